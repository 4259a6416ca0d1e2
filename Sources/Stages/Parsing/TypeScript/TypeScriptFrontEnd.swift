import SourceText
import SyntaxModel

/// Reads TypeScript and JavaScript, with elements (JSX) and without.
struct TypeScriptFrontEnd: Sendable {
  /// Knows type assertions, `<T>value`, and no elements.
  private let plain: TypeScriptGrammar
  /// Knows elements.
  private let withElements: TypeScriptGrammar

  init(plain: Grammar, withElements: Grammar) {
    self.plain = TypeScriptGrammar(plain)
    self.withElements = TypeScriptGrammar(withElements)
  }

  /// The syntax of a file; nil if that cannot be found out in reasonable time.
  func parse(_ file: SourceFile, as language: Language) -> SyntaxTree? {
    let grammar = file.path.hasSuffix(".ts") ? plain : withElements
    guard let tree = bestTree(of: file, as: language, with: grammar) else { return nil }
    var converter = TypeScriptConverter(file: file, tree: tree, grammar: grammar)
    let statements = converter.convertFile()
    return SyntaxTree(
      file: file, language: language, statements: statements,
      damage: Self.damage(of: tree).map { SourceSpan(file: file, range: $0) },
      comments: tree.comments.map { SourceSpan(file: file, range: $0) })
  }

  /// Parses the file, and if it does not parse throughout, once more as far as it can be repaired.
  private func bestTree(
    of file: SourceFile, as language: Language, with grammar: TypeScriptGrammar
  ) -> ConcreteTree? {
    let source = TypeScriptPreparation.prepared(file.bytes)
    guard let first = parsed(source, with: grammar) else { return nil }
    let damage = Self.damage(of: first)
    guard !damage.isEmpty else { return first }
    var repaired = TypeScriptPreparation.repaired(source, damage: damage)
    if language == .javascript { repaired = FlowRepair.repaired(repaired) }
    guard repaired != source, let second = parsed(repaired, with: grammar) else { return first }
    return Self.cost(of: Self.damage(of: second)) < Self.cost(of: damage) ? second : first
  }

  private func parsed(_ source: [UInt8], with grammar: TypeScriptGrammar) -> ConcreteTree? {
    ConcreteTree(parsing: source, limit: source.count, with: grammar.grammar)
  }

  /// How bad damage is: each place is as bad as the loss of some bytes.
  private static func cost(of damage: [Range<Int>]) -> Int {
    damage.reduce(0) { $0 + $1.count + 10 }
  }

  /// The places that did not parse, in order, each once.
  private static func damage(of tree: ConcreteTree) -> [Range<Int>] {
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
