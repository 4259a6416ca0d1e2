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
    guard let tree = ConcreteTree(parsing: file.bytes, with: grammar.grammar) else { return nil }
    var converter = SwiftConverter(file: file, tree: tree, grammar: grammar)
    let statements = converter.convertFile()
    return SyntaxTree(
      file: file, language: .swift, statements: statements,
      damage: tree.damage.map { SourceSpan(file: file, range: $0) },
      comments: tree.comments.map { SourceSpan(file: file, range: $0) })
  }
}
