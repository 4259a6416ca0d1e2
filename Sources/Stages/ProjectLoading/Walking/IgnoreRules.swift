import SourceText

/// The rules of one ignore file, as `git` understands them.
struct IgnoreRules: Sendable {
  private struct Rule: Sendable {
    let pattern: GlobPattern
    let isNegated: Bool
    let isForFoldersOnly: Bool
  }

  private let rules: [Rule]

  /// Reads the text of an ignore file; blank lines and comments say nothing.
  init(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline)
    rules = lines.compactMap { Self.rule(String($0)) }
  }

  /// Whether a path, relative to the file's folder, is ignored; nil: no rule speaks of it.
  func decision(for path: String, isFolder: Bool) -> Bool? {
    let rule = rules.last { rule in
      (isFolder || !rule.isForFoldersOnly) && rule.pattern.matches(path)
    }
    return rule.map { !$0.isNegated }
  }

  private static func rule(_ line: String) -> Rule? {
    var text = trimmingTrailingSpaces(line)
    guard !text.hasPrefix("#") else { return nil }
    let isNegated = text.hasPrefix("!")
    if isNegated { text.removeFirst() }
    let isForFoldersOnly = text.hasSuffix("/")
    if isForFoldersOnly { text.removeLast() }
    guard !text.isEmpty else { return nil }
    // A slash before the end ties a pattern to the folder; otherwise it holds at any depth.
    let isAnchored = text.contains("/")
    return Rule(
      pattern: GlobPattern(isAnchored ? text : "**/" + text), isNegated: isNegated,
      isForFoldersOnly: isForFoldersOnly)
  }

  /// Trailing spaces do not count unless a backslash stands before them.
  private static func trimmingTrailingSpaces(_ line: String) -> String {
    var text = line
    while text.hasSuffix(" "), !text.hasSuffix("\\ ") { text.removeLast() }
    return text
  }
}

/// The ignore files met on the way down to a folder; the innermost that speaks of a path decides.
struct IgnoreStack: Sendable {
  private var layers: [(folder: String, rules: IgnoreRules)] = []

  /// The stack with the rules of one more folder; paths are relative to the walk's start.
  func adding(_ rules: IgnoreRules, of folder: String) -> IgnoreStack {
    var copy = self
    copy.layers.append((folder, rules))
    return copy
  }

  func ignores(_ path: String, isFolder: Bool) -> Bool {
    for layer in layers.reversed() {
      let local = FilePath.relative(path, to: layer.folder)
      if let decision = layer.rules.decision(for: local, isFolder: isFolder) { return decision }
    }
    return false
  }
}
