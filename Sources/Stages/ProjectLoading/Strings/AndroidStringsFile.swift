import SourceText

/// Reads Android's string resources: `string`, `plurals` and `string-array`.
///
/// An array's texts have the keys `name[0]`, `name[1]` and so on.
enum AndroidStringsFile {
  static let table = "android"

  static func read(_ bytes: [UInt8], path: String) -> StringEntries {
    let root: XMLElement
    do throws(XMLDocument.Failure) {
      root = try XMLDocument.root(of: bytes)
    } catch {
      let message = "This file of resources is no valid XML: \(error.reason)."
      return StringEntries(broken: message, line: error.line)
    }
    var result = StringEntries()
    let locale = locale(of: FilePath.folder(of: path))
    for element in root.elements {
      guard let name = element.attributes["name"] else { continue }
      switch element.name {
      case "string": result.add(name, shown(element.text), locale: locale, table: table)
      case "plurals":
        for item in element.elements {
          result.add(name, shown(item.text), locale: locale, table: table)
        }
      case "string-array":
        for (index, item) in element.elements.enumerated() {
          result.add("\(name)[\(index)]", shown(item.text), locale: locale, table: table)
        }
      default: break
      }
    }
    return result
  }

  /// Whether a folder is one of those in which such files are: `res/values-de`, and of resources for
  /// several platforms `composeResources/values-de` and `moko-resources/de`.
  static func isFolderOfValues(_ folder: String) -> Bool {
    let parent = FilePath.name(of: FilePath.folder(of: folder))
    if parent == resourcesByLanguage { return true }
    return ["res", "composeResources"].contains(parent)
      && FilePath.name(of: folder).split(separator: "-").first == "values"
  }

  /// Provenance: the documentation of moko-resources: `moko-resources/base` and `moko-resources/<language>`.
  private static let resourcesByLanguage = "moko-resources"

  private static func locale(of folder: String) -> String {
    let name = FilePath.name(of: folder)
    let isBare = FilePath.name(of: FilePath.folder(of: folder)) == resourcesByLanguage
    return locale(ofFolder: isBare ? "values-" + name : name)
  }

  /// `values-pt-rBR` is `pt-BR`, `values-b+sr+Latn` is `sr-Latn`; `values` and those with other
  /// qualifiers are in the project's own language.
  static func locale(ofFolder name: String) -> String {
    var parts = name.split(separator: "-").dropFirst()
    while let first = parts.first, first.hasPrefix("mcc") || first.hasPrefix("mnc") {
      parts = parts.dropFirst()
    }
    guard let language = parts.first else { return LanguageFolder.base }
    if language.hasPrefix("b+") {
      return String(language.dropFirst(2).replacing("+", with: "-"))
    }
    let isLanguage =
      (2...3).contains(language.count) && language.allSatisfy { $0.isLowercase && $0.isLetter }
      && language != "car"
    guard isLanguage else { return LanguageFolder.base }
    let region = parts.dropFirst().first.flatMap { part -> Substring? in
      part.count == 3 && part.hasPrefix("r") ? part.dropFirst() : nil
    }
    return region.map { "\(language)-\($0)" } ?? String(language)
  }

  /// What a person sees: spaces run together outside quotes, escapes resolved.
  private static func shown(_ raw: String) -> String {
    var result = ""
    var isQuoted = false
    var pendingSpace = false
    var scalars = raw.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      if scalar == "\"" {
        isQuoted.toggle()
      } else if scalar.properties.isWhitespace, !isQuoted {
        pendingSpace = !result.isEmpty
      } else {
        if pendingSpace { result += " " }
        pendingSpace = false
        if scalar == "\\" {
          result += escape(&scalars)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  private static func escape(_ scalars: inout String.UnicodeScalarView.Iterator) -> String {
    guard let scalar = scalars.next() else { return "" }
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      var value: UInt32 = 0
      for _ in 0..<4 {
        guard let digit = scalars.next().flatMap({ Character($0).hexDigitValue }) else { break }
        value = value << 4 | UInt32(digit)
      }
      return Unicode.Scalar(value).map { String($0) } ?? "\u{FFFD}"
    default: return String(scalar)
    }
  }
}
