import ScreenModel

extension Scene {
  /// The nearest row of the source in which something beside the text takes room.
  ///
  /// Rows that the platform builds around a label (a switch with its title, a symbol with its words)
  /// are not the author's to stack.
  func crowdedRow(around spot: Spot) -> Spot? {
    ancestors(of: spot.index).first { ancestor in
      guard ancestor.isRow, isWritten(ancestor) else { return false }
      return children(of: ancestor).contains { child in
        !contains(child.index, spot.index) && child.frame.size.width > 0 && !child.isSpacer
      }
    }
  }

  /// Whether a text is narrow because of the source: of a row, or of a frame.
  func isSqueezedBySource(_ spot: Spot) -> Bool {
    if crowdedRow(around: spot) != nil { return true }
    return limit(of: spot.index, along: .horizontal)?.isFrame ?? false
  }

  /// Whether a row stands in the source as such: the platform's own have no place, or that of the
  /// control or the text from which they are built.
  private func isWritten(_ row: Spot) -> Bool {
    guard let span = row.node.span, row.node.traits.control == nil else { return false }
    let isBuilt = spots[(row.index + 1)..<row.end].contains { inner in
      inner.node.span == span && (inner.content != nil || inner.node.traits.control != nil)
    }
    let isControl = row.inherited.control.map { spots[$0].node.span == span } ?? false
    return !isBuilt && !isControl && !Self.labels.contains(row.node.name)
  }

  /// Components that put a symbol or a value beside words, whichever words these are.
  private static let labels: Set<String> = ["Label", "LabeledContent"]
}

extension Spot {
  fileprivate var isRow: Bool { node.law.line == .horizontal }

  /// Whether the node is room, or room with a length of its own.
  fileprivate var isSpacer: Bool { node.law.isSpacer }
}
