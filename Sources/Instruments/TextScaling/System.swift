/// A system whose text size Ample knows how to follow.
public enum System: String, CaseIterable, Sendable, Hashable {
  /// iOS and iPadOS: twelve sizes.
  case ios
  /// Android: a font scale.
  case android
}
