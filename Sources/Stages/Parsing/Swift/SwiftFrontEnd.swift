import SourceText
import SyntaxModel

/// Reads Swift.
struct SwiftFrontEnd: Sendable {
  private let grammar: SwiftGrammar

  init(grammar: Grammar) {
    self.grammar = SwiftGrammar(grammar)
  }

  /// The syntax of a file; nil if that cannot be found out in reasonable time.
  func parse(_ file: SourceFile) -> SyntaxTree? {
    guard let (tree, damage) = bestTree(of: file) else { return nil }
    var converter = SwiftConverter(file: file, tree: tree, grammar: grammar)
    let statements = converter.convertFile()
    return SyntaxTree(
      file: file, language: .swift, statements: statements,
      damage: damage.map { SourceSpan(file: file, range: $0) },
      comments: tree.comments.map { SourceSpan(file: file, range: $0) })
  }

  /// Parses the file, and if it does not parse throughout, once more as far as it can be repaired.
  private func bestTree(of file: SourceFile) -> (tree: ConcreteTree, damage: [Range<Int>])? {
    let source = SwiftPreparation.prepared(file.bytes)
    let limit = source.count
    let first = ConcreteTree(parsing: source, limit: limit, with: grammar.grammar)
    let damage = first.map { self.damage(of: $0, in: source) } ?? []
    if let first, damage.isEmpty, !hasOpenString(first, in: source) { return (first, damage) }

    let repair = SwiftRepair(source)
    let second = ConcreteTree(parsing: repair.bytes, limit: limit, with: grammar.grammar)
    let rest = second.map { self.damage(of: $0, in: source) + repair.damage } ?? []
    guard let first else { return second.map { ($0, rest) } }
    // What is not closed swallows what follows, which looks like little damage.
    let isOpen = repair.hasOpenString || !repair.isBalanced
    guard let second, isOpen || Self.cost(of: rest) <= Self.cost(of: damage) else {
      return (first, damage)
    }
    return (second, Self.joined(rest))
  }

  /// Ranges in order, those that touch made one.
  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }) {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  /// How bad damage is: each place is as bad as the loss of some bytes.
  private static func cost(of damage: [Range<Int>]) -> Int {
    damage.reduce(0) { $0 + $1.count + 10 }
  }

  /// The places that did not parse, without those where the grammar does not know what is right.
  private func damage(of tree: ConcreteTree, in source: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for node in tree.damage {
      let range = tree.range(of: node)
      if range != result.last, !isEmptyTuple(range, in: source) { result.append(range) }
    }
    return result
  }

  /// Whether a string of one line goes on in the next, as the grammar allows and Swift does not.
  private func hasOpenString(_ tree: ConcreteTree, in source: [UInt8]) -> Bool {
    tree.records.contains { record in
      Int(record.symbol) < grammar.kinds.count && grammar.kinds[Int(record.symbol)] == .lineText
        && source[Int(record.start)..<Int(record.end)].contains(UInt8(ascii: "\n"))
    }
  }

  /// Whether something is said to be missing between the parentheses of `()`.
  private func isEmptyTuple(_ range: Range<Int>, in source: [UInt8]) -> Bool {
    range.isEmpty && range.lowerBound > 0 && range.lowerBound < source.count
      && source[range.lowerBound - 1] == UInt8(ascii: "(")
      && source[range.lowerBound] == UInt8(ascii: ")")
  }
}
