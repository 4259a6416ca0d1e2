/// A picture as the source describes it.
package struct ImageContent: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// A symbol that grows with the font beside it; `scale` is 1 for medium.
    case symbol(FontChoice, scale: Double)
    /// A picture of a known size in points.
    case picture(Size)
    /// A picture whose size is not known.
    case unknownPicture
  }

  package var kind: Kind
  /// Whether it takes the whole proposal.
  package var isResizable: Bool
  package var name: String

  package init(kind: Kind, isResizable: Bool = false, name: String = "") {
    self.kind = kind
    self.isResizable = isResizable
    self.name = name
  }
}
