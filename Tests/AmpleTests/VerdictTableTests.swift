import Findings
import Foundation
import ScreenModel
import Testing
import TextScaling

@testable import Ample

/// The same designs in every toolkit: what holds in one holds in all, and what breaks, breaks in all.
/// From which size on is the platforms' own matter; the table that is printed says so.
@Suite struct VerdictTableTests {
  static let good = ["AccountScreen", "CheckoutScreen", "ArticleCard"]
  static let bad = ["FixedAccountScreen", "FixedCheckoutScreen", "FixedArticleCard"]

  /// A toolkit on a system, and what is made of its sources before they are read.
  struct Row: Sendable, CustomTestStringConvertible {
    let folder: String
    let system: System
    var hasRamps = false

    var testDescription: String {
      "\(folder), \(system.rawValue)\(hasRamps ? ", Apple's ramps" : "")"
    }
  }

  static let rows = [
    Row(folder: "SwiftUI", system: .ios), Row(folder: "Compose", system: .android),
    Row(folder: "ReactNative", system: .ios),
    Row(folder: "ReactNative", system: .ios, hasRamps: true),
    Row(folder: "ReactNative", system: .android), Row(folder: "Flutter", system: .ios),
    Row(folder: "Flutter", system: .android),
  ]

  @Test func `the same design gets the same verdict in every toolkit`() throws {
    var table: [[String]] = [[""] + Self.good + Self.bad]
    for row in Self.rows {
      let cells = try cells(of: row)
      #expect(cells.count == 6, "\(row.testDescription): \(cells)")
      let verdicts = (Self.good + Self.bad).map { cells[$0].map { $0 ?? "holds" } ?? "missing" }
      #expect(verdicts.prefix(3).allSatisfy { $0 == "holds" }, "\(row.testDescription): \(verdicts)")
      #expect(verdicts.suffix(3).allSatisfy { $0.hasPrefix("from ") }, "\(row.testDescription): \(verdicts)")
      table.append([row.testDescription] + verdicts)
    }
    print(Self.text(of: table))
  }

  /// For each of the six screens the first size from the default on at which something is said of it,
  /// nil where nothing is.
  private func cells(of row: Row) throws -> [String: String?] {
    let report = try report(of: row)
    let names = Set(Self.good + Self.bad)
    var cells: [String: String?] = [:]
    for screen in report.screens where names.contains(screen.name) {
      let sizes = report.findings.filter {
        $0.severity >= .warning && $0.system == row.system
          && $0.span.file.path == screen.span.file.path
      }.compactMap(\.firstSize)
      cells[screen.name] = .some(sizes.min().map { "from \($0)" })
    }
    return cells
  }

  private func report(of row: Row) throws -> RunReport {
    var overlays: [String: [UInt8]] = [:]
    for folder in row.hasRamps ? ["Good", "Bad"] : [] {
      let path = "Examples/\(row.folder)/\(folder)"
      let place = ExamplesTests.root + "/" + path
      for name in try FileManager.default.contentsOfDirectory(atPath: place) {
        let text = try String(contentsOfFile: place + "/" + name, encoding: .utf8)
        overlays[path + "/" + name] = Array(Self.withRamps(text).utf8)
      }
    }
    let paths = row.hasRamps ? overlays.keys.sorted() : ["Examples/\(row.folder)"]
    let request = CheckRequest(
      paths: paths, workingFolder: ExamplesTests.root, overlays: overlays, jobs: 2)
    return try Checker(request).run()
  }

  /// The source with body's ramp for every text that has none.
  private static func withRamps(_ source: String) -> String {
    source.components(separatedBy: "<Text ").enumerated().map { index, part in
      let tag = part.prefix { $0 != ">" }
      return index == 0 || tag.contains("dynamicTypeRamp") ? part : "dynamicTypeRamp=\"body\" " + part
    }.joined(separator: "<Text ")
  }

  private static func text(of table: [[String]]) -> String {
    let widths = table[0].indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    return table.map { row in
      zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
        .joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
