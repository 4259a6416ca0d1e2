/// The nodes of tree-sitter's Kotlin grammar that the front end tells apart, by their names there.
///
/// Grammar: tree-sitter-kotlin 1.1. Tokens without a name of their own are named by their text.
enum KotlinKind: String {
  case sourceFile = "source_file"
  case importing = "import"
  case packageHeader = "package_header"
  case fileAnnotation = "file_annotation"
  case shebang
  case qualifiedIdentifier = "qualified_identifier"
  case identifier
  case classDeclaration = "class_declaration"
  case objectDeclaration = "object_declaration"
  case companionObject = "companion_object"
  case propertyDeclaration = "property_declaration"
  case typeAlias = "type_alias"
  case functionDeclaration = "function_declaration"
  case anonymousInitializer = "anonymous_initializer"
  case secondaryConstructor = "secondary_constructor"
  case primaryConstructor = "primary_constructor"
  case classParameters = "class_parameters"
  case classParameter = "class_parameter"
  case modifiers
  case annotation
  case useSiteTarget = "use_site_target"
  case constructorInvocation = "constructor_invocation"
  case delegationSpecifiers = "delegation_specifiers"
  case delegationSpecifier = "delegation_specifier"
  case explicitDelegation = "explicit_delegation"
  case classBody = "class_body"
  case enumClassBody = "enum_class_body"
  case enumEntry = "enum_entry"
  case getter
  case setter
  case propertyDelegate = "property_delegate"
  case variableDeclaration = "variable_declaration"
  case multiVariableDeclaration = "multi_variable_declaration"
  case typeParameters = "type_parameters"
  case typeConstraints = "type_constraints"
  case functionValueParameters = "function_value_parameters"
  case parameter
  case parameterModifiers = "parameter_modifiers"
  case functionBody = "function_body"
  case block
  case userType = "user_type"
  case nullableType = "nullable_type"
  case functionType = "function_type"
  case nonNullableType = "non_nullable_type"
  case parenthesizedType = "parenthesized_type"
  case typeArguments = "type_arguments"
  case typeProjection = "type_projection"
  case typeModifiers = "type_modifiers"
  case functionTypeParameters = "function_type_parameters"
  case assignment
  case forStatement = "for_statement"
  case whileStatement = "while_statement"
  case doWhileStatement = "do_while_statement"
  case returnExpression = "return_expression"
  case throwExpression = "throw_expression"
  case stringLiteral = "string_literal"
  case multilineStringLiteral = "multiline_string_literal"
  case characterLiteral = "character_literal"
  case numberLiteral = "number_literal"
  case floatLiteral = "float_literal"
  case interpolation
  case objectLiteral = "object_literal"
  case collectionLiteral = "collection_literal"
  case navigationExpression = "navigation_expression"
  case binaryExpression = "binary_expression"
  case unaryExpression = "unary_expression"
  case annotatedExpression = "annotated_expression"
  case labeledExpression = "labeled_expression"
  case callExpression = "call_expression"
  case inExpression = "in_expression"
  case isExpression = "is_expression"
  case asExpression = "as_expression"
  case spreadExpression = "spread_expression"
  case infixExpression = "infix_expression"
  case rangeExpression = "range_expression"
  case ifExpression = "if_expression"
  case parenthesizedExpression = "parenthesized_expression"
  case thisExpression = "this_expression"
  case superExpression = "super_expression"
  case whenExpression = "when_expression"
  case whenSubject = "when_subject"
  case whenEntry = "when_entry"
  case rangeTest = "range_test"
  case typeTest = "type_test"
  case tryExpression = "try_expression"
  case catchBlock = "catch_block"
  case finallyBlock = "finally_block"
  case callableReference = "callable_reference"
  case lambdaLiteral = "lambda_literal"
  case lambdaParameters = "lambda_parameters"
  case anonymousFunction = "anonymous_function"
  case indexExpression = "index_expression"
  case annotatedLambda = "annotated_lambda"
  case valueArguments = "value_arguments"
  case valueArgument = "value_argument"
  case label
  case elseKeyword = "else"
  case equals = "="
  case valKeyword = "val"
  case varKeyword = "var"
  case dynamicType = "dynamic"
  case closeParenthesis = ")"
  case arrow = "->"
  case colon = ":"
  case comma = ","
  case asKeyword = "as"
  case star = "*"
  /// Text that did not parse.
  case damage
  /// Anything else.
  case other
}

/// The parts that nodes play in their parents.
enum KotlinField: String {
  case name
  case argument
  case condition
  case left
  case right
  case operation = "operator"
  case none
}
