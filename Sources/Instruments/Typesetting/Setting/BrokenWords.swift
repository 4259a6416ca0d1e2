/// Finds the words of prose that lines split between letters.
struct BrokenWords {
  private let characters: String
  private let text: MeasuredText

  init(_ characters: String, _ text: MeasuredText) {
    self.characters = characters
    self.text = text
  }

  /// The words in the order of the text, each once for each place where it stands.
  func found(in lines: [BrokenLine]) -> [String] {
    guard lines.contains(where: \.endsInsideSegment) else { return [] }
    let scalars = Array(characters.unicodeScalars)
    var words: [String] = []
    var token = 0..<0
    var isProse = false
    var seen = -1
    for line in lines where line.endsInsideSegment {
      let split = line.end
      guard isLetter(split - 1, scalars), isLetter(split, scalars) else { continue }
      if !token.contains(split) {
        token = stretch(around: split) {
          text.clusters[$0].traits.isDisjoint(with: [.space, .newline])
        }
        isProse = WordShape.isProse(scalars[scalarRange(token)])
      }
      guard isProse, seen < split else { continue }
      let word = segment(around: split, within: token)
      words.append(WordShape.trimmed(scalars[scalarRange(word)]))
      seen = word.upperBound - 1
    }
    return words
  }

  private func isLetter(_ cluster: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    scalars[Int(text.clusters[cluster].scalar)].properties.isAlphabetic
  }

  private func scalarRange(_ clusters: Range<Int>) -> Range<Int> {
    Int(text.clusters[clusters.lowerBound].scalar)..<Int(text.clusters[clusters.upperBound].scalar)
  }

  private func stretch(around cluster: Int, _ belongs: (Int) -> Bool) -> Range<Int> {
    var start = cluster
    var end = cluster
    while start > 0, belongs(start - 1) { start -= 1 }
    while end < text.count, belongs(end) { end += 1 }
    return start..<end
  }

  /// The part of a token between two places where a line may break.
  private func segment(around cluster: Int, within token: Range<Int>) -> Range<Int> {
    var start = cluster
    var end = cluster + 1
    while start > token.lowerBound, !text.clusters[start].traits.contains(.breakBefore) {
      start -= 1
    }
    while end < token.upperBound, !text.clusters[end].traits.contains(.breakBefore) { end += 1 }
    return start..<end
  }
}
