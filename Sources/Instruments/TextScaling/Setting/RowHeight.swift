// Provenance of the steps: an article on larger type that raises a table's rows from 44 to 64 points
// at XXL. 44 pt is Apple's least height of a row that is tapped.

/// How high a table's rows should be at a text size.
public enum RowHeight {
  /// The least height in points of a row that is tapped.
  public static let minimum: Double = 44

  /// The height of one step: a low row below a size, and a high one from it on.
  public static func stepped(
    at category: ContentSizeCategory, low: Double = minimum, high: Double = 64,
    from threshold: ContentSizeCategory = .extraExtraLarge
  ) -> Double {
    category >= threshold ? high : low
  }

  /// The height in points that lines of a style need, with space above and below.
  ///
  /// Never under the minimum. A style without a published leading is taken at its assumed one.
  public static func fitting(
    lines: Int = 1, of style: TextStyle = .body, at category: ContentSizeCategory,
    padding: Double = 11
  ) -> Double {
    let leading = AppleTypography.assumedSpecification(of: style, at: category).leading ?? 0
    return max(minimum, Double(max(lines, 1)) * leading + 2 * padding)
  }
}
