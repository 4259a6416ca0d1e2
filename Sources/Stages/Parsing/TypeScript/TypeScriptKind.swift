/// The nodes of tree-sitter's TypeScript and TSX grammars that the front end tells apart, by their
/// names there.
///
/// Grammar: tree-sitter-typescript 0.23. Nodes without a name of their own are all `token`, as some
/// share their text with a named node: `class`, `string`, `this`.
enum TypeScriptKind: String {
  // Statements
  case expressionStatement = "expression_statement"
  case statementBlock = "statement_block"
  case emptyStatement = "empty_statement"
  case debuggerStatement = "debugger_statement"
  case hashBang = "hash_bang_line"
  case lexicalDeclaration = "lexical_declaration"
  case variableDeclaration = "variable_declaration"
  case variableDeclarator = "variable_declarator"
  case ifStatement = "if_statement"
  case switchStatement = "switch_statement"
  case switchCase = "switch_case"
  case switchDefault = "switch_default"
  case forInStatement = "for_in_statement"
  case forStatement = "for_statement"
  case whileStatement = "while_statement"
  case doStatement = "do_statement"
  case tryStatement = "try_statement"
  case finallyClause = "finally_clause"
  case throwStatement = "throw_statement"
  case returnStatement = "return_statement"
  case breakStatement = "break_statement"
  case continueStatement = "continue_statement"
  case labeledStatement = "labeled_statement"
  // Declarations
  case importStatement = "import_statement"
  case importClause = "import_clause"
  case importRequireClause = "import_require_clause"
  case namespaceImport = "namespace_import"
  case namedImports = "named_imports"
  case importSpecifier = "import_specifier"
  case exportStatement = "export_statement"
  case exportClause = "export_clause"
  case exportSpecifier = "export_specifier"
  case namespaceExport = "namespace_export"
  case ambientDeclaration = "ambient_declaration"
  case module
  case internalModule = "internal_module"
  case functionDeclaration = "function_declaration"
  case generatorFunctionDeclaration = "generator_function_declaration"
  case functionSignature = "function_signature"
  case classDeclaration = "class_declaration"
  case abstractClassDeclaration = "abstract_class_declaration"
  case classExpression = "class"
  case classHeritage = "class_heritage"
  case extendsClause = "extends_clause"
  case implementsClause = "implements_clause"
  case methodDefinition = "method_definition"
  case methodSignature = "method_signature"
  case abstractMethodSignature = "abstract_method_signature"
  case fieldDefinition = "public_field_definition"
  case decorator
  case interfaceDeclaration = "interface_declaration"
  case extendsTypeClause = "extends_type_clause"
  case propertySignature = "property_signature"
  case enumDeclaration = "enum_declaration"
  case enumAssignment = "enum_assignment"
  case typeAliasDeclaration = "type_alias_declaration"
  case accessibilityModifier = "accessibility_modifier"
  case overrideModifier = "override_modifier"
  // Parameters and patterns
  case requiredParameter = "required_parameter"
  case optionalParameter = "optional_parameter"
  case objectPattern = "object_pattern"
  case arrayPattern = "array_pattern"
  case restPattern = "rest_pattern"
  case pairPattern = "pair_pattern"
  case assignmentPattern = "assignment_pattern"
  case objectAssignmentPattern = "object_assignment_pattern"
  case shorthandPattern = "shorthand_property_identifier_pattern"
  // Expressions
  case identifier
  case propertyIdentifier = "property_identifier"
  case privatePropertyIdentifier = "private_property_identifier"
  case shorthandProperty = "shorthand_property_identifier"
  case statementIdentifier = "statement_identifier"
  case this
  case superclass = "super"
  case importing = "import"
  case metaProperty = "meta_property"
  case number
  case string
  case templateString = "template_string"
  case templateSubstitution = "template_substitution"
  case regex
  case yes = "true"
  case no = "false"
  case null
  case undefined
  case object
  case array
  case pair
  case computedPropertyName = "computed_property_name"
  case spreadElement = "spread_element"
  case arrowFunction = "arrow_function"
  case functionExpression = "function_expression"
  case generatorFunction = "generator_function"
  case callExpression = "call_expression"
  case newExpression = "new_expression"
  case arguments
  case memberExpression = "member_expression"
  case subscriptExpression = "subscript_expression"
  case optionalChain = "optional_chain"
  case parenthesizedExpression = "parenthesized_expression"
  case sequenceExpression = "sequence_expression"
  case nonNullExpression = "non_null_expression"
  case awaitExpression = "await_expression"
  case yieldExpression = "yield_expression"
  case asExpression = "as_expression"
  case satisfiesExpression = "satisfies_expression"
  case typeAssertion = "type_assertion"
  case instantiationExpression = "instantiation_expression"
  case unaryExpression = "unary_expression"
  case updateExpression = "update_expression"
  case binaryExpression = "binary_expression"
  case ternaryExpression = "ternary_expression"
  case assignmentExpression = "assignment_expression"
  case augmentedAssignment = "augmented_assignment_expression"
  // Elements
  case element = "jsx_element"
  case selfClosingElement = "jsx_self_closing_element"
  case elementExpression = "jsx_expression"
  case elementAttribute = "jsx_attribute"
  case elementText = "jsx_text"
  case characterReference = "html_character_reference"
  // Types
  case typeAnnotation = "type_annotation"
  case typeArguments = "type_arguments"
  case typeIdentifier = "type_identifier"
  case nestedTypeIdentifier = "nested_type_identifier"
  case nestedIdentifier = "nested_identifier"
  case predefinedType = "predefined_type"
  case genericType = "generic_type"
  case unionType = "union_type"
  case intersectionType = "intersection_type"
  case arrayType = "array_type"
  case tupleType = "tuple_type"
  case objectType = "object_type"
  case functionType = "function_type"
  case constructorType = "constructor_type"
  case parenthesizedType = "parenthesized_type"
  case readonlyType = "readonly_type"
  case literalType = "literal_type"
  case maybeType = "flow_maybe_type"
  case optionalType = "optional_type"
  case restType = "rest_type"
  case typeQuery = "type_query"
  case lookupType = "lookup_type"
  case indexTypeQuery = "index_type_query"
  case thisType = "this_type"
  case typePredicateAnnotation = "type_predicate_annotation"
  case assertsAnnotation = "asserts_annotation"
  /// Text that did not parse.
  case damage
  /// A node without a name: a keyword, an operator, a bracket.
  case token
  /// Anything else.
  case other
}

/// The parts that nodes play in their parents.
enum TypeScriptField: String {
  case alias
  case alternative
  case argument
  case arguments
  case attribute
  case body
  case closeTag = "close_tag"
  case condition
  case consequence
  case constructor
  case declaration
  case decorator
  case finalizer
  case function
  case index
  case kind
  case key
  case left
  case module
  case name
  case object
  case openTag = "open_tag"
  case operation = "operator"
  case parameter
  case parameters
  case pattern
  case property
  case returnType = "return_type"
  case right
  case source
  case type
  case value
  case none
}
