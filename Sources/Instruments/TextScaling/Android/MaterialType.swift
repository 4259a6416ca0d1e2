/// How one role of a Material type scale is set.
public struct MaterialType: Sendable, Hashable {
  /// The size of the type in sp.
  public let size: Double
  /// The distance between baselines in sp.
  public let lineHeight: Double
  /// What is added after every glyph, in sp.
  public let tracking: Double
  /// The weight on OpenType's scale: 400 is regular.
  public let weight: Int

  /// Puts the numbers of one role together.
  public init(size: Double, lineHeight: Double, tracking: Double, weight: Int) {
    self.size = size
    self.lineHeight = lineHeight
    self.tracking = tracking
    self.weight = weight
  }
}
