/// A system whose text size Ample knows how to follow.
public enum System: String, CaseIterable, Sendable, Hashable {
  case ios, android
}
