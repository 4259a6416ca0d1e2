/// What tree-sitter makes of a text, copied into one array so that reading it costs next to
/// nothing.
///
/// The nodes lie in the order of their beginnings, each before its children. Comments are kept
/// apart, so that no reader meets them where grammar allows them: between any two tokens.
struct ConcreteTree {
  var records: [Record] = []
  /// The stretches of comments in the order of the text, in bytes.
  var comments: [Range<Int>] = []
  /// The nodes that did not parse: text that was skipped, and places where something is missing.
  var damage: [Int] = []

  /// One node, 20 bytes.
  struct Record {
    /// The grammar's number for what it is; `errorSymbol` for text that did not parse.
    var symbol: UInt16
    /// The grammar's number for the part that it plays in its parent; 0 for none.
    var field: UInt16
    var start: UInt32
    var end: UInt32
    /// The index of the first node after all that is inside this one.
    var next: UInt32
    var isNamed: Bool
    /// Whether it was put in by the parser to make sense of the rest.
    var isMissing: Bool
  }

  /// The symbol of a stretch that did not parse.
  static let errorSymbol = UInt16.max

  /// The nodes directly inside one, in order.
  func children(of node: Int) -> Children {
    Children(records: records, position: node + 1, end: Int(records[node].next))
  }

  struct Children: Sequence, IteratorProtocol {
    let records: [Record]
    var position: Int
    let end: Int

    mutating func next() -> Int? {
      guard position < end else { return nil }
      defer { position = Int(records[position].next) }
      return position
    }
  }

  func range(of node: Int) -> Range<Int> {
    Int(records[node].start)..<Int(records[node].end)
  }
}
