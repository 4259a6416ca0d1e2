import SourceText
import SyntaxModel

/// Reads Kotlin.
struct KotlinFrontEnd: Sendable {
  private let grammar: KotlinGrammar

  init(grammar: Grammar) {
    self.grammar = KotlinGrammar(grammar)
  }

  /// The syntax of a file; nil if that cannot be found out in reasonable time.
  func parse(_ file: SourceFile) -> SyntaxTree? {
    guard
      let tree = ConcreteTree(
        parsing: KotlinPreparation.prepared(file.bytes), limit: file.bytes.count,
        with: grammar.grammar)
    else { return nil }
    var converter = KotlinConverter(file: file, tree: tree, grammar: grammar)
    let statements = converter.convertFile()
    return SyntaxTree(
      file: file, language: .kotlin, statements: statements,
      damage: damage(of: tree).map { SourceSpan(file: file, range: $0) },
      comments: tree.comments.map { SourceSpan(file: file, range: $0) })
  }

  /// The places that did not parse, in order, each once.
  private func damage(of tree: ConcreteTree) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for node in tree.damage {
      let range = tree.range(of: node)
      // What is damaged inside of damage says nothing new.
      if let last = result.last,
        last.lowerBound <= range.lowerBound && range.upperBound <= last.upperBound
      {
        continue
      }
      result.append(range)
    }
    return result
  }
}
