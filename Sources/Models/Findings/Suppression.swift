package import SourceText

/// A comment that asks for silence: `ample:ignore rule-id -- reason`.
package struct Suppression: Sendable, Hashable {
  /// The comment.
  package let span: SourceSpan
  /// The rules that it names; empty: all.
  package let rules: [String]
  /// What follows `--`.
  package let reason: String?
  /// The lines that it holds for, both ends included.
  package let lines: ClosedRange<Int>

  package init(span: SourceSpan, rules: [String], reason: String?, lines: ClosedRange<Int>) {
    self.span = span
    self.rules = rules
    self.reason = reason
    self.lines = lines
  }

  /// Whether it silences a finding: one that begins on its lines.
  package func covers(_ finding: Finding) -> Bool {
    guard finding.span.file.path == span.file.path else { return false }
    let namesRule = rules.isEmpty || rules.contains(finding.rule)
    return namesRule && lines.contains(finding.span.start.line)
  }
}

extension Suppression {
  private enum Scope: String, CaseIterable {
    case file = "ample:ignore-file"
    case begin = "ample:begin-ignore"
    case end = "ample:end-ignore"
    case line = "ample:ignore"
  }

  /// The suppressions among the comments of one file, in the order of the source.
  ///
  /// A comment behind code holds for its line. One that stands alone holds for the next line that is
  /// neither blank nor a comment. A begin without an end holds to the end of the file.
  package static func all(in comments: [SourceSpan]) -> [Suppression] {
    let alone = linesOfComments(comments)
    var found: [Suppression] = []
    var open: [(span: SourceSpan, rules: [String], reason: String?)] = []
    for comment in comments {
      guard let (scope, rules, reason) = parse(comment) else { continue }
      let line = comment.start.line
      switch scope {
      case .file:
        let lines = 1...comment.file.lineCount
        found.append(Suppression(span: comment, rules: rules, reason: reason, lines: lines))
      case .line:
        let last = alone.contains(line) ? nextLine(after: comment, skipping: alone) : line
        found.append(Suppression(span: comment, rules: rules, reason: reason, lines: line...last))
      case .begin: open.append((comment, rules, reason))
      case .end:
        guard let begin = open.popLast() else { continue }
        let lines = begin.span.start.line...max(line, begin.span.start.line)
        found.append(
          Suppression(span: begin.span, rules: begin.rules, reason: begin.reason, lines: lines))
      }
    }
    for begin in open {
      let lines = begin.span.start.line...begin.span.file.lineCount
      found.append(
        Suppression(span: begin.span, rules: begin.rules, reason: begin.reason, lines: lines))
    }
    return found.sorted { $0.span < $1.span }
  }

  /// What a comment asks for; nil for a comment about something else.
  private static func parse(_ comment: SourceSpan) -> (Scope, [String], String?)? {
    var text = comment.text[...]
    while let first = text.first, "/*<!-# \t\n".contains(first) { text.removeFirst() }
    for mark in ["*/", "-->"] where text.hasSuffix(mark) { text.removeLast(mark.count) }
    guard let firstLine = text.split(whereSeparator: \.isNewline).first,
      let word = firstLine.split(whereSeparator: \.isWhitespace).first,
      let scope = Scope.allCases.first(where: { $0.rawValue == word })
    else { return nil }
    let rest = firstLine.dropFirst(word.count)
    let parts = rest.split(separator: "--", maxSplits: 1, omittingEmptySubsequences: false)
    let rules = (parts.first ?? "").split { $0 == "," || $0.isWhitespace }.map(String.init)
    let reason = parts.count < 2 ? nil : trimmed(parts[1])
    return (scope, rules, reason)
  }

  private static func trimmed(_ text: Substring) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The lines that hold nothing but comments.
  private static func linesOfComments(_ comments: [SourceSpan]) -> Set<Int> {
    var lines: Set<Int> = []
    for comment in comments {
      let start = comment.start.line
      let before = comment.file.rangeOfLine(start).lowerBound..<comment.range.lowerBound
      let end = comment.end.line
      let lineEnd = comment.file.rangeOfLine(end).upperBound
      let after = min(comment.range.upperBound, lineEnd)..<lineEnd
      let isBlankBefore = comment.file.text(in: before).allSatisfy(\.isWhitespace)
      let isBlankAfter = comment.file.text(in: after).allSatisfy(\.isWhitespace)
      if isBlankBefore, isBlankAfter { lines.formUnion(start...end) }
    }
    return lines
  }

  private static func nextLine(after comment: SourceSpan, skipping comments: Set<Int>) -> Int {
    var line = comment.end.line + 1
    let file = comment.file
    while line <= file.lineCount {
      let isBlank = file.line(line).allSatisfy(\.isWhitespace)
      guard isBlank || comments.contains(line) else { return line }
      line += 1
    }
    return comment.end.line
  }
}
