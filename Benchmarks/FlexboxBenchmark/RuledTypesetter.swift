import ScreenModel
import Synchronization

/// Measures texts by the rule of the recordings, so that only the boxes take time.
///
/// A character is half as wide as the size; lines break at spaces, and in words that are too long.
final class RuledTypesetter: Typesetter {
  // A class because it keeps the words of the texts that it has seen.
  private let known = Mutex<[Key: Ruled]>([:])

  func prepare(_ paragraph: Paragraph) -> any PreparedParagraph {
    guard let span = paragraph.spans.first else { return Ruled(words: [], size: 0, height: 0) }
    return known.withLock { known in
      let key = Key(string: span.string, size: span.font.size)
      if let text = known[key] { return text }
      let words = span.string.split(separator: " ").map(\.count)
      let text = Ruled(
        words: words, size: span.font.size, height: (1.2 * span.font.size).rounded(.up))
      known[key] = text
      return text
    }
  }

  private struct Key: Hashable {
    let string: String
    let size: Double
  }

  private final class Ruled: PreparedParagraph {
    let words: [Int]
    let size: Double
    let height: Double

    init(words: [Int], size: Double, height: Double) {
      self.words = words
      self.size = size
      self.height = height
    }

    func layOut(width: Double?, height: Double?) -> TextLayout {
      let size = size(width: width)
      return TextLayout(
        size: size, lines: [], isTruncated: false, visibleScalars: 0, totalScalars: 0, wanted: size)
    }

    func size(width: Double?) -> Size {
      let advance = size / 2
      let most = width.map { max(1, Int(min(10_000, ($0 + 0.001) / advance))) } ?? 10_000
      var (longest, lines, line) = (0, 0, 0)
      for index in words.indices {
        var word = words[index]
        if line > 0, line + 1 + word <= most {
          line += 1 + word
          continue
        }
        longest = max(longest, line)
        lines += 1
        while word > most {
          longest = most
          word -= most
          lines += 1
        }
        line = word
      }
      return Size(width: Double(max(longest, line)) * advance, height: Double(lines) * height)
    }
  }
}
