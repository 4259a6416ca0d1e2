extension SampleContent {
  /// A whole number that what has the name may be; nil where the name does not say how large.
  package func wholeNumber(for name: String) -> String? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    for word in Self.words(of: last).reversed() {
      if let number = Self.numberByWord[word] { return number }
    }
    return nil
  }

  private static let numberByWord: [String: String] = {
    var result: [String: String] = [:]
    for (words, number) in numbers {
      for word in words.split(separator: " ") { result[String(word)] = number }
    }
    return result
  }()

  private static let numbers: [(String, String)] = [
    ("percent percentage rate accuracy progress ratio share", "100"),
    ("hour hours day days week weeks month months rank position age level depth page pages", "24"),
    ("minute minutes second seconds", "59"),
    ("index round rounds set sets reps repetitions ply move moves step steps star stars", "12"),
    ("year", "2026"), ("elo rating", "2431"), ("win wins loss losses draw draws score scores", "128"),
  ]
}
