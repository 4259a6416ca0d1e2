package import SourceText
package import SyntaxModel

/// Turns files of every language into syntax; safe to use from many threads at once.
///
/// It never fails: what does not parse is damage, and the rest of the file is good. A file that is
/// too large, or that would take unreasonably long, is damage from beginning to end.
package struct Parser: Sendable {
  private let swift: SwiftFrontEnd?
  private let dart: DartFrontEnd?
  private let kotlin: KotlinFrontEnd?
  private let typeScript: TypeScriptFrontEnd?

  /// The size in bytes from which on a file is taken for anything but source that a person wrote.
  package static let sizeLimit = 8_000_000

  package init(grammars: GrammarLibrary) {
    swift = grammars[.swift].map { SwiftFrontEnd(grammar: $0) }
    dart = grammars[.dart].map { DartFrontEnd(grammar: $0) }
    kotlin = grammars[.kotlin].map { KotlinFrontEnd(grammar: $0) }
    if let plain = grammars[.typescript], let withElements = grammars[.tsx] {
      typeScript = TypeScriptFrontEnd(plain: plain, withElements: withElements)
    } else {
      typeScript = nil
    }
  }

  /// The syntax of a file; nil for a file in a language that is not known.
  package func parse(_ file: SourceFile) -> SyntaxTree? {
    guard let language = Language(path: file.path) else { return nil }
    let everything = SourceSpan(file: file, range: 0..<file.bytes.count)
    let hopeless = SyntaxTree(
      file: file, language: language, statements: [], damage: [everything], comments: [])
    guard file.bytes.count <= Self.sizeLimit else { return hopeless }
    switch language {
    case .swift: return swift?.parse(file) ?? hopeless
    case .dart: return dart?.parse(file) ?? hopeless
    case .kotlin: return kotlin?.parse(file) ?? hopeless
    case .typescript, .javascript: return typeScript?.parse(file, as: language) ?? hopeless
    case .xml: return nil
    }
  }
}

extension Language {
  /// The language of a file by the end of its name; nil for one that is not known.
  package init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    switch path[path.index(after: dot)...] {
    case "swift": self = .swift
    case "kt", "kts": self = .kotlin
    case "ts", "tsx": self = .typescript
    case "js", "jsx": self = .javascript
    case "dart": self = .dart
    case "xml", "storyboard", "xib": self = .xml
    default: return nil
    }
  }
}
