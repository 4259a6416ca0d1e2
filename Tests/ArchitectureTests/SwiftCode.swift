/// Blanks out what is no code in Swift: comments and the contents of strings.
struct SwiftCode {
  private let input: [Character]
  private var output: [Character] = []
  private var position = 0

  static func blanked(_ text: String) -> String {
    var code = SwiftCode(input: Array(text))
    code.scan(untilClosing: false)
    return String(code.output)
  }

  private init(input: [Character]) { self.input = input }

  private func starts(with mark: String) -> Bool {
    input[min(position, input.count)...].starts(with: mark)
  }

  private mutating func keep() {
    output.append(input[position])
    position += 1
  }

  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where position < input.count {
      output.append(input[position].isNewline ? "\n" : " ")
      position += 1
    }
  }

  /// Copies code; inside an interpolation up to its closing parenthesis.
  private mutating func scan(untilClosing isInterpolation: Bool) {
    var depth = 0
    while position < input.count {
      if starts(with: "//") {
        while position < input.count, !input[position].isNewline { blank() }
      } else if starts(with: "/*") {
        comment()
      } else if let hashes = stringStart() {
        string(hashes: hashes)
      } else {
        if input[position] == "(" { depth += 1 }
        if input[position] == ")" { depth -= 1 }
        if isInterpolation, depth < 0 { return }
        keep()
      }
    }
  }

  private mutating func comment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        blank(2)
      } else if starts(with: "*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && position < input.count
  }

  /// The number of `#` before a quotation mark, when a string begins here.
  private func stringStart() -> Int? {
    var end = position
    while end < input.count, input[end] == "#" { end += 1 }
    return end < input.count && input[end] == "\"" ? end - position : nil
  }

  private mutating func string(hashes: Int) {
    let tail = String(repeating: "#", count: hashes)
    blank(hashes)
    let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    blank(quote.count)
    while position < input.count {
      if starts(with: quote + tail) {
        blank(quote.count + hashes)
        return
      }
      if starts(with: "\\" + tail + "(") {
        blank(2 + hashes)
        scan(untilClosing: true)
        blank()
      } else {
        blank(starts(with: "\\" + tail) ? 2 + hashes : 1)
      }
    }
  }
}
