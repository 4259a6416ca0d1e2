import SourceText
import SyntaxModel

/// Turns tree-sitter's tree of a Dart file into the neutral one.
///
/// Every method takes nodes as indices into `tree`. The grammar lays much of Dart flat: a primary
/// and its selectors are neighbours, and so are the parts of a type, of a pattern and of a member.
/// So many methods take runs of nodes. What is not understood becomes `unknown` with the grammar's
/// name for it, and so does what is nested deeper than `depthLimit`.
struct DartConverter: TreeConverter {
  let file: SourceFile
  let tree: ConcreteTree
  let grammar: DartGrammar
  /// How many expressions, statements and declarations the present node is inside of.
  var depth = 0
  /// The name of the type whose members are read; a function of that name is its constructor.
  var typeName = ""

  /// The depth at which conversion stops.
  ///
  /// Real files stay below 120. Whoever walks the tree may recurse this deep, on a thread whose
  /// stack is half a megabyte; a level takes up to three calls.
  static let depthLimit = 250

  init(file: SourceFile, tree: ConcreteTree, grammar: DartGrammar) {
    self.file = file
    self.tree = tree
    self.grammar = grammar
  }

  /// The declarations of the whole file.
  mutating func convertFile() -> [Statement] {
    guard !tree.records.isEmpty else { return [] }
    return topLevel(of: 0)
  }
}

/// The grammar with its numbers resolved to kinds and fields.
struct DartGrammar: Sendable {
  let grammar: Grammar
  let kinds: [DartKind]
  let fields: [DartField]

  init(_ grammar: Grammar) {
    self.grammar = grammar
    kinds = grammar.kinds(DartKind.self, otherwise: .other)
    fields = grammar.fields(DartField.self, otherwise: .none)
  }
}

/// A run of nodes that is read from its beginning to its end.
struct DartNodes {
  let nodes: [Int]
  var position = 0

  init(_ nodes: some Sequence<Int>) { self.nodes = Array(nodes) }

  var next: Int? { position < nodes.count ? nodes[position] : nil }
}

// MARK: - Reading nodes

extension DartConverter {
  func kind(_ node: Int) -> DartKind {
    let symbol = Int(tree.records[node].symbol)
    return symbol < grammar.kinds.count ? grammar.kinds[symbol] : .damage
  }

  func field(_ node: Int) -> DartField {
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

  func child(_ node: Int, _ kind: DartKind) -> Int? {
    children(node).first { self.kind($0) == kind }
  }

  func child(_ node: Int, as field: DartField) -> Int? {
    children(node).first { self.field($0) == field }
  }

  func unknown(_ node: Int) -> Expression {
    Expression(.unknown(grammarName(node)), span(node))
  }
}
