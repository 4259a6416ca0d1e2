/// Children placed by links between their edges, and the lines that links may lead to beside them.
package struct AnchorsLaw: Sendable, Hashable {
  package var helpers: [AnchorGuide]

  package init(helpers: [AnchorGuide] = []) { self.helpers = helpers }
}

/// What is not seen and that children are linked to or held together by.
package struct AnchorGuide: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// A line at a place along an axis.
    case guideline(Axis, AnchorPlace)
    /// A line beyond the farthest of some children, on one of their sides; the margin in dp leads away
    /// from them.
    case barrier(AnchorLink.Side, of: [String], margin: Double)
    /// Children one after another between two ends: by default those of the parent.
    case chain(AnchorChain)
  }

  /// By which links name it.
  package var name: String
  package var kind: Kind

  package init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

/// Where a guideline is: a distance in dp, or a share of the parent's length.
package enum AnchorPlace: Sendable, Hashable {
  case fromStart(Double), fromEnd(Double), share(Double)
}

package struct AnchorChain: Sendable, Hashable {
  package enum Style: Sendable, Hashable { case spread, spreadInside, packed }

  package struct Member: Sendable, Hashable {
    package var name: String
    /// Distances in dp to what comes before and after.
    package var before: Double
    package var after: Double
    /// Its share where it spreads; nil: as its own hints say.
    package var weight: Double?

    package init(_ name: String, before: Double = 0, after: Double = 0, weight: Double? = nil) {
      self.name = name
      self.before = before
      self.after = after
      self.weight = weight
    }
  }

  package var axis: Axis
  package var members: [Member]
  package var style: Style
  /// Where a packed chain stands between its ends, 0 to 1.
  package var bias: Double
  /// Links of its start and its end, where they do not lead to the parent.
  package var ends: [AnchorLink]

  package init(
    axis: Axis, members: [Member], style: Style = .spread, bias: Double = 0.5,
    ends: [AnchorLink] = []
  ) {
    self.axis = axis
    self.members = members
    self.style = style
    self.bias = bias
    self.ends = ends
  }
}

/// What children placed by links say of themselves.
package struct AnchorHints: Sendable, Hashable {
  package var name: String?
  package var links: [AnchorLink]
  package var width: AnchorLength
  package var height: AnchorLength
  /// Its share of a chain in which it spreads, along either axis; nil: none is stated.
  package var horizontalWeight: Double?
  package var verticalWeight: Double?
  /// Whether it takes no room; links to it have other margins then.
  package var isGone: Bool

  package init(
    name: String? = nil, links: [AnchorLink] = [], width: AnchorLength = .wrap(isBounded: false),
    height: AnchorLength = .wrap(isBounded: false), isGone: Bool = false
  ) {
    self.name = name
    self.links = links
    self.width = width
    self.height = height
    self.isGone = isGone
  }
}

/// A link from an edge of a child to an edge of another, of a helper, or of the parent.
package struct AnchorLink: Sendable, Hashable {
  package enum Side: Sendable, Hashable { case top, bottom, start, end, baseline }

  package var side: Side
  /// The other child's name, or a helper's; nil: the parent.
  package var target: String?
  package var targetSide: Side
  package var margin: Double
  /// The margin in place of the other where the target is gone.
  package var goneMargin: Double
  /// Where between two opposite links a child stands, 0 to 1.
  package var bias: Double

  package init(
    side: Side, target: String?, targetSide: Side, margin: Double = 0, goneMargin: Double = 0,
    bias: Double = 0.5
  ) {
    self.side = side
    self.target = target
    self.targetSide = targetSide
    self.margin = margin
    self.goneMargin = goneMargin
    self.bias = bias
  }
}

/// A length among anchors.
package struct AnchorLength: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// As the content likes, within the links where it is bounded.
    case wrap(isBounded: Bool)
    case fixed(Double)
    /// Everything between the two links.
    case spread
    /// All of the parent.
    case parent
    /// A share of the parent's length, 0 to 1.
    case percent(Double)
    /// So long that width and height have this ratio.
    case ratio(Double)
  }

  package enum Bound: Sendable, Hashable {
    /// In dp.
    case length(Double)
    /// As long as the content likes.
    case wrap
  }

  package var kind: Kind
  /// Limits of what spreads, of what is bounded by its links, and of shares.
  package var minimum: Bound?
  package var maximum: Bound?

  package init(_ kind: Kind, minimum: Bound? = nil, maximum: Bound? = nil) {
    self.kind = kind
    self.minimum = minimum
    self.maximum = maximum
  }

  package static func wrap(isBounded: Bool) -> AnchorLength { AnchorLength(.wrap(isBounded: isBounded)) }
  package static func fixed(_ length: Double) -> AnchorLength { AnchorLength(.fixed(length)) }
  package static func percent(_ share: Double) -> AnchorLength { AnchorLength(.percent(share)) }
  package static func ratio(_ ratio: Double) -> AnchorLength { AnchorLength(.ratio(ratio)) }
  package static let spread = AnchorLength(.spread)
  package static let parent = AnchorLength(.parent)
}
