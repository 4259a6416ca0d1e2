/// Messages of Flutter's resource bundles: `{name}`, and plurals and selections, of which the branch
/// `other` is shown.
enum MessageFormat {
  /// Puts arguments in the place of the names, in their order; `sample` gives what is missing.
  static func fill(
    _ message: String, with arguments: [String], depth: Int = 0, sample: (String) -> String
  ) -> String {
    var result = ""
    var next = 0
    var rest = Substring(message)
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      let start = rest.index(after: open)
      guard let close = end(of: rest, from: start), depth < 8 else { return result + rest[open...] }
      let inside = rest[start..<close]
      if let other = inside.ranges(of: "other").last, inside.contains(","),
        let first = inside[other.upperBound...].firstIndex(of: "{"),
        let last = end(of: inside, from: inside.index(after: first))
      {
        let branch = String(inside[inside.index(after: first)..<last])
        result += fill(branch, with: arguments, depth: depth + 1, sample: sample)
          .replacing("#", with: arguments.first ?? sample("count"))
      } else if next < arguments.count {
        result += arguments[next]
        next += 1
      } else {
        result += sample(String(inside))
      }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// The brace that closes one which was opened before `start`.
  private static func end(of text: Substring, from start: Substring.Index) -> Substring.Index? {
    var open = 1
    for index in text[start...].indices {
      if text[index] == "{" { open += 1 }
      if text[index] == "}" { open -= 1 }
      if open == 0 { return index }
    }
    return nil
  }
}
