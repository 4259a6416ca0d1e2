/// Who may import whom: the table of the plan.
struct ImportRules {
  enum Kind: String {
    case models = "Models"
    case instruments = "Instruments"
    case stages = "Stages"
    case toolkits = "Toolkits"
  }

  /// What each model may import; the others are free within their kind.
  private static let models: [String: Set<String>] = [
    "SourceText": [], "SyntaxModel": ["SourceText"], "ScreenModel": ["SourceText", "TextScaling"],
    "ComponentModel": ["SourceText", "SyntaxModel", "ScreenModel", "TextScaling"],
    "Findings": ["SourceText", "ScreenModel", "TextScaling"],
  ]

  private let tree: SourceTree
  private let kinds: [String: Kind]

  init(_ tree: SourceTree) {
    self.tree = tree
    var kinds: [String: Kind] = [:]
    for file in tree.files where file.steps.count > 3 {
      if let kind = Kind(rawValue: file.steps[1]) { kinds[file.steps[2]] = kind }
    }
    self.kinds = kinds
  }

  /// Imports that the table forbids, one a line.
  var violations: [String] {
    tree.files.flatMap { file -> [String] in
      guard let module = Self.module(of: file) else { return [] }
      return file.imports.compactMap { imported, line in
        let reason = reason(against: imported, from: module)
        return reason.map { "\(file.path):\(line): \(module) imports \(imported): \($0)" }
      }
    } + sharedLibraries
  }

  private static func module(of file: SourceTree.File) -> String? {
    guard file.steps.count > 2 else { return nil }
    return Kind(rawValue: file.steps[1]) == nil ? file.steps[1] : file.steps[2]
  }

  private func reason(against imported: String, from module: String) -> String? {
    if module == "TextScaling" { return "it imports nothing" }
    let kind = kinds[imported]
    switch kinds[module] {
    case .models:
      let allowed = Self.models[module] ?? []
      return allowed.contains(imported) ? nil : "a model imports only models below it"
    case .instruments:
      return kind == .stages || kind == .toolkits || isProgram(imported)
        ? "an instrument imports models and instruments" : nil
    case .stages:
      return kind == .stages || kind == .toolkits || isProgram(imported)
        ? "a stage imports models and instruments" : nil
    case .toolkits:
      let isAllowed = kind == .models || imported == "TextScaling"
      return isAllowed ? nil : "a toolkit imports models"
    case nil:
      let isCommand = module != "Ample"
      let isInside = kind == .stages || kind == .toolkits
      return isCommand && isInside ? "only the facade knows stages and toolkits" : nil
    }
  }

  private func isProgram(_ module: String) -> Bool { module == "Ample" || module == "AmpleCommand" }

  /// System libraries that more than one module imports.
  private var sharedLibraries: [String] {
    var users: [String: Set<String>] = [:]
    for file in tree.files {
      guard let module = Self.module(of: file) else { continue }
      for (imported, _) in file.imports where Self.isLibrary(imported) {
        users[imported, default: []].insert(module)
      }
    }
    return users.filter { $0.value.count > 1 }.map { library, modules in
      "\(library) is imported by \(modules.sorted().joined(separator: " and ")), not by one module"
    }.sorted()
  }

  /// The libraries' modules are called C and a name in capitals.
  private static func isLibrary(_ module: String) -> Bool {
    let letters = module.prefix(2)
    return letters.count == 2 && letters.first == "C" && letters.allSatisfy(\.isUppercase)
  }
}
