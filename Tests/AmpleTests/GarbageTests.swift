import Findings
import Foundation
import Testing

@testable import Ample

/// Whole runs over what no compiler would take.
@Suite struct GarbageTests {
  /// What a run over one file says: screens, whether anything was not understood, notes.
  private func run(_ text: String) throws -> (screens: [String], isPartial: Bool, notes: Int) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ample-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appendingPathComponent("A.swift"))
    let request = CheckRequest(
      paths: ["A.swift"], workingFolder: folder.path, sizes: [.ios(.large)], jobs: 2)
    let report = try Checker(request).run()
    return (
      report.screens.map(\.name).sorted(), report.summary.unresolved > 0, report.notes.count
    )
  }

  private func view(_ body: String, name: String = "A") -> String {
    "import SwiftUI\nstruct \(name): View { var body: some View { \(body) } }\n"
  }

  @Test func `a deep nest is cut and counted`() throws {
    let deep = String(repeating: "VStack { ", count: 3000) + "Text(\"x\")"
    let result = try run(view(deep + String(repeating: " }", count: 3000)))
    #expect(result.screens == ["A"])
    #expect(result.isPartial)
  }

  @Test func `a view that contains itself is cut and counted`() throws {
    let result = try run(view("VStack { Text(\"x\"); A() }"))
    #expect(result.screens == ["A"])
    #expect(result.isPartial)
  }

  @Test func `two views that contain each other are cut and counted`() throws {
    let result = try run(view("B()") + view("A()", name: "B"))
    #expect(result.isPartial)
  }

  @Test func `a truncated file is looked at as far as it goes`() throws {
    let whole = view("Text(\"x\").frame(height: 44)")
    let lengths = stride(from: 0, to: whole.utf8.count, by: 7)
    for length in lengths {
      _ = try run(String(decoding: whole.utf8.prefix(length), as: UTF8.self))
    }
    #expect(try run(whole).notes == 0)
    #expect(try run(String(whole.dropLast(6))).notes > 0)
  }

  @Test func `an open parenthesis without end is a note`() throws {
    #expect(try run("let a = " + String(repeating: "(", count: 50_000)).notes > 0)
  }
}
