import Foundation
import Testing

@Suite struct ArchitectureTests {
  @Test func `the modules import only what the plan allows`() throws {
    let tree = try SourceTree(package: SourceTree.package, folders: ["Sources"])
    #expect(tree.files.count > 100)
    #expect(ImportRules(tree).violations == [])
  }

  @Test func `the sources keep the manners of the house`() throws {
    let tree = try SourceTree(package: SourceTree.package, folders: ["Sources"])
    #expect(HouseRules(tree: tree).violations == [])
  }
}

/// The rules themselves, held against packages that break them.
@Suite struct ArchitectureRuleTests {
  /// Writes files into a package of their own and hands its tree to a check.
  private func violations(
    _ files: [String: String], _ check: (SourceTree) -> [String]
  ) throws -> [String] {
    let package = FileManager.default.temporaryDirectory
      .appendingPathComponent("ample-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: package) }
    for (path, text) in files {
      let url = package.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return check(try SourceTree(package: package, folders: ["Sources"]))
  }

  @Test func `imports against the table are seen`() throws {
    let found = try violations([
      "Sources/Models/SourceText/A.swift": "import Findings\n",
      "Sources/Models/Findings/A.swift": "package import SourceText\n// import Parsing\n",
      "Sources/Instruments/TextScaling/A.swift": "import Foundation\n",
      "Sources/Instruments/Typesetting/A.swift": "import Parsing\nimport CPango\n",
      "Sources/Stages/Parsing/A.swift": "import struct Linting.Rule\nimport CXML2\n",
      "Sources/Stages/Linting/A.swift": "@preconcurrency import Ample\nimport CXML2\n",
      "Sources/Toolkits/OneToolkit/A.swift": "import Typesetting\nimport Findings\n",
      "Sources/AmpleCommand/A.swift": "import Ample\nimport Parsing\n",
      "Sources/Ample/A.swift": "import Parsing\nimport OneToolkit\n",
    ]) { ImportRules($0).violations }
    let expected = [
      "Sources/AmpleCommand/A.swift:2: AmpleCommand imports Parsing: only the facade knows stages and toolkits",
      "Sources/Instruments/TextScaling/A.swift:1: TextScaling imports Foundation: it imports nothing",
      "Sources/Instruments/Typesetting/A.swift:1: Typesetting imports Parsing: an instrument imports models and instruments",
      "Sources/Models/SourceText/A.swift:1: SourceText imports Findings: a model imports only models below it",
      "Sources/Stages/Linting/A.swift:1: Linting imports Ample: a stage imports models and instruments",
      "Sources/Stages/Parsing/A.swift:1: Parsing imports Linting: a stage imports models and instruments",
      "Sources/Toolkits/OneToolkit/A.swift:1: OneToolkit imports Typesetting: a toolkit imports models",
      "CXML2 is imported by Linting and Parsing, not by one module",
    ]
    #expect(found == expected)
  }

  @Test func `bad manners are seen, and what only looks like them is not`() throws {
    let long = String(repeating: "\n", count: 401)
    let found = try violations([
      "Sources/Stages/Parsing/Long.swift": long,
      "Sources/Stages/Parsing/LongTables.swift": long,
      "Sources/Stages/Parsing/Traps.swift": """
      let a = b!
      let c = try! d()
      let e = f as! G
      fatalError("no")
      let good = !x && y != z ? "bang! \\(w ? !v : u) done!" : #"a\\("!"#  // yes!
      /* a! /* b! */ c! */
      """,
      "Sources/Stages/Parsing/Names.swift":
        "struct NodeManager {}\nenum Parsing {}\nclass Node {}\n",
      "Sources/Models/Core/A.swift": "",
      "Sources/Stages/Parsing/World.swift":
        "print(1)\nself.print(1)\nlet a = FileManager.default\n",
      "Sources/Stages/ProjectLoading/World.swift": "let a = FileManager.default\nexit(1)\n",
      "Sources/AmpleCommand/World.swift": "print(FileManager.default)\n",
    ]) { HouseRules(tree: $0).violations }
    let expected = [
      "Sources/Models/Core/A.swift: a module is called Core",
      "Sources/Stages/Parsing/Long.swift: 401 lines are more than 400",
      "Sources/Stages/Parsing/Names.swift: a type is called NodeManager",
      "Sources/Stages/Parsing/Names.swift: the type Parsing is named like its module",
      "Sources/Stages/Parsing/Traps.swift:1: a forced unwrap or a trap",
      "Sources/Stages/Parsing/Traps.swift:2: a forced unwrap or a trap",
      "Sources/Stages/Parsing/Traps.swift:3: a forced unwrap or a trap",
      "Sources/Stages/Parsing/Traps.swift:4: a forced unwrap or a trap",
      "Sources/Stages/Parsing/World.swift:1: only AmpleCommand prints and exits",
      "Sources/Stages/Parsing/World.swift:3: only ProjectLoading and AmpleCommand read files",
      "Sources/Stages/ProjectLoading/World.swift:2: only AmpleCommand prints and exits",
    ]
    #expect(found == expected)
  }
}
