// Measures text measuring against a full Pango layout of the same texts at the same sizes:
//   swift build -c release --product TextBenchmark && .build/release/TextBenchmark [TEXTS] [--own]
// `--own` leaves Pango out, for a profiler.

let arguments = CommandLine.arguments.dropFirst()
let count = arguments.lazy.compactMap { Int($0) }.first ?? 1000
let texts = Corpus.strings(count)
for subject in Subject.all {
  let comparison = Comparison(subject, texts)
  if arguments.contains("--own") { comparison.runAlone() } else { comparison.run() }
}
