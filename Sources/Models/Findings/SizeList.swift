package import TextScaling

/// Reads lists of text sizes as people write them: names, `ios`, `android`, `all`.
package enum SizeList {
  package struct Failure: Error, Sendable, Hashable {
    package let reason: String
  }

  /// The sizes that words name, each once, smallest first.
  package static func sizes(named words: [String]) throws(Failure) -> [TextSize] {
    var sizes: Set<TextSize> = []
    for word in words.flatMap({ $0.split(separator: ",") }) {
      switch word.lowercased() {
      case "all": sizes.formUnion(TextSize.all)
      case "ios": sizes.formUnion(TextSize.iosSizes)
      case "android": sizes.formUnion(TextSize.androidSizes)
      default:
        guard let size = TextSize(String(word)) else {
          let known = TextSize.iosSizes.map(\.description).joined(separator: " ")
          throw Failure(
            reason:
              "There is no text size “\(word)”. Known are \(known), percentages such as 130%, "
              + "and ios, android, all.")
        }
        sizes.insert(size)
      }
    }
    return sizes.sorted()
  }
}
