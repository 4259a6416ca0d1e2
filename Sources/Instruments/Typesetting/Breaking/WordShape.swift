/// What a stretch of characters without spaces looks like.
package enum WordShape {
  /// Whether a reader takes it for a word of prose, which must not be split between letters.
  ///
  /// An address, a link, a path, a number, a code and an identifier may wrap inside themselves.
  package static func isProse(_ token: some Sequence<Unicode.Scalar>) -> Bool {
    var letters = 0
    var pendingPoint = false
    for scalar in token {
      if scalar.properties.isAlphabetic {
        guard !pendingPoint || letters == 0 else { return false }
        letters += 1
        pendingPoint = false
      } else if scalar.properties.numericType != nil || isMarkOfCode(scalar) {
        return false
      } else if scalar == "." || scalar == ":" {
        pendingPoint = true
      }
    }
    return letters > 1
  }

  /// The word without the punctuation around it.
  package static func trimmed(_ word: ArraySlice<Unicode.Scalar>) -> String {
    guard let first = word.firstIndex(where: \.properties.isAlphabetic),
      let last = word.lastIndex(where: { $0.properties.isAlphabetic || isMark($0) })
    else { return string(word) }
    return string(word[first...last])
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static func isMarkOfCode(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "@", "/", "\\", "_", "#", "=", "&", "%", "+", "~", "<", ">", "{", "}", "|", "^", "$", "*":
      return true
    default: return false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }
}
