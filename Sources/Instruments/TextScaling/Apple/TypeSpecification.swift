/// How one text style is set at one size: the numbers of a design guide's table.
public struct TypeSpecification: Sendable, Hashable {
  /// The size of the type in points.
  public let size: Double
  /// The distance between baselines in points, or `nil` where none is published.
  public let leading: Double?
  /// Points added after every glyph, or `nil` where the guide has no row for this size.
  ///
  /// ``SanFrancisco/tracking(at:)`` interpolates between the rows.
  public let tracking: Double?
  /// The weight of plain text in this style.
  public let weight: FontWeight
  /// The weight of text that is emphasised in this style.
  public let emphasizedWeight: FontWeight

  /// Puts the numbers of one row together.
  public init(
    size: Double, leading: Double?, tracking: Double?, weight: FontWeight,
    emphasizedWeight: FontWeight
  ) {
    self.size = size
    self.leading = leading
    self.tracking = tracking
    self.weight = weight
    self.emphasizedWeight = emphasizedWeight
  }
}
