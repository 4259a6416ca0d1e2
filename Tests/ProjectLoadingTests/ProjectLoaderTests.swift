import ComponentModel
import Findings
import Foundation
import ProjectLoading
import SourceText
import Testing

@Suite struct ProjectLoaderTests {
  private func load(
    _ folder: TemporaryFolder, _ paths: [String] = ["."], at place: String = "", root: String? = nil
  ) throws -> Project {
    let request = ProjectRequest(
      paths: paths, workingFolder: folder.path + place, root: root)
    return try ProjectLoader(request).load()
  }

  private func error(_ folder: TemporaryFolder, _ paths: [String], root: String? = nil) -> String? {
    do {
      _ = try load(folder, paths, root: root)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `sources are found in sorted order and dependencies are not`() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "b/B.swift": "b", "a/A.swift": "a", "a/notes.txt": "",
      "node_modules/x/X.swift": "", "Pods/P.swift": "", ".hidden/H.swift": "", "build/Y.swift": "",
    ])
    let project = try load(folder)
    #expect(project.sources.map(\.path) == ["Package.swift", "a/A.swift", "b/B.swift"])
    #expect(project.notes.isEmpty)
  }

  @Test func `files of JavaScript are read where something speaks of React Native`() throws {
    let files = [
      "package.json": "", "a.test.tsx": "", "b.d.ts": "", "babel.config.js": "", "c.ts": "x",
      "dist/d.js": "", "A.tsx": "import { View } from 'react-native'",
    ]
    let project = try load(try TemporaryFolder(files))
    #expect(project.sources.map(\.path) == ["A.tsx", "c.ts"])
    let server = try TemporaryFolder(["package.json": "", "index.js": "require('express')", "A.swift": ""])
    #expect(try load(server).sources.map(\.path) == ["A.swift"])
  }

  @Test func `a path is reported on, and its project is read around it`() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "Sources/A.swift": "", "Sources/Sub/B.swift": "", "Other/C.swift": "",
    ])
    let project = try load(folder, ["Sub"], at: "/Sources")
    #expect(project.root == folder.path)
    #expect(project.sources.count == 4)
    #expect(project.selected == ["Sources/Sub/B.swift"])
    #expect(project.reportPath("Sources/Sub/B.swift") == "Sub/B.swift")
    #expect(project.reportPath("Other/C.swift") == "../Other/C.swift")
  }

  @Test func `a lone file does not drag its folder in`() throws {
    let folder = try TemporaryFolder(["A.swift": "a", "B.swift": "b"])
    let project = try load(folder, ["A.swift"])
    #expect(project.sources.map(\.path) == ["A.swift"])
  }

  @Test func `several projects are read side by side under the folder that they share`() throws {
    let folder = try TemporaryFolder([
      "one/Package.swift": "", "two/pubspec.yaml": "", "two/T.swift": "", "three/X.swift": "",
    ])
    let project = try load(folder, ["one", "two"])
    #expect(project.root == folder.path)
    #expect(project.sources.map(\.path) == ["one/Package.swift", "two/T.swift"])
  }

  @Test func `ignore files hold below them, and a typed name counts more`() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", ".gitignore": "Generated/\n*.gen.swift\n!keep.gen.swift\n",
      "Generated/G.swift": "", "a.gen.swift": "", "sub/keep.gen.swift": "",
      "sub/.gitignore": "/Own.swift\n", "sub/Own.swift": "", "sub/deep/Own.swift": "",
    ])
    let found = try load(folder).sources.map(\.path)
    #expect(found == ["Package.swift", "sub/deep/Own.swift", "sub/keep.gen.swift"])
    let named = try load(folder, ["Generated/G.swift", "Generated"])
    #expect(named.selected == ["Generated/G.swift"])
  }

  @Test func `a link that leads back does not loop`() throws {
    let folder = try TemporaryFolder(["Package.swift": "", "sub/A.swift": ""])
    try folder.link("sub/again", to: folder.path)
    #expect(try load(folder).sources.map(\.path) == ["Package.swift", "sub/A.swift"])
  }

  @Test func `garbage becomes notes and the rest goes on`() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "Empty.swift": "", "Good.swift": "let a",
    ])
    try folder.write([0x61, 0x0A, 0xFF, 0xFE, 0x62], to: "Invalid.swift")
    try folder.write([0x61, 0x00, 0x62], to: "Zero.swift")
    #expect(FileManager.default.createFile(atPath: folder.path + "/Huge.swift", contents: nil))
    #expect(truncate(folder.path + "/Huge.swift", 50 << 20) == 0)
    let project = try load(folder)
    let read = ["Empty.swift", "Good.swift", "Invalid.swift", "Package.swift", "Zero.swift"]
    #expect(project.sources.map(\.path) == read)
    let notes = project.notes.map { "\($0.path ?? ""):\($0.line ?? 0) \($0.message)" }
    let expected = [
      "Huge.swift:0 This file was left out: 50 MB is more than the 5 MB that are read.",
      "Invalid.swift:2 This file is not UTF-8 from here on; what can be read is looked at.",
      "Zero.swift:1 This file is not UTF-8 from here on; what can be read is looked at.",
    ]
    #expect(notes == expected)
  }

  @Test func `wrong paths are said in one line`() throws {
    let folder = try TemporaryFolder(["Package.swift": "", "notes.txt": "", "in/A.swift": ""])
    #expect(
      error(folder, ["missing"]) == "There is no file or folder “missing”. Check the spelling.")
    let unknown = error(folder, ["notes.txt"]) ?? ""
    #expect(unknown.hasPrefix("“notes.txt” cannot be read. Ample does not know this kind of file, only ."))
    #expect(unknown.contains(".swift"))
    #expect(
      error(folder, ["."], root: "in") == "“.” is not inside the root “in”. Check --root.")
  }

  @Test func `includes and excludes select`() throws {
    let folder = try TemporaryFolder([
      ".ample.yml": "include: [Sources]\nexclude: ['**/Generated/**']\nlocale: de\n",
      "Sources/A.swift": "", "Sources/Generated/G.swift": "", "Tests/T.swift": "",
      "Sources/Sub/.ample.yml": "exclude: Old\nfail-on: never\n", "Sources/Sub/Old/O.swift": "",
      "Sources/Sub/S.swift": "",
    ])
    let project = try load(folder)
    #expect(project.selected == ["Sources/A.swift", "Sources/Sub/S.swift"])
    #expect(project.resources.locale == "de")
    let inner = project.configuration(for: "Sources/Sub/S.swift")
    #expect(inner.failOn == .never && inner.locale == "de")
    #expect(project.configuration(for: "Sources/A.swift").failOn == nil)
  }
}
