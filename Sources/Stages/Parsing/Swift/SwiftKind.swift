/// The nodes of tree-sitter's Swift grammar that the front end tells apart, by their names there.
///
/// Grammar: tree-sitter-swift 0.7.4. Tokens without a name of their own are named by their text.
enum SwiftKind: String {
  // Declarations
  case classDeclaration = "class_declaration"
  case protocolDeclaration = "protocol_declaration"
  case functionDeclaration = "function_declaration"
  case protocolFunction = "protocol_function_declaration"
  case initializer = "init_declaration"
  case deinitializer = "deinit_declaration"
  case subscriptDeclaration = "subscript_declaration"
  case property = "property_declaration"
  case protocolProperty = "protocol_property_declaration"
  case alias = "typealias_declaration"
  case associatedType = "associatedtype_declaration"
  case importDeclaration = "import_declaration"
  case operatorDeclaration = "operator_declaration"
  case precedenceGroup = "precedence_group_declaration"
  case macroDeclaration = "macro_declaration"
  case enumEntry = "enum_entry"
  case enumTypeParameters = "enum_type_parameters"

  // Parts of declarations
  case modifiers
  case attribute
  case inheritance = "inheritance_specifier"
  case parameter
  case parameterModifiers = "parameter_modifiers"
  case functionBody = "function_body"
  case computedProperty = "computed_property"
  case computedGetter = "computed_getter"
  case typeAnnotation = "type_annotation"
  case valueBinding = "value_binding_pattern"
  case identifier
  case shebang = "shebang_line"

  // Types
  case userType = "user_type"
  case typeIdentifier = "type_identifier"
  case typeArguments = "type_arguments"
  case tupleType = "tuple_type"
  case tupleTypeItem = "tuple_type_item"
  case functionType = "function_type"
  case arrayType = "array_type"
  case dictionaryType = "dictionary_type"
  case optionalType = "optional_type"
  case metatype
  case qualifiedType = "bracket_qualified_type"
  case opaqueType = "opaque_type"
  case existentialType = "existential_type"
  case compositionType = "protocol_composition_type"
  case packType = "type_parameter_pack"
  case packExpansionType = "type_pack_expansion"
  case suppressedType = "suppressed_constraint"
  case typeModifiers = "type_modifiers"
  case typeParameters = "type_parameters"

  // Statements
  case statements
  case ifStatement = "if_statement"
  case guardStatement = "guard_statement"
  case switchStatement = "switch_statement"
  case switchEntry = "switch_entry"
  case switchPattern = "switch_pattern"
  case forStatement = "for_statement"
  case whileStatement = "while_statement"
  case repeatStatement = "repeat_while_statement"
  case doStatement = "do_statement"
  case catchBlock = "catch_block"
  case whereClause = "where_clause"
  case transfer = "control_transfer_statement"
  case label = "statement_label"
  case availability = "availability_condition"
  case discard = "discard_statement"
  case directive
  case diagnostic

  // Patterns
  case pattern
  case wildcard = "wildcard_pattern"

  // Expressions made of operands and operators
  case multiplication = "multiplicative_expression"
  case addition = "additive_expression"
  case rangeExpression = "range_expression"
  case infix = "infix_expression"
  case nilCoalescing = "nil_coalescing_expression"
  case check = "check_expression"
  case comparison = "comparison_expression"
  case equality = "equality_expression"
  case conjunction = "conjunction_expression"
  case disjunction = "disjunction_expression"
  case bitwise = "bitwise_operation"
  case asExpression = "as_expression"
  case asOperator = "as_operator"
  case ternary = "ternary_expression"
  case assignment
  case assignable = "directly_assignable_expression"
  case prefix = "prefix_expression"
  case postfix = "postfix_expression"
  case openStartRange = "open_start_range_expression"
  case openEndRange = "open_end_range_expression"
  case call = "call_expression"
  case construction = "constructor_expression"
  case navigation = "navigation_expression"
  case tryExpression = "try_expression"
  case tryOperator = "try_operator"
  case awaitExpression = "await_expression"
  case consumeExpression = "consume_expression"
  case valuePack = "value_parameter_pack"
  case valuePackExpansion = "value_pack_expansion"

  // Parts of calls
  case callSuffix = "call_suffix"
  case constructorSuffix = "constructor_suffix"
  case navigationSuffix = "navigation_suffix"
  case valueArguments = "value_arguments"
  case valueArgument = "value_argument"
  case argumentLabel = "value_argument_label"
  case macroInvocation = "macro_invocation"
  case selector = "selector_expression"
  case keyPathString = "key_path_string_expression"

  // Operands
  case name = "simple_identifier"
  /// `if` or `switch` where it is a name, as in `.switch`.
  case keywordName = "_expression"
  case selfExpression = "self_expression"
  case superExpression = "super_expression"
  case integer = "integer_literal"
  case hexadecimal = "hex_literal"
  case octal = "oct_literal"
  case binary = "bin_literal"
  case real = "real_literal"
  case boolean = "boolean_literal"
  case nothing = "nil_literal"
  case string = "line_string_literal"
  case lineText = "line_str_text"
  case multilineString = "multi_line_string_literal"
  case rawString = "raw_string_literal"
  case rawInterpolation = "raw_str_interpolation"
  case interpolated = "interpolated_expression"
  case array = "array_literal"
  case dictionary = "dictionary_literal"
  case tuple = "tuple_expression"
  case keyPath = "key_path_expression"
  case specialLiteral = "special_literal"
  case fullRange = "fully_open_range"
  case customOperator = "custom_operator"
  case bang

  // Closures
  case closure = "lambda_literal"
  case captures = "capture_list"
  case captureItem = "capture_list_item"
  case closureType = "lambda_function_type"
  case closureParameters = "lambda_function_type_parameters"
  case closureParameter = "lambda_parameter"

  // Tokens
  case openParenthesis = "("
  case closeParenthesis = ")"
  case openBracket = "["
  case closeBracket = "]"
  case openBrace = "{"
  case closeBrace = "}"
  case comma = ","
  case colon = ":"
  case dot = "."
  case equals = "="
  case question = "?"
  case ellipsis = "..."
  case openInterpolation = "\\("
  case elseKeyword = "else"
  case caseKeyword = "case"
  case isKeyword = "is"
  case asKeyword = "as"
  case inKeyword = "in"
  case whereKeyword = "where_keyword"
  case defaultKeyword = "default_keyword"
  case throwKeyword = "throw_keyword"
  case classKeyword = "class"
  case indirect
  case async

  /// Text that the grammar could make nothing of.
  case damage = "ERROR"
  /// Anything else.
  case other = ""
}

/// The parts that nodes play in their parents.
enum SwiftField: String {
  case name
  case body
  case condition
  case declarationKind = "declaration_kind"
  case inherits = "inherits_from"
  case externalName = "external_name"
  case defaultValue = "default_value"
  case rawValue = "raw_value"
  case dataContents = "data_contents"
  case computedValue = "computed_value"
  case value
  case key
  case element
  case result
  case operation
  case item
  case collection
  case expression = "expr"
  case ifTrue = "if_true"
  case ifFalse = "if_false"
  case error
  case none = ""
}
