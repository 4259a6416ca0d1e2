import SourceText

extension Finding {
  /// The order of reports: file, line, column, rule; then system, device, screen, message.
  package static func reportOrder(_ left: Finding, _ right: Finding) -> Bool {
    if left.span.file.path != right.span.file.path {
      return left.span.file.path < right.span.file.path
    }
    if left.span.range.lowerBound != right.span.range.lowerBound {
      return left.span.range.lowerBound < right.span.range.lowerBound
    }
    return left.words.lexicographicallyPrecedes(right.words)
  }

  private var words: [String] {
    [rule, system?.rawValue ?? "", device ?? "", screen ?? "", message]
  }
}
