import ScreenModel

// Provenance: Scaffold of Flutter's material library: bars get the whole width, the body what is left
// between them without a minimum; the floating button stands 16 from the right edge and above the
// bottom bar, or that much above the safe area.

extension WidgetScaffoldLaw {
  enum Slot { case body, topBar, bottomBar, floatingButton, footer }

  /// What each child is, in order.
  func slots(count: Int) -> [Slot] {
    var slots: [Slot] = []
    if hasBody { slots.append(.body) }
    if hasTopBar { slots.append(.topBar) }
    if hasBottomBar { slots.append(.bottomBar) }
    if hasFloatingButton { slots.append(.floatingButton) }
    if hasFooter { slots.append(.footer) }
    return Array(slots.prefix(max(0, count)))
  }
}

/// Bars, body and a floating button.
struct WidgetScaffoldLayout: WidgetLayout {
  let law: WidgetScaffoldLaw
  let children: Range<Int>
  let safeArea: Insets

  /// From the edges to the floating button, in logical pixels.
  private static let buttonMargin: Double = 16

  private func child(_ slot: WidgetScaffoldLaw.Slot) -> Int? {
    law.slots(count: children.count).firstIndex(of: slot).map { children.lowerBound + $0 }
  }

  func answer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetAnswer {
    let loose = constraints.loosened()
    var wide = loose
    if constraints.isBounded(.horizontal) {
      wide = loose.with(.horizontal, constraints.maxWidth, constraints.maxWidth)
    }
    let top = child(.topBar).map { pass.measure($0, wide).height } ?? 0
    let bottom = child(.bottomBar).map { pass.measure($0, wide).height } ?? 0
    let footer = child(.footer).map { pass.measure($0, wide).height } ?? 0
    let bodyTop = law.extendsBodyBehindTopBar ? 0 : top
    let covered = bodyTop + (law.extendsBody ? 0 : bottom + footer)
    let offer = loose.with(.vertical, 0, max(0, loose.maxHeight - covered))
    let body = child(.body).map { pass.measure($0, offer) } ?? .zero
    let size = constraints.constrain(
      Size(
        width: constraints.isBounded(.horizontal) ? constraints.maxWidth : body.width,
        height: constraints.isBounded(.vertical)
          ? constraints.maxHeight : max(body.height + covered, top + bottom + footer)))
    var answer = WidgetAnswer(size: size)
    let contentBottom = size.height - bottom - footer
    for (slot, child) in zip(law.slots(count: children.count), children) {
      switch slot {
      case .body: answer.placements.append(.init(child, at: Point(x: 0, y: bodyTop), offer))
      case .topBar: answer.placements.append(.init(child, at: .zero, wide))
      case .bottomBar:
        answer.placements.append(.init(child, at: Point(x: 0, y: size.height - bottom), wide))
      case .footer: answer.placements.append(.init(child, at: Point(x: 0, y: contentBottom), wide))
      case .floatingButton:
        let own = pass.measure(child, loose)
        let margin = max(
          Self.buttonMargin, safeArea.bottom - bottom - footer + Self.buttonMargin)
        let place = Point(
          x: size.width - own.width - Self.buttonMargin - safeArea.trailing,
          y: contentBottom - own.height - margin)
        answer.placements.append(.init(child, at: place, loose))
      }
    }
    return answer
  }
}

/// A window: its whole size; in a component without one the constraints are passed on.
struct WidgetWindowLayout: WidgetLayout {
  let law: WindowLaw
  let child: Int?
  let isInWindow: Bool

  func answer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetAnswer {
    var offer = constraints
    if isInWindow {
      let size = pass.window.frame(of: law).size
      offer = .tight(size)
      // A sheet is as high as its content.
      if law.heightShare < 1 { offer = offer.with(.vertical, 0, size.height) }
    }
    guard let child else { return WidgetAnswer(size: constraints.smallest) }
    let own = pass.measure(child, offer)
    return WidgetAnswer(
      size: constraints.constrain(own), placements: [WidgetPlacement(child, at: .zero, offer)])
  }

  func intrinsic(_ question: WidgetIntrinsic, in pass: inout WidgetPass) -> Double {
    child.map { pass.intrinsic($0, question) } ?? 0
  }
}
