import SourceText
import SyntaxModel

/// Turns tree-sitter's tree of a Kotlin file into the neutral one.
///
/// Every method takes nodes as indices into `tree`. What is not understood becomes `unknown` with
/// the grammar's name for it, and so does what is nested deeper than `depthLimit`.
struct KotlinConverter: TreeConverter {
  let file: SourceFile
  let tree: ConcreteTree
  let grammar: KotlinGrammar
  /// How many expressions, statements and declarations the present node is inside of.
  var depth = 0

  /// The depth at which conversion stops.
  ///
  /// Whoever walks the tree may recurse this deep, on a thread whose stack is half a megabyte.
  static let depthLimit = 200

  init(file: SourceFile, tree: ConcreteTree, grammar: KotlinGrammar) {
    self.file = file
    self.tree = tree
    self.grammar = grammar
  }

  /// The declarations of the whole file.
  mutating func convertFile() -> [Statement] {
    guard !tree.records.isEmpty else { return [] }
    return statements(in: 0)
  }
}

/// The grammar with its numbers resolved to kinds and fields.
struct KotlinGrammar: Sendable {
  let grammar: Grammar
  let kinds: [KotlinKind]
  let fields: [KotlinField]

  init(_ grammar: Grammar) {
    self.grammar = grammar
    kinds = grammar.kinds(KotlinKind.self, otherwise: .other)
    fields = grammar.fields(KotlinField.self, otherwise: .none)
  }
}

// MARK: - Reading nodes

extension KotlinConverter {
  func kind(_ node: Int) -> KotlinKind {
    let symbol = Int(tree.records[node].symbol)
    return symbol < grammar.kinds.count ? grammar.kinds[symbol] : .damage
  }

  func field(_ node: Int) -> KotlinField {
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

  func firstChild(_ node: Int) -> Int? {
    var nodes = children(node).makeIterator()
    return nodes.next()
  }

  func child(_ node: Int, _ kind: KotlinKind) -> Int? {
    children(node).first { self.kind($0) == kind }
  }

  func child(_ node: Int, as field: KotlinField) -> Int? {
    children(node).first { self.field($0) == field }
  }

  func unknown(_ node: Int) -> Expression {
    Expression(.unknown(grammarName(node)), span(node))
  }
}
