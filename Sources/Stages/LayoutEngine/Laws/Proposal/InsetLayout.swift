import ScreenModel

// Provenance: SwiftUI's `safeAreaInset` and bars, documented by Apple. What scrolls under a bar is
// drawn there by the platform; here it ends at the bar, which changes nothing about what can be
// reached.

/// Content with a part pinned to an edge of the space they share.
struct InsetLayout: ProposalLayout {
  let law: InsetLaw
  /// The content first, then what is pinned, outermost first.
  let children: Range<Int>

  private var axis: Axis {
    switch law.edge {
    case .top, .bottom: .vertical
    case .leading, .trailing: .horizontal
    }
  }

  func measure(_ proposal: Proposal, in pass: inout LayoutPass) -> Size {
    guard let content = children.first else { return .zero }
    // 1. The bar is offered the whole width and takes its own height (or the other way round).
    let bar = barSize(proposal, in: &pass)
    // 2. The content is offered what is left.
    let own = pass.measure(content, offer(proposal, bar: bar))
    // 3. Together they fill what was proposed.
    let reserved = law.shrinksContent ? bar[axis] + gap : 0
    var size = Size.zero
    size[axis] = proposal[axis] ?? max(own[axis] + reserved, bar[axis])
    size[axis.other] = proposal[axis.other] ?? max(own[axis.other], bar[axis.other])
    return size
  }

  func place(_ proposal: Proposal, size: Size, in pass: inout LayoutPass) -> [Placement] {
    guard let content = children.first else { return [] }
    var proposal = proposal
    proposal[axis.other] = proposal[axis.other] ?? size[axis.other]
    let bar = barSize(proposal, in: &pass)
    let reserved = law.shrinksContent ? bar[axis] + gap : 0
    var room = size
    room[axis] = max(0, size[axis] - reserved)
    var first = pass.placement(
      content, offer(proposal, bar: bar), in: room, aligned: .center)
    switch law.edge {
    case .top: first.origin.y += reserved
    case .leading: first.origin.x += reserved
    case .bottom, .trailing: break
    }
    let bars = children.dropFirst().map { child in
      pass.placement(child, barOffer(proposal), in: size, aligned: edgeAlignment)
    }
    return [first] + bars
  }

  private var gap: Double { children.count > 1 ? law.spacing : 0 }

  private var edgeAlignment: Alignment {
    switch law.edge {
    case .top: Alignment(.center, .top)
    case .bottom: Alignment(.center, .bottom)
    case .leading: Alignment(.leading, .center)
    case .trailing: Alignment(.trailing, .center)
    }
  }

  private func barOffer(_ proposal: Proposal) -> Proposal {
    var offer = proposal
    offer[axis] = nil
    return offer
  }

  private func barSize(_ proposal: Proposal, in pass: inout LayoutPass) -> Size {
    var size = Size.zero
    for child in children.dropFirst() {
      let own = pass.measure(child, barOffer(proposal))
      size = Size(width: max(size.width, own.width), height: max(size.height, own.height))
    }
    return size
  }

  private func offer(_ proposal: Proposal, bar: Size) -> Proposal {
    guard law.shrinksContent, let length = proposal[axis] else { return proposal }
    var offer = proposal
    offer[axis] = max(0, length - bar[axis] - gap)
    return offer
  }
}
