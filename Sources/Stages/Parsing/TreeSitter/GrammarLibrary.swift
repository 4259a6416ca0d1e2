internal import CTreeSitter

/// The grammars of all languages that tree-sitter parses, opened once and shared by all threads.
package struct GrammarLibrary: Sendable {
  private let grammars: [Name: Grammar]

  /// The grammars by the names that tree-sitter gives them.
  enum Name: String, CaseIterable {
    case swift, kotlin, typescript, tsx, dart

    /// The shared object that holds it, without the extension.
    var module: String { self == .tsx ? "typescript" : rawValue }
    /// The function in it that returns it.
    var function: String {
      switch self {
      case .swift, .kotlin, .dart: "language"
      case .typescript, .tsx: "language_\(rawValue)"
      }
    }
  }

  /// Opens the grammars in a folder, as `Scripts/setup` lays them out.
  package init(folder: String) throws(GrammarError) {
    var grammars: [Name: Grammar] = [:]
    for name in Name.allCases {
      let path = "\(folder)/\(name.module).so"
      var problem = [CChar](repeating: 0, count: 400)
      guard let language = ctreesitter_load(path, name.function, &problem, problem.count) else {
        let sentence = String(
          decoding: problem.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        throw GrammarError(path: path, problem: sentence)
      }
      grammars[name] = Grammar(language: language)
    }
    self.grammars = grammars
  }

  subscript(name: Name) -> Grammar? { grammars[name] }
}

/// Why a grammar could not be opened, in a sentence for the user.
package struct GrammarError: Error, Sendable, Equatable, CustomStringConvertible {
  package let path: String
  package let problem: String

  package init(path: String, problem: String) {
    self.path = path
    self.problem = problem
  }

  package var description: String {
    "the grammar \(path) cannot be used: \(problem); run Scripts/setup, or name the folder "
      + "that holds .dependencies in AMPLE_HOME"
  }
}
