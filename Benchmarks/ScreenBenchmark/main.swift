// Checks a made-up app of 400 files at all sizes of its systems and prints where the time goes to.
//
// usage: Scripts/benchmark ScreenBenchmark [FILES] [TOOLKIT]

import Ample
import Findings
import Foundation
import ScreenModel
import TextScaling

let arguments = CommandLine.arguments.dropFirst()
let files = arguments.first.flatMap { Int($0) } ?? 400
let asked = arguments.compactMap { ToolkitName(rawValue: $0) }

for toolkit in asked.isEmpty ? MadeUpApp.toolkits : asked {
  guard let timing = Timing(files: files, toolkit: toolkit) else {
    print("The made-up app could not be checked; run Scripts/setup first.")
    exit(1)
  }
  print(timing.text)
}

/// What checking an app took.
struct Timing {
  private let toolkit: ToolkitName
  private let summary: RunReport.Summary
  /// In milliseconds: one size and all of them on two threads, all of them on one.
  private let one: Double
  private let all: Double
  private let alone: Double

  init?(files: Int, toolkit: ToolkitName) {
    let app = MadeUpApp(files: files, in: toolkit)
    let sizes = toolkit.systems.flatMap { $0 == .ios ? TextSize.iosSizes : TextSize.androidSizes }
    let defaults = toolkit.systems.map { TextSize.default(for: $0) }
    // The difference between one size and all is what sizes cost; the rest is reading.
    guard let one = Self.measure(app, defaults, jobs: 2), let all = Self.measure(app, sizes, jobs: 2),
      let alone = Self.measure(app, sizes, jobs: 1)
    else { return nil }
    self.toolkit = toolkit
    summary = all.report.summary
    self.one = one.milliseconds
    self.all = all.milliseconds
    self.alone = alone.milliseconds
  }

  private static func measure(
    _ app: MadeUpApp, _ sizes: [TextSize], jobs: Int
  ) -> (report: RunReport, milliseconds: Double)? {
    let request = CheckRequest(
      paths: app.sources.keys.sorted(), workingFolder: "/", sizes: sizes, devices: Device.defaults,
      overlays: app.sources, jobs: jobs)
    var report: RunReport?
    let duration = ContinuousClock().measure { report = try? Checker(request).run() }
    return report.map { ($0, duration / .milliseconds(1)) }
  }

  var text: String {
    let each = alone / Double(max(1, summary.layouts))
    return """
      \(toolkit.rawValue): \(summary.files) files, \(summary.screens) screens, \(summary.layouts) layouts, \
      \(summary.unresolved) of \(summary.nodes) nodes not understood
        all sizes, 2 threads: \(Self.rounded(all / 1000)) s
        all sizes, 1 thread:  \(Self.rounded(alone / 1000)) s
        one size, 2 threads:  \(Self.rounded(one / 1000)) s, ratio \(Self.rounded(all / one))
        a screen at a size:   \(Self.rounded(each)) ms with everything, on one thread
      """
  }

  private static func rounded(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
}
