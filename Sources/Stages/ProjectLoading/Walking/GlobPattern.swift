/// A pattern for relative paths: `*`, `?` and `[a-z]` within a step, `**` for any number of steps.
struct GlobPattern: Sendable, Hashable {
  private enum Step: Sendable, Hashable {
    /// Any number of steps, also none.
    case anySteps
    case name([Token])
  }

  private enum Token: Sendable, Hashable {
    case any
    case one
    case scalar(Unicode.Scalar)
    case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)
  }

  private let steps: [Step]

  /// Reads a pattern; a backslash makes the next character ordinary, an open `[` is ordinary.
  init(_ text: String) {
    steps = text.split(separator: "/").filter { $0 != "." }.map { step in
      step == "**" ? .anySteps : .name(Self.tokens(of: Array(step.unicodeScalars)))
    }
  }

  /// Whether the pattern is the whole of a path.
  func matches(_ path: String) -> Bool {
    matches(path.split(separator: "/").map { Array($0.unicodeScalars) }[...], steps[...])
  }

  /// Whether the pattern is the whole of a path or of a folder around it.
  func matchesPathOrFolder(_ path: String) -> Bool {
    let names = path.split(separator: "/").map { Array($0.unicodeScalars) }
    return (0..<max(names.count, 1)).contains { matches(names.prefix($0 + 1), steps[...]) }
  }

  private func matches(_ names: ArraySlice<[Unicode.Scalar]>, _ steps: ArraySlice<Step>) -> Bool {
    guard let step = steps.first else { return names.isEmpty }
    switch step {
    case .anySteps:
      let rest = steps.dropFirst()
      if rest.isEmpty { return !names.isEmpty }
      return (names.startIndex...names.endIndex).contains { matches(names[$0...], rest) }
    case .name(let tokens):
      guard let name = names.first, Self.matches(name[...], tokens[...]) else { return false }
      return matches(names.dropFirst(), steps.dropFirst())
    }
  }

  /// Matches one step; on a mismatch only the last star is tried again, so the time is bounded.
  private static func matches(
    _ name: ArraySlice<Unicode.Scalar>, _ tokens: ArraySlice<Token>
  ) -> Bool {
    var position = name.startIndex
    var token = tokens.startIndex
    var retry: (token: Int, position: Int)?
    while position < name.endIndex {
      if token < tokens.endIndex, case .any = tokens[token] {
        token += 1
        retry = (token, position)
      } else if token < tokens.endIndex, matches(name[position], tokens[token]) {
        token += 1
        position += 1
      } else if let last = retry {
        retry = (last.token, last.position + 1)
        token = last.token
        position = last.position + 1
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy { $0 == .any }
  }

  private static func matches(_ scalar: Unicode.Scalar, _ token: Token) -> Bool {
    switch token {
    case .any, .one: true
    case .scalar(let expected): scalar == expected
    case .set(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
    }
  }

  private static func tokens(of text: [Unicode.Scalar]) -> [Token] {
    var tokens: [Token] = []
    var index = 0
    while index < text.count {
      switch text[index] {
      case "*": if tokens.last != .any { tokens.append(.any) }
      case "?": tokens.append(.one)
      case "\\" where index + 1 < text.count:
        index += 1
        tokens.append(.scalar(text[index]))
      case "[":
        if let (set, end) = set(in: text, from: index) {
          tokens.append(set)
          index = end
        } else {
          tokens.append(.scalar("["))
        }
      default: tokens.append(.scalar(text[index]))
      }
      index += 1
    }
    return tokens
  }

  /// A bracket expression and the index of its closing bracket; nil when it is not closed.
  private static func set(in text: [Unicode.Scalar], from start: Int) -> (Token, Int)? {
    var index = start + 1
    let isNegated = index < text.count && (text[index] == "!" || text[index] == "^")
    if isNegated { index += 1 }
    let first = index
    guard let end = text[min(index + 1, text.count)...].firstIndex(of: "]") else { return nil }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    index = first
    while index < end {
      let isRange = index + 2 < end && text[index + 1] == "-" && text[index] <= text[index + 2]
      ranges.append(text[index]...(isRange ? text[index + 2] : text[index]))
      index += isRange ? 3 : 1
    }
    return (.set(ranges, isNegated: isNegated), end)
  }
}
