import SourceText

/// Reads Apple's `.strings` tables: `"key" = "value";` with comments, in UTF-8 or UTF-16.
///
/// After something that is not understood, reading goes on behind the next semicolon.
enum StringsTableFile {
  static func read(_ bytes: [UInt8], path: String) -> StringEntries {
    if bytes.starts(with: "bplist".utf8) {
      return StringEntries(broken: "This table is a binary property list, which is not read.")
    }
    var scanner = Scanner(text: Array(decoded(bytes).unicodeScalars))
    var result = StringEntries()
    let table = FilePath.stem(of: path)
    let locale = LanguageFolder.locale(of: path)
    while let step = scanner.next() {
      switch step {
      case .pair(let key, let text): result.add(key, text, locale: locale, table: table)
      case .damage(let line):
        guard result.problems.isEmpty else { continue }
        let message = "This table of strings has an entry that is not “key” = “value”;."
        result.problems.append(.init(message: message, line: line))
      }
    }
    return result
  }

  /// The text of a file with or without a byte order mark.
  private static func decoded(_ bytes: [UInt8]) -> String {
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isBigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isBigEndian: true) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return String(decoding: bytes.dropFirst(3), as: UTF8.self)
    }
    // Without a mark, a zero in the first pair of bytes tells UTF-16 from UTF-8.
    if bytes.count >= 2, bytes[0] == 0 { return utf16(bytes[...], isBigEndian: true) }
    if bytes.count >= 2, bytes[1] == 0 { return utf16(bytes[...], isBigEndian: false) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
      let pair = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? pair.0 << 8 | pair.1 : pair.1 << 8 | pair.0
    }
    return String(decoding: units, as: UTF16.self)
  }
}

extension StringsTableFile {
  private enum Step {
    case pair(String, String)
    case damage(line: Int)
  }

  private struct Scanner {
    let text: [Unicode.Scalar]
    var position = 0
    var line = 1

    init(text: [Unicode.Scalar]) { self.text = text }

    private var current: Unicode.Scalar? { position < text.count ? text[position] : nil }

    private mutating func advance() {
      if current == "\n" { line += 1 }
      position += 1
    }

    /// The next entry; nil at the end.
    mutating func next() -> Step? {
      skipSpace()
      guard current != nil else { return nil }
      let start = line
      guard let key = string() else { return damage(from: start) }
      skipSpace()
      // A key alone stands for itself.
      guard current == "=" else {
        return current == ";" ? finished(key, key) : damage(from: start)
      }
      advance()
      skipSpace()
      guard let value = string() else { return damage(from: start) }
      skipSpace()
      return current == ";" ? finished(key, value) : damage(from: start)
    }

    private mutating func finished(_ key: String, _ value: String) -> Step {
      advance()
      return .pair(key, value)
    }

    private mutating func damage(from line: Int) -> Step {
      while let scalar = current, scalar != ";" { _ = scalar == "\"" ? string() : skip() }
      advance()
      return .damage(line: line)
    }

    private mutating func skip() -> String? {
      advance()
      return nil
    }

    private mutating func skipSpace() {
      while let scalar = current {
        if scalar.properties.isWhitespace {
          advance()
        } else if starts(with: "//") {
          while let scalar = current, scalar != "\n" { advance() }
        } else if starts(with: "/*") {
          position += 2
          while current != nil, !starts(with: "*/") { advance() }
          position += 2
        } else {
          return
        }
      }
    }

    private func starts(with mark: String) -> Bool {
      text[min(position, text.count)...].starts(with: mark.unicodeScalars)
    }

    /// A string in quotes, or a bare word.
    private mutating func string() -> String? {
      var result = String.UnicodeScalarView()
      guard current == "\"" else {
        while let scalar = current, isBare(scalar) {
          result.append(scalar)
          advance()
        }
        return result.isEmpty ? nil : String(result)
      }
      advance()
      while let scalar = current {
        advance()
        if scalar == "\"" { return String(result) }
        if scalar == "\\" { result += escape() } else { result.append(scalar) }
      }
      return nil
    }

    private func isBare(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "_.-$:/".unicodeScalars.contains(scalar)
    }

    private mutating func escape() -> String.UnicodeScalarView {
      guard let scalar = current else { return "\\".unicodeScalars }
      advance()
      switch scalar {
      case "n": return "\n".unicodeScalars
      case "r": return "\r".unicodeScalars
      case "t": return "\t".unicodeScalars
      case "U", "u": return codeUnits().unicodeScalars
      default: return String(scalar).unicodeScalars
      }
    }

    /// Four hexadecimal digits, with a second group for characters outside the first plane.
    private mutating func codeUnits() -> String {
      var units = [unit()]
      let isPair = units[0] & 0xFC00 == 0xD800 && (starts(with: "\\U") || starts(with: "\\u"))
      if isPair {
        position += 2
        units.append(unit())
      }
      return String(decoding: units, as: UTF16.self)
    }

    private mutating func unit() -> UInt16 {
      var value: UInt16 = 0
      for _ in 0..<4 {
        guard let scalar = current, let digit = Character(scalar).hexDigitValue else { break }
        value = value << 4 | UInt16(digit)
        advance()
      }
      return value
    }
  }
}

/// The language that a folder's name says.
enum LanguageFolder {
  /// The language of a file in `de.lproj`; files in `Base.lproj` are in the base language.
  static func locale(of path: String) -> String {
    let name = FilePath.stem(of: FilePath.folder(of: path))
    return name == "Base" ? base : name.replacing("_", with: "-")
  }

  /// Stands for the project's own language until it is known.
  static let base = "Base"
}
