import SourceText

/// Which files of TypeScript and JavaScript may show something on a phone.
enum ScriptFiles {
  /// Whether a file is neither declarations only, a test, a story, minified nor a tool's configuration.
  static func isOfInterest(_ path: String) -> Bool {
    let name = FilePath.name(of: path)
    let steps = name.split(separator: ".").dropLast().map(String.init)
    if steps.dropFirst().contains(where: { skippedMarks.contains($0) }) { return false }
    let folders = FilePath.folder(of: path).split(separator: "/").map(String.init)
    return !folders.contains(where: { skippedFolders.contains($0) })
  }

  /// What stands between the name and the extension of files that show nothing.
  private static let skippedMarks: Set<String> = [
    "d", "test", "spec", "min", "stories", "story", "config", "setup", "bundle", "e2e", "web", "gen",
  ]

  private static let skippedFolders: Set<String> = [
    "__tests__", "__mocks__", "__fixtures__", "dist", "lib-cov", "coverage", "e2e", "cypress", "storybook",
  ]

  /// The sources without those of a project in which no file speaks of React Native.
  static func withoutForeign(_ sources: [SourceFile]) -> [SourceFile] {
    let isScript: (SourceFile) -> Bool = {
      FileKind.scriptExtensions.contains(FilePath.fileExtension(of: $0.path))
    }
    let scripts = sources.filter(isScript)
    guard !scripts.isEmpty, !scripts.contains(where: { namesReactNative($0.bytes) }) else {
      return sources
    }
    return sources.filter { !isScript($0) }
  }

  /// Whether a file imports `react-native`, one of its kin, or `expo`.
  private static func namesReactNative(_ bytes: [UInt8]) -> Bool {
    marks.contains { mark in bytes.holds(mark) }
  }

  private static let marks = ["react-native", "\"expo", "'expo", "`expo", "@emotion/native", "styled-components/native"].map { Array($0.utf8) }
}

extension [UInt8] {
  fileprivate func holds(_ stretch: [UInt8]) -> Bool {
    guard let first = stretch.first else { return true }
    var position = startIndex
    while let found = self[position...].firstIndex(of: first), found + stretch.count <= endIndex {
      if self[found..<(found + stretch.count)].elementsEqual(stretch) { return true }
      position = found + 1
    }
    return false
  }
}
