package import ScreenModel
package import SourceText

/// The suppressions of a whole run.
package struct Suppressions: Sendable {
  private var byFile: [String: [Suppression]] = [:]
  private var toolkits: [String: ToolkitName] = [:]

  package init() {}

  /// Takes in the comments of a file.
  package mutating func add(_ comments: [SourceSpan], of file: SourceFile, toolkit: ToolkitName) {
    let found = Suppression.all(in: comments)
    guard !found.isEmpty else { return }
    byFile[file.path] = found
    toolkits[file.path] = toolkit
  }

  /// The findings with those marked that are suppressed, and one more for every suppression that
  /// suppresses nothing.
  ///
  /// - Parameter rules: the ids of the rules that ran; a suppression of others is not unused.
  package func apply(to findings: [Finding], rules: Set<String>) -> [Finding] {
    var result = findings
    var used: Set<Suppression> = []
    for index in result.indices {
      let covering = (byFile[result[index].span.file.path] ?? []).filter {
        $0.covers(result[index])
      }
      used.formUnion(covering)
      result[index].isSuppressed = !covering.isEmpty
    }
    for (path, suppressions) in byFile.sorted(by: { $0.key < $1.key }) {
      guard let toolkit = toolkits[path] else { continue }
      for suppression in suppressions where !used.contains(suppression) {
        let couldMatch =
          suppression.rules.isEmpty || suppression.rules.contains(where: rules.contains)
        if couldMatch { result.append(Self.unused(suppression, toolkit)) }
      }
    }
    return result
  }

  /// The rule of suppressions that suppress nothing.
  package static let rule = RuleDescription(
    id: "unused-suppression", title: "Suppression without effect",
    summary: "A comment asks for silence where nothing is said.",
    rationale: "It hides the next fault on its line, and readers take it for a known problem.",
    remedy: "Delete the comment.", severity: .warning, kind: .syntax)

  private static func unused(_ suppression: Suppression, _ toolkit: ToolkitName) -> Finding {
    let named = suppression.rules.joined(separator: ", ")
    let what = named.isEmpty ? "nothing" : "no finding of \(named)"
    return Finding(
      rule: rule.id, severity: rule.severity, span: suppression.span, toolkit: toolkit,
      message: "This comment suppresses \(what).", help: rule.remedy)
  }
}
