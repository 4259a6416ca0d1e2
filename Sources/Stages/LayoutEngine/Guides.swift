import ScreenModel

/// Where a node's line of alignment is, from its top leading corner, in points.
enum Guides {
  static func horizontal(_ alignment: HorizontalAlignment, width: Double) -> Double {
    switch alignment {
    case .leading: 0
    case .center: width / 2
    case .trailing: width
    }
  }

  /// What a node takes beyond its line of alignment; an infinite node has no end.
  static func rest(_ length: Double, _ guide: Double) -> Double {
    length == .infinity ? .infinity : length - guide
  }

  /// The line of a box without text of its own, whose baseline is its bottom.
  static func vertical(_ alignment: VerticalAlignment, height: Double) -> Double {
    switch alignment {
    case .top: 0
    case .center: height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: height
    }
  }
}

extension LayoutPass {
  /// The vertical line of alignment of a node that answers a proposal.
  mutating func guide(
    _ alignment: VerticalAlignment, of node: Int, _ proposal: Proposal
  ) -> Double {
    let height = measure(node, proposal).height
    switch alignment {
    case .top: return 0
    case .center: return height / 2
    case .bottom: return height
    case .firstTextBaseline: return baseline(node, proposal, isFirst: true) ?? height
    case .lastTextBaseline: return baseline(node, proposal, isFirst: false) ?? height
    }
  }

  /// Both lines of alignment of a node that answers a proposal.
  mutating func guides(_ alignment: Alignment, of node: Int, _ proposal: Proposal) -> Point {
    let width = measure(node, proposal).width
    return Point(
      x: Guides.horizontal(alignment.horizontal, width: width),
      y: guide(alignment.vertical, of: node, proposal))
  }

  /// A child in a box that has no text of its own, aligned as the box says.
  mutating func placement(
    _ child: Int, _ proposal: Proposal, in size: Size, aligned alignment: Alignment
  ) -> Placement {
    let own = guides(alignment, of: child, proposal)
    let origin = Point(
      x: Guides.horizontal(alignment.horizontal, width: size.width) - own.x,
      y: Guides.vertical(alignment.vertical, height: size.height) - own.y)
    return Placement(child, at: origin, proposal)
  }
}
