/// The nodes of tree-sitter's Dart grammar that the front end tells apart, by their names there.
///
/// Grammar: tree-sitter-dart 0.1.0. Tokens without a name of their own are named by their text.
enum DartKind: String {
  // Declarations
  case classDefinition = "class_definition"
  case mixinDeclaration = "mixin_declaration"
  case enumDeclaration = "enum_declaration"
  case extensionDeclaration = "extension_declaration"
  case extensionTypeDeclaration = "extension_type_declaration"
  case typeAlias = "type_alias"
  case importOrExport = "import_or_export"
  case libraryImport = "library_import"
  case libraryExport = "library_export"
  case importSpecification = "import_specification"
  case libraryName = "library_name"
  case partDirective = "part_directive"
  case partOfDirective = "part_of_directive"
  case scriptTag = "script_tag"

  // Parts of declarations
  case uri
  case configurableURI = "configurable_uri"
  case dottedIdentifiers = "dotted_identifier_list"
  case combinator
  case annotation
  case superclass
  case mixins
  case interfaces
  case mixinApplicationClass = "mixin_application_class"
  case mixinApplication = "mixin_application"
  case representation = "representation_declaration"
  case classBody = "class_body"
  case enumBody = "enum_body"
  case extensionBody = "extension_body"
  case enumConstant = "enum_constant"

  // Members
  case declaration
  case methodSignature = "method_signature"
  case functionSignature = "function_signature"
  case getterSignature = "getter_signature"
  case setterSignature = "setter_signature"
  case operatorSignature = "operator_signature"
  case constructorSignature = "constructor_signature"
  case constantConstructorSignature = "constant_constructor_signature"
  case factorySignature = "factory_constructor_signature"
  case redirectingFactorySignature = "redirecting_factory_constructor_signature"
  case initializedList = "initialized_identifier_list"
  case initializedIdentifier = "initialized_identifier"
  case staticFinalList = "static_final_declaration_list"
  case staticFinalDeclaration = "static_final_declaration"
  case identifierList = "identifier_list"
  case initializers
  case initializerEntry = "initializer_list_entry"
  case fieldInitializer = "field_initializer"
  case redirection
  case functionBody = "function_body"

  // Parameters
  case formalParameterList = "formal_parameter_list"
  case formalParameter = "formal_parameter"
  case optionalParameters = "optional_formal_parameters"
  case constructorParameter = "constructor_param"
  case superParameter = "super_formal_parameter"

  // Types
  case typeIdentifier = "type_identifier"
  case typeArguments = "type_arguments"
  case functionType = "function_type"
  case parameterTypeList = "parameter_type_list"
  case normalParameterType = "normal_parameter_type"
  case optionalParameterTypes = "optional_parameter_types"
  case optionalPositionalTypes = "optional_positional_parameter_types"
  case namedParameterTypes = "named_parameter_types"
  case typedIdentifier = "typed_identifier"
  case recordType = "record_type"
  case recordTypeField = "record_type_field"
  case recordTypeNamedField = "record_type_named_field"
  case voidType = "void_type"
  case nullableType = "nullable_type"
  case varType = "inferred_type"

  // Statements
  case block
  case expressionStatement = "expression_statement"
  case localVariable = "local_variable_declaration"
  case variableDefinition = "initialized_variable_definition"
  case patternVariable = "pattern_variable_declaration"
  case localFunction = "local_function_declaration"
  case lambdaExpression = "lambda_expression"
  case ifStatement = "if_statement"
  case forStatement = "for_statement"
  case forLoopParts = "for_loop_parts"
  case whileStatement = "while_statement"
  case doStatement = "do_statement"
  case switchStatement = "switch_statement"
  case switchBlock = "switch_block"
  case switchStatementCase = "switch_statement_case"
  case switchStatementDefault = "switch_statement_default"
  case tryStatement = "try_statement"
  case finallyClause = "finally_clause"
  case returnStatement = "return_statement"
  case breakStatement = "break_statement"
  case continueStatement = "continue_statement"
  case yieldStatement = "yield_statement"
  case yieldEachStatement = "yield_each_statement"
  case assertStatement = "assert_statement"
  case assertion
  case assertionArguments = "assertion_arguments"
  case labeledStatement = "labeled_statement"
  case emptyStatement = "empty_statement"

  // Patterns
  case constantPattern = "constant_pattern"
  case variablePattern = "variable_pattern"
  case castPattern = "cast_pattern"
  case nullCheckPattern = "null_check_pattern"
  case nullAssertPattern = "null_assert_pattern"
  case listPattern = "list_pattern"
  case mapPattern = "map_pattern"
  case recordPattern = "record_pattern"
  case objectPattern = "object_pattern"
  case restPattern = "rest_pattern"

  // Expressions made of operands and operators
  case conditional = "conditional_expression"
  case ifNull = "if_null_expression"
  case disjunction = "logical_or_expression"
  case conjunction = "logical_and_expression"
  case equality = "equality_expression"
  case relation = "relational_expression"
  case bitwiseOr = "bitwise_or_expression"
  case bitwiseXor = "bitwise_xor_expression"
  case bitwiseAnd = "bitwise_and_expression"
  case shift = "shift_expression"
  case addition = "additive_expression"
  case multiplication = "multiplicative_expression"
  case castExpression = "type_cast_expression"
  case testExpression = "type_test_expression"
  case typeCast = "type_cast"
  case typeTest = "type_test"
  case unary = "unary_expression"
  case awaitExpression = "await_expression"
  case postfix = "postfix_expression"
  case assignable = "assignable_expression"
  case assignment = "assignment_expression"
  case assignmentWithoutCascade = "assignment_expression_without_cascade"
  case patternAssignment = "pattern_assignment"
  case throwExpression = "throw_expression"
  case throwWithoutCascade = "throw_expression_without_cascade"
  case rethrowExpression = "rethrow_expression"

  // Operators
  case prefixOperator = "prefix_operator"
  case minusOperator = "minus_operator"
  case tildeOperator = "tilde_operator"
  case incrementOperator = "increment_operator"
  case postfixOperator = "postfix_operator"
  case disjunctionOperator = "logical_or_operator"
  case conjunctionOperator = "logical_and_operator"
  case equalityOperator = "equality_operator"
  case relationalOperator = "relational_operator"
  case bitwiseOperator = "bitwise_operator"
  case shiftOperator = "shift_operator"
  case additiveOperator = "additive_operator"
  case multiplicativeOperator = "multiplicative_operator"
  case asOperator = "as_operator"
  case ifNullOperator = "??"
  case bitwiseOrToken = "|"
  case bitwiseXorToken = "^"
  case bitwiseAndToken = "&"

  // Parts of calls
  case selector
  case unconditionalSelector = "unconditional_assignable_selector"
  case conditionalSelector = "conditional_assignable_selector"
  case indexSelector = "index_selector"
  case argumentPart = "argument_part"
  case arguments
  case argument
  case namedArgument = "named_argument"
  case label
  case cascadeSection = "cascade_section"
  case constructorInvocation = "constructor_invocation"
  case constructorTearoff = "constructor_tearoff"
  case newExpression = "new_expression"
  case constExpression = "const_object_expression"
  case dotShorthand = "dot_shorthand"
  case qualified
  case scopedIdentifier = "scoped_identifier"

  // Operands
  case identifier
  case dollarIdentifier = "identifier_dollar_escaped"
  case this
  case superExpression = "super"
  case decimalInteger = "decimal_integer_literal"
  case decimalNumber = "decimal_floating_point_literal"
  case hexadecimal = "hex_integer_literal"
  case trueLiteral = "true"
  case falseLiteral = "false"
  case nullLiteral = "null_literal"
  case stringLiteral = "string_literal"
  case templateSubstitution = "template_substitution"
  case symbolLiteral = "symbol_literal"
  case listLiteral = "list_literal"
  case setOrMapLiteral = "set_or_map_literal"
  case pair
  case spreadElement = "spread_element"
  case ifElement = "if_element"
  case forElement = "for_element"
  case recordLiteral = "record_literal"
  case recordField = "record_field"
  case parenthesized = "parenthesized_expression"
  case functionExpression = "function_expression"
  case functionExpressionBody = "function_expression_body"
  case switchExpression = "switch_expression"
  case switchExpressionCase = "switch_expression_case"

  // Keywords
  case abstract, base, sealed, interface, mixin, augment, external, covariant, late, required
  case async, show
  case asyncStar = "async*"
  case syncStar = "sync*"
  case staticKeyword = "static"
  case finalKeyword = "final_builtin"
  case finalToken = "final"
  case constKeyword = "const_builtin"
  case newKeyword = "new"
  case classKeyword = "class"
  case enumKeyword = "enum"
  case extensionKeyword = "extension"
  case functionKeyword = "Function"
  case assertKeyword = "assert_builtin"
  case caseBuiltin = "case_builtin"
  case caseKeyword = "case"
  case defaultKeyword = "default"
  case whenKeyword = "when"
  case ifKeyword = "if"
  case inKeyword = "in"

  // Tokens
  case openParenthesis = "("
  case closeParenthesis = ")"
  case openBracket = "["
  case closeBracket = "]"
  case openBrace = "{"
  case closeBrace = "}"
  case comma = ","
  case colon = ":"
  case semicolon = ";"
  case dot = "."
  case cascade = ".."
  case nullableCascade = "?.."
  case equals = "="
  case arrow = "=>"
  case question = "?"
  case bang = "!"

  /// Text that the grammar could make nothing of.
  case damage = "ERROR"
  /// Anything else.
  case other = ""
}

extension DartKind {
  /// Whether it is a declaration by itself, with its annotations inside.
  var isDeclaration: Bool {
    switch self {
    case .classDefinition, .mixinDeclaration, .enumDeclaration, .extensionDeclaration,
      .extensionTypeDeclaration, .typeAlias, .importOrExport, .libraryName, .partDirective,
      .partOfDirective, .scriptTag:
      true
    default: false
    }
  }

  /// Whether it is a statement of a block.
  var isStatement: Bool {
    switch self {
    case .block, .expressionStatement, .localVariable, .localFunction, .ifStatement,
      .forStatement, .whileStatement, .doStatement, .switchStatement, .tryStatement,
      .returnStatement, .breakStatement, .continueStatement, .yieldStatement,
      .yieldEachStatement, .assertStatement, .labeledStatement, .emptyStatement:
      true
    default: false
    }
  }
}

/// The parts that nodes play in their parents.
enum DartField: String {
  case name
  case body
  case condition
  case consequence
  case alternative
  case left
  case right
  case operation = "operator"
  case key
  case value
  case initial = "init"
  case update
  case extendedType = "class"
  case none = ""
}
