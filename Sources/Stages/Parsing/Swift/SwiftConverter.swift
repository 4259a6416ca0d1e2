import SourceText
import SyntaxModel

/// Turns tree-sitter's tree of a Swift file into the neutral one.
///
/// Every method takes nodes as indices into `tree`. What is not understood becomes `unknown` with
/// the grammar's name for it, and so does what is nested deeper than `depthLimit`.
struct SwiftConverter: TreeConverter {
  let file: SourceFile
  let tree: ConcreteTree
  let grammar: SwiftGrammar
  /// How many expressions, statements and declarations the present node is inside of.
  var depth = 0

  /// The depth at which conversion stops.
  ///
  /// Real files stay below 120. Whoever walks the tree may recurse this deep, on a thread whose
  /// stack is half a megabyte; a level takes up to three calls.
  static let depthLimit = 250

  init(file: SourceFile, tree: ConcreteTree, grammar: SwiftGrammar) {
    self.file = file
    self.tree = tree
    self.grammar = grammar
  }

  /// The statements and declarations of the whole file.
  mutating func convertFile() -> [Statement] {
    guard !tree.records.isEmpty else { return [] }
    return statements(in: 0, isLocal: false)
  }
}

/// The grammar with its numbers resolved to kinds and fields.
struct SwiftGrammar: Sendable {
  let grammar: Grammar
  let kinds: [SwiftKind]
  let fields: [SwiftField]

  init(_ grammar: Grammar) {
    self.grammar = grammar
    kinds = grammar.kinds(SwiftKind.self, otherwise: .other)
    fields = grammar.fields(SwiftField.self, otherwise: .none)
  }
}

// MARK: - Reading nodes

extension SwiftConverter {
  func kind(_ node: Int) -> SwiftKind {
    let symbol = Int(tree.records[node].symbol)
    return symbol < grammar.kinds.count ? grammar.kinds[symbol] : .damage
  }

  func field(_ node: Int) -> SwiftField {
    let number = Int(tree.records[node].field)
    return number < grammar.fields.count ? grammar.fields[number] : .none
  }

  /// The grammar's name for a node, as `unknown` carries it.
  func grammarName(_ node: Int) -> String {
    let symbol = Int(tree.records[node].symbol)
    let names = grammar.grammar.symbolNames
    return symbol < names.count ? names[symbol] : "ERROR"
  }

  func children(_ node: Int) -> ConcreteTree.Children { tree.children(of: node) }

  func child(_ node: Int, as field: SwiftField) -> Int? {
    children(node).first { self.field($0) == field }
  }

  func child(_ node: Int, _ kind: SwiftKind) -> Int? {
    children(node).first { self.kind($0) == kind }
  }

  /// The text of an identifier, without the back-ticks that let it be a keyword.
  func identifier(_ node: Int) -> String {
    let range = range(node)
    let backtick = UInt8(ascii: "`")
    if range.count > 2, file.bytes[range.lowerBound] == backtick,
      file.bytes[range.upperBound - 1] == backtick
    {
      return file.text(in: range.lowerBound + 1..<range.upperBound - 1)
    }
    return file.text(in: range)
  }

  func isType(_ node: Int) -> Bool {
    switch kind(node) {
    case .userType, .typeIdentifier, .tupleType, .tupleTypeItem, .functionType, .arrayType,
      .dictionaryType, .optionalType, .metatype, .qualifiedType, .opaqueType, .existentialType,
      .compositionType, .packType, .packExpansionType, .suppressedType:
      true
    default: false
    }
  }
}
