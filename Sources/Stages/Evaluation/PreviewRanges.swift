import SourceText

/// Where the code of previews stands: what is written there is an example, and says nothing of how long
/// the real content can be.
struct PreviewRanges: Sendable {
  private var byPath: [String: [Range<Int>]] = [:]

  init(_ previews: [PreviewEntry]) {
    for preview in previews {
      byPath[preview.span.file.path, default: []].append(Self.range(of: preview))
    }
  }

  /// Whether a place lies in a preview.
  func contains(_ span: SourceSpan) -> Bool {
    guard !byPath.isEmpty, let ranges = byPath[span.file.path] else { return false }
    return ranges.contains { $0.contains(span.range.lowerBound) }
  }

  /// From a preview's name, or from the beginning of its call, to the end of its last statement.
  private static func range(of preview: PreviewEntry) -> Range<Int> {
    let start = preview.span.range.lowerBound
    let end = preview.body.last?.span.range.upperBound ?? preview.span.range.upperBound
    return start..<max(start, end)
  }
}
