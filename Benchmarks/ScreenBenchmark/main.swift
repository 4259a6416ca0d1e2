// Checks a made-up app of 400 files at all sizes of iOS and prints where the time goes to.
//
// usage: swift run -c release ScreenBenchmark [FILES]

import Ample
import Foundation
import Findings
import ScreenModel
import TextScaling

let files = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 400
let app = MadeUpApp(files: files)
let clock = ContinuousClock()

func measure(_ sizes: [TextSize], jobs: Int) -> (report: RunReport, milliseconds: Double)? {
  let request = CheckRequest(
    paths: app.sources.keys.sorted(), workingFolder: "/", sizes: sizes, devices: [.iPhone16],
    overlays: app.sources, jobs: jobs)
  var report: RunReport?
  let duration = clock.measure { report = try? Checker(request).run() }
  guard let report else { return nil }
  return (report, duration / .milliseconds(1))
}

func rounded(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }

// The difference between one size and twelve is what sizes cost; the rest is reading.
guard let one = measure([.ios(.large)], jobs: 2), let all = measure(TextSize.iosSizes, jobs: 2),
  let alone = measure(TextSize.iosSizes, jobs: 1)
else {
  print("The made-up app could not be checked; run Scripts/setup first.")
  exit(1)
}
let layouts = Double(all.report.summary.layouts)
print("files \(files), screens \(all.report.summary.screens), layouts \(all.report.summary.layouts)")
print("12 sizes, 2 threads: \(rounded(all.milliseconds / 1000)) s")
print("12 sizes, 1 thread:  \(rounded(alone.milliseconds / 1000)) s")
print("1 size, 2 threads:   \(rounded(one.milliseconds / 1000)) s, ratio \(rounded(all.milliseconds / one.milliseconds))")
print("a screen at a size:  \(rounded(alone.milliseconds / layouts)) ms with everything, on one thread")
