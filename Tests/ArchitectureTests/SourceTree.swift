import Foundation

/// The Swift files of a package, as text.
struct SourceTree {
  struct File {
    /// Relative to the package, with `/`.
    let path: String
    let text: String
    /// The text with comments and the contents of strings replaced by spaces; lines stay.
    let code: String

    /// The steps of the path.
    var steps: [String] { path.split(separator: "/").map(String.init) }
    /// The name without its extension.
    var stem: String { String((steps.last ?? "").dropLast(".swift".count)) }
  }

  /// Sorted by path.
  let files: [File]

  /// The files below some folders of a package.
  init(package: URL, folders: [String]) throws {
    var files: [File] = []
    for folder in folders {
      let root = package.appendingPathComponent(folder)
      let names = FileManager.default.enumerator(atPath: root.path)?.allObjects ?? []
      for case let name as String in names where name.hasSuffix(".swift") {
        let text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
        files.append(File(path: folder + "/" + name, text: text, code: SwiftCode.blanked(text)))
      }
    }
    self.files = files.sorted { $0.path < $1.path }
  }

  /// The package that this file belongs to.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}

extension SourceTree.File {
  /// The modules that the file imports, with the line of each.
  var imports: [(module: String, line: Int)] {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      var words = line.split(separator: " ").map(String.init)
      words.removeAll { $0.hasPrefix("@") }
      if let first = words.first, Self.accessLevels.contains(first) { words.removeFirst() }
      guard words.first == "import" else { return nil }
      words.removeFirst()
      if let first = words.first, Self.importKinds.contains(first) { words.removeFirst() }
      guard let module = words.first?.split(separator: ".").first else { return nil }
      return (String(module), index + 1)
    }
  }

  private static let accessLevels: Set<String> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let importKinds: Set<String> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]
}
