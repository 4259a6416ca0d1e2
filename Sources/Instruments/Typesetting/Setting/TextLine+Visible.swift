package import ScreenModel

extension TextLine {
  /// What a reader sees of this line, in logical order, with its ellipsis.
  ///
  /// `string` is the paragraph's; ranges outside it are cut to it.
  package func visibleText(of string: String) -> String {
    let scalars = string.unicodeScalars
    func text(_ range: Range<Int>) -> String {
      guard
        let start = scalars.index(
          scalars.startIndex, offsetBy: range.lowerBound, limitedBy: scalars.endIndex)
      else { return "" }
      let end =
        scalars.index(start, offsetBy: range.count, limitedBy: scalars.endIndex)
        ?? scalars.endIndex
      return String(scalars[start..<end])
    }
    guard let ellipsis else { return text(range) }
    let mark = range.lowerBound + ellipsis
    let start = min(mark, range.upperBound)
    var resumed = start
    if let hidden, range.contains(hidden.lowerBound), hidden.upperBound <= range.upperBound {
      resumed = hidden.upperBound
    }
    return text(range.lowerBound..<start) + "…" + text(resumed..<range.upperBound)
  }
}
