// Provenance: Apple's documentation of SF Symbols: a symbol set in a text style has that style's point
// size; the three scales have no published ratios, so a ratio is a parameter.

/// One of the three scales of a symbol beside text.
public enum SymbolScale: String, CaseIterable, Sendable, Hashable {
  /// Smaller than the text beside it.
  case small
  /// The default.
  case medium
  /// Larger than the text beside it.
  case large
}

/// How large a symbol is drawn.
public enum SymbolSize: Sendable, Hashable {
  /// Set in a text style: follows the style's own table.
  case textStyle(TextStyle)
  /// Set in a font that grows beside a style.
  case scaled(pointSize: Double, beside: TextStyle)
  /// Set in a fixed point size.
  case fixed(pointSize: Double)

  /// The point size at a text size, or `nil` where the style's size is not published.
  ///
  /// `ratio` is what the symbol's scale multiplies by: 1 for medium; yours for small and large,
  /// because Apple publishes none.
  public func pointSize(at category: ContentSizeCategory, ratio: Double = 1) -> Double? {
    switch self {
    case .textStyle(let style): AppleTypography.size(of: style, at: category).map { $0 * ratio }
    case .scaled(let size, let style):
      FontMetrics(for: style).scaledFont(size, at: category) * ratio
    case .fixed(let size): size * ratio
    }
  }
}
