import ComponentModel
import ScreenModel
import SourceText
import SyntaxModel
import TextScaling

/// Evaluates one screen for one text size and one set of decisions.
///
/// Never throws and never traps: what is not understood becomes `.unknown` and is noted. Its work is
/// bounded by a number of steps and a depth.
final class Interpreter {
  // A class, because closures of the source call back into the same evaluation.

  let index: ProjectIndex
  let toolkit: any Toolkit
  let resources: Resources
  /// The language of the project's sources, as far as its rules differ.
  let language: Language
  let device: Device
  let textSize: TextSize
  /// Branches to take, by the text of the condition; all others take their preferred branch.
  let decisions: [String: Int]
  let memory: EvaluationMemory

  var environment = Environment()
  private(set) var readsTextSize = false
  /// Counts what was looked at that another size or another branch may answer differently.
  private(set) var dependences = 0
  private(set) var unresolved: [Unresolved] = []
  private(set) var choices: [RecordedChoice] = []
  private var takenBranches: [String: Int] = [:]
  private var noted: Set<Unresolved> = []

  private var steps = 0
  private var depth = 0
  private var isExhausted = false
  /// Components being built, to cut recursion.
  var building: [String] = []
  /// Global and static properties that were evaluated.
  var constants: [String: Value] = [:]
  /// Those of them whose value another size or another branch may change.
  var varyingConstants: Set<String> = []
  /// Properties being evaluated, to cut cycles.
  var evaluating: Set<String> = []
  /// The type whose source is being evaluated, which keeps equal conditions of two types apart.
  var currentType: String?
  /// The function component whose source is being evaluated, for the same reason.
  var currentFunction = ""
  /// Loops over lists that are not known, around the place that is being evaluated.
  var sampleLoops = 0

  static let maximumSteps = 300_000
  static let maximumDepth = 160
  /// How often a component may contain itself before it is cut.
  static let maximumNesting = 2
  /// How often a modifier of the project may stand inside of its own content.
  static let maximumModifierNesting = 8

  init(
    index: ProjectIndex, toolkit: any Toolkit, resources: Resources, language: Language,
    device: Device, textSize: TextSize, decisions: [String: Int], memory: EvaluationMemory
  ) {
    self.index = index
    self.toolkit = toolkit
    self.resources = resources
    self.language = language
    self.device = device
    self.textSize = textSize
    self.decisions = decisions
    self.memory = memory
  }

  /// Runs `body` one level deeper; where the budget is used up, notes it and gives `fallback`.
  func descend<Result>(
    at span: SourceSpan, otherwise fallback: @autoclosure () -> Result, _ body: () -> Result
  ) -> Result {
    guard enter(at: span) else { return fallback() }
    defer { leave() }
    return body()
  }

  /// Goes one level deeper; false, with a note, where the budget is used up.
  func enter(at span: SourceSpan) -> Bool {
    steps += 1
    guard steps <= Self.maximumSteps, depth < Self.maximumDepth else {
      if !isExhausted { note(Unresolved(kind: .limit, name: "evaluation budget", span: span)) }
      isExhausted = true
      return false
    }
    depth += 1
    return true
  }

  func leave() { depth -= 1 }

  /// Notes that what is being evaluated may come out otherwise at another size or on another branch.
  func depend() { dependences += 1 }
}

/// A choice with the text that decides it again in another evaluation.
struct RecordedChoice: Sendable {
  let key: String
  let choice: Choice
}

extension Interpreter: BuildContext {
  func readTextSize() -> TextSize {
    readsTextSize = true
    depend()
    return textSize
  }

  func note(_ item: Unresolved) {
    guard noted.insert(item).inserted else { return }
    unresolved.append(item)
  }

  func projectType(_ name: String) -> TypeDeclaration? {
    index.type(name, in: currentType)?.declaration
  }

  func projectGlobal(madeBy call: String) -> Value? {
    guard let entry = index.global(madeBy: call) else { return nil }
    let key = "global.\(entry.span.file.path).\(entry.declaration.name)"
    return initialValue(of: entry, key: key)
  }

  func sharedArgument(_ label: String, ofCall name: String) -> Value? {
    for shared in index.shared where shared.name == name {
      guard let argument = shared.call.arguments.first(where: { $0.label == label }) else { continue }
      var scope = Scope(type: shared.owner)
      let value = evaluate(argument.value, &scope)
      if case .unknown = value { continue }
      return value
    }
    return nil
  }

  func choose(_ branchCount: Int, at span: SourceSpan, preferring branch: Int) -> Int {
    depend()
    let key = choiceKey(branchCount, span)
    if let taken = takenBranches[key] { return taken }
    let wanted = decisions[key] ?? branch
    let taken = min(max(wanted, 0), max(branchCount - 1, 0))
    takenBranches[key] = taken
    choices.append(
      RecordedChoice(key: key, choice: Choice(span: span, branch: taken, branchCount: branchCount)))
    return taken
  }

  /// What was decided before, or is to be decided, about a condition; nil where it never came up.
  func decided(_ span: SourceSpan) -> Bool? {
    let text = span.text
    guard !text.contains("&&"), !text.contains("||") else { return nil }
    let isNegated = text.hasPrefix("!")
    let inner =
      isNegated
      ? SourceSpan(file: span.file, range: span.range.lowerBound + 1..<span.range.upperBound) : span
    guard let taken = takenBranches[choiceKey(2, inner)] else { return nil }
    depend()
    return (taken == 0) != isNegated
  }

  private func choiceKey(_ branchCount: Int, _ span: SourceSpan) -> String {
    "\(currentType ?? "")\(currentFunction)|\(conditionText(span))|\(branchCount)"
  }

  /// The text of a condition with its white space folded.
  private func conditionText(_ span: SourceSpan) -> String {
    if let known = memory.conditionTexts[span] { return known }
    let text = span.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    memory.conditionTexts[span] = text
    return text
  }
}
