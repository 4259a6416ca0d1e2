import SourceText
import SyntaxModel

/// Turns tree-sitter's tree of a TypeScript or JavaScript file into the neutral one.
///
/// Every method takes nodes as indices into `tree`. What is not understood becomes `unknown` with
/// the grammar's name for it, and so does what is nested deeper than `depthLimit`.
struct TypeScriptConverter: TreeConverter {
  let file: SourceFile
  let tree: ConcreteTree
  let grammar: TypeScriptGrammar
  /// How many expressions, statements and declarations the present node is inside of.
  var depth = 0

  /// The depth at which conversion stops.
  ///
  /// Real files stay below 100. Whoever walks the tree may recurse this deep, on a thread whose
  /// stack is half a megabyte; a level takes several calls.
  static let depthLimit = 180

  init(file: SourceFile, tree: ConcreteTree, grammar: TypeScriptGrammar) {
    self.file = file
    self.tree = tree
    self.grammar = grammar
  }

  /// The statements of the whole file.
  mutating func convertFile() -> [Statement] {
    guard !tree.records.isEmpty else { return [] }
    return kind(0) == .damage ? salvage(0) : statements(in: 0)
  }
}

/// One of the two grammars with its numbers resolved to kinds and fields.
struct TypeScriptGrammar: Sendable {
  let grammar: Grammar
  let kinds: [TypeScriptKind]
  let fields: [TypeScriptField]

  init(_ grammar: Grammar) {
    self.grammar = grammar
    kinds = grammar.kinds(TypeScriptKind.self, otherwise: .other)
    fields = grammar.fields(TypeScriptField.self, otherwise: .none)
  }
}

// MARK: - Reading nodes

extension TypeScriptConverter {
  func kind(_ node: Int) -> TypeScriptKind {
    let record = tree.records[node]
    guard record.symbol != ConcreteTree.errorSymbol else { return .damage }
    guard record.isNamed else { return .token }
    let symbol = Int(record.symbol)
    return symbol < grammar.kinds.count ? grammar.kinds[symbol] : .other
  }

  func field(_ node: Int) -> TypeScriptField {
    let number = Int(tree.records[node].field)
    return number < grammar.fields.count ? grammar.fields[number] : .none
  }

  func isNamed(_ node: Int) -> Bool { tree.records[node].isNamed }

  /// The grammar's name for a node, as `unknown` carries it.
  func grammarName(_ node: Int) -> String {
    let symbol = Int(tree.records[node].symbol)
    let names = grammar.grammar.symbolNames
    return symbol < names.count ? names[symbol] : "ERROR"
  }

  func children(_ node: Int) -> ConcreteTree.Children { tree.children(of: node) }

  /// The first child that is not just a token; what did not parse is passed over.
  func firstNamed(_ node: Int) -> Int? {
    children(node).first { isNamed($0) && kind($0) != .damage }
  }

  func child(_ node: Int, _ kind: TypeScriptKind) -> Int? {
    children(node).first { self.kind($0) == kind }
  }

  func child(_ node: Int, as field: TypeScriptField) -> Int? {
    children(node).first { self.field($0) == field }
  }

  func isToken(_ node: Int, _ text: String) -> Bool {
    !isNamed(node) && grammarName(node) == text
  }

  func has(_ node: Int, token: String) -> Bool {
    children(node).contains { isToken($0, token) }
  }

  func unknown(_ node: Int) -> Expression {
    Expression(.unknown(grammarName(node)), span(node))
  }
}
