import TextScaling

/// Writes lists of text sizes for people.
enum SizeNames {
  /// `AX1–AX5`, `L, AX1–AX3`, `130%–200%`: runs of neighbouring sizes are drawn together.
  static func text(_ sizes: [TextSize]) -> String {
    var runs: [(first: TextSize, last: TextSize)] = []
    for size in Set(sizes).sorted() {
      if let last = runs.last?.last, next(after: last) == size {
        runs[runs.count - 1].last = size
      } else {
        runs.append((size, size))
      }
    }
    return runs.map { run in
      if run.first == run.last { return "\(run.first)" }
      let areTwo = next(after: run.first) == run.last
      return "\(run.first)" + (areTwo ? ", " : "–") + "\(run.last)"
    }.joined(separator: ", ")
  }

  /// The next larger size that the system offers.
  private static func next(after size: TextSize) -> TextSize? {
    TextSize.sizes(of: size.system).first { size < $0 }
  }
}
