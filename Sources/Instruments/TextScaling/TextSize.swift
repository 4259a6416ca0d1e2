/// The text size that a person chose in a system's settings.
public enum TextSize: Sendable, Hashable {
  /// iOS and iPadOS: one of twelve sizes.
  case ios(ContentSizeCategory)
  /// Android: a font scale, where 1 is the default and 2 the largest that Settings offers.
  case android(Double)
}
