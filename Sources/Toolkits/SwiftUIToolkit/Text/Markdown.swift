// Provenance: the inline marks that SwiftUI reads in a localised string: strong, emphasis, strike
// through, code and links (CommonMark's simple cases). Block marks are shown as they are.

/// A stretch of a string with the marks around it.
struct MarkedText {
  var string: String
  var isBold = false
  var isItalic = false
  var isCode = false
}

/// Takes the inline marks out of a string.
enum Markdown {
  static func segments(of text: String) -> [MarkedText] {
    guard text.contains(where: { "*_[`~".contains($0) }) else { return [MarkedText(string: text)] }
    var parser = Parser(characters: Array(text))
    return parser.parse(until: nil, isBold: false, isItalic: false)
  }

  private struct Parser {
    let characters: [Character]
    var index = 0

    mutating func parse(until end: String?, isBold: Bool, isItalic: Bool) -> [MarkedText] {
      var result: [MarkedText] = []
      var plain = ""
      func flushed() -> [MarkedText] {
        plain.isEmpty
          ? result : result + [MarkedText(string: plain, isBold: isBold, isItalic: isItalic)]
      }
      while index < characters.count {
        if let end, matches(end, at: index) {
          index += end.count
          return flushed()
        }
        if let mark = openingMark() {
          result = flushed()
          plain = ""
          index += mark.count
          let inner = parse(
            until: mark, isBold: isBold || mark.count == 2 && mark != "~~",
            isItalic: isItalic || mark.count == 1)
          result += inner
        } else if let link = link() {
          plain += link
        } else if let code = code() {
          result = flushed()
          plain = ""
          result.append(
            MarkedText(string: code, isBold: isBold, isItalic: isItalic, isCode: true))
        } else {
          plain.append(characters[index])
          index += 1
        }
      }
      return flushed()
    }

    private func matches(_ mark: String, at place: Int) -> Bool {
      let mark = Array(mark)
      guard place + mark.count <= characters.count else { return false }
      return Array(characters[place..<place + mark.count]) == mark
    }

    /// A mark that begins here and ends later, around something that touches it.
    private func openingMark() -> String? {
      for mark in ["**", "__", "~~", "*", "_"] where matches(mark, at: index) {
        let start = index + mark.count
        guard start < characters.count, !characters[start].isWhitespace else { continue }
        let follows =
          index > 0 && (characters[index - 1].isLetter || characters[index - 1].isNumber)
        if mark.hasPrefix("_") && follows { continue }
        var end = start + 1
        while end < characters.count {
          if matches(mark, at: end), !characters[end - 1].isWhitespace { return mark }
          end += 1
        }
      }
      return nil
    }

    /// The title of `[title](address)`.
    private mutating func link() -> String? {
      guard characters[index] == "[", let close = find("]", from: index + 1),
        close + 1 < characters.count, characters[close + 1] == "(",
        let end = find(")", from: close + 2)
      else { return nil }
      let title = String(characters[index + 1..<close])
      index = end + 1
      return Markdown.segments(of: title).map(\.string).joined()
    }

    private mutating func code() -> String? {
      guard characters[index] == "`", let end = find("`", from: index + 1) else { return nil }
      let text = String(characters[index + 1..<end])
      index = end + 1
      return text
    }

    private func find(_ character: Character, from start: Int) -> Int? {
      guard start <= characters.count else { return nil }
      return characters[start...].firstIndex(of: character)
    }
  }
}
