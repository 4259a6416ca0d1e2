// Times the layout of screens of flexible boxes, one of 25 boxes at a time, against Yoga's own engine and
// a browser on the same trees:
//   Scripts/benchmark FlexboxBenchmark TREES.json [--own]
// `--own` leaves the others out, for a profiler.
import FlexRecordings
import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard let path = arguments.first(where: { !$0.hasPrefix("-") }) else {
  print("FlexboxBenchmark: name a file of trees, as Scripts/oracles/flexbox_screens.py writes them")
  exit(2)
}
let trees = try FlexRecording.read(URL(filePath: path)).cases
let comparison = Comparison(trees)
if arguments.contains("--own") {
  comparison.runAlone()
} else {
  comparison.run(on: path)
}
