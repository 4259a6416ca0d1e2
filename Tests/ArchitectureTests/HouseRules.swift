/// The manners of the house that can be read off the text of a file.
struct HouseRules {
  let tree: SourceTree

  /// Lines that a file may have.
  private static let longestFile = 400

  /// Everything that is against the rules, one a line.
  var violations: [String] {
    tree.files.flatMap { file in
      length(of: file) + names(in: file) + traps(in: file) + outsideWorld(in: file)
    }
  }

  // MARK: - Length and names

  private func length(of file: SourceTree.File) -> [String] {
    // A file of data is as long as its data.
    guard !file.stem.hasSuffix("Tables"), !file.stem.hasSuffix("+Table") else { return [] }
    let count = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    return count > Self.longestFile ? ["\(file.path): \(count) lines are more than 400"] : []
  }

  private static let forbiddenEndings = [
    "Manager", "Helper", "Helpers", "Util", "Utils", "Utilities", "Info", "Data", "Impl",
  ]
  private static let forbiddenModules: Set<String> = [
    "SwiftUI", "UIKit", "CommandLine", "Utilities", "Common", "Core",
  ]
  private static let declarations: Set<String> = ["struct", "class", "enum", "actor", "protocol"]

  private func names(in file: SourceTree.File) -> [String] {
    let types = declaredTypes(in: file)
    let bad = types.filter { type in Self.forbiddenEndings.contains { type.hasSuffix($0) } }
    var violations = bad.map { "\(file.path): a type is called \($0)" }
    let isInKind = file.steps.count > 3 && ImportRules.Kind(rawValue: file.steps[1]) != nil
    guard isInKind else { return violations }
    let module = file.steps[2]
    if Self.forbiddenModules.contains(module) {
      violations.append("\(file.path): a module is called \(module)")
    }
    if types.contains(module), !Self.namedLikeTheirModule.contains(module) {
      violations.append("\(file.path): the type \(module) is named like its module")
    }
    return violations
  }

  /// The protocols' own words: what the stage and the toolkit are called everywhere.
  private static let namedLikeTheirModule: Set<String> = ["LayoutEngine", "SwiftUIToolkit", "ComposeToolkit", "ReactNativeToolkit", "FlutterToolkit"]

  private func declaredTypes(in file: SourceTree.File) -> [String] {
    let words = file.code.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return zip(words, words.dropFirst()).compactMap { keyword, name in
      Self.declarations.contains(String(keyword)) ? String(name) : nil
    }
  }

  // MARK: - Traps

  private func traps(in file: SourceTree.File) -> [String] {
    let lines = file.code.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      hasTrap(Array(line)) ? "\(file.path):\(index + 1): a forced unwrap or a trap" : nil
    }
  }

  /// Whether a mark of exclamation follows what could be a value, or a word that traps stands there.
  private func hasTrap(_ line: [Character]) -> Bool {
    if String(line).contains("fatalError(") { return true }
    return line.indices.contains { index in
      guard line[index] == "!", index > 0 else { return false }
      let before = line[index - 1]
      let isValue = before.isLetter || before.isNumber || "_)]}>`\"?".contains(before)
      let isComparison = index + 1 < line.count && line[index + 1] == "="
      return isValue && !isComparison
    }
  }

  // MARK: - The world outside

  /// Modules that may read files, and words that only they may use.
  private static let readers: Set<String> = ["ProjectLoading", "AmpleCommand"]
  private static let readingWords: Set<String> = [
    "FileManager", "FileHandle", "opendir", "fopen", "contentsOfFile", "contentsOfDirectory",
  ]
  /// Words that only the command may use.
  private static let speakingWords: Set<String> = ["print", "exit", "abort", "debugPrint"]

  private func outsideWorld(in file: SourceTree.File) -> [String] {
    let module = file.steps.count > 3 ? file.steps[2] : file.steps[1]
    let isCommand = file.steps.count > 1 && file.steps[1] == "AmpleCommand"
    let isReader = isCommand || Self.readers.contains(module)
    var violations: [String] = []
    for (index, line) in file.code.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let place = "\(file.path):\(index + 1)"
      if !isReader, Self.readingWords.contains(where: { line.contains($0) }) {
        violations.append("\(place): only ProjectLoading and AmpleCommand read files")
      }
      let calls = calledWords(in: String(line))
      if !isCommand, !calls.isDisjoint(with: Self.speakingWords) {
        violations.append("\(place): only AmpleCommand prints and exits")
      }
    }
    return violations
  }

  /// The free functions that a line calls.
  private func calledWords(in line: String) -> Set<String> {
    var calls: Set<String> = []
    var word = ""
    var beforeWord: Character = " "
    var previous: Character = " "
    for character in line {
      if character.isLetter || character.isNumber || character == "_" {
        if word.isEmpty { beforeWord = previous }
        word.append(character)
      } else {
        if character == "(", beforeWord != "." { calls.insert(word) }
        word = ""
      }
      previous = character
    }
    return line.contains("func ") ? [] : calls
  }
}
