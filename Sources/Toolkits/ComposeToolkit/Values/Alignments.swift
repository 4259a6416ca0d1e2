import ComponentModel
import ScreenModel

extension BuildContext {
  private func name(of value: Value?) -> String? {
    guard case .symbol(let symbol)? = value else { return nil }
    return symbol.steps.first { $0.name != "Companion" }?.name
  }

  /// The horizontal part of `Alignment.CenterHorizontally`, `Alignment.TopStart`.
  func horizontalAlignment(from value: Value?) -> HorizontalAlignment? {
    switch name(of: value) {
    case "Start", "TopStart", "CenterStart", "BottomStart", "Left": .leading
    case "End", "TopEnd", "CenterEnd", "BottomEnd", "Right": .trailing
    case "CenterHorizontally", "Center", "TopCenter", "BottomCenter": .center
    default: nil
    }
  }

  /// The vertical part of `Alignment.CenterVertically`, `Alignment.TopStart`.
  func verticalAlignment(from value: Value?) -> VerticalAlignment? {
    switch name(of: value) {
    case "Top", "TopStart", "TopCenter", "TopEnd": .top
    case "Bottom", "BottomStart", "BottomCenter", "BottomEnd": .bottom
    case "CenterVertically", "Center", "CenterStart", "CenterEnd": .center
    default: nil
    }
  }

  func alignment(from value: Value?) -> Alignment? {
    let (horizontal, vertical) = (horizontalAlignment(from: value), verticalAlignment(from: value))
    guard horizontal != nil || vertical != nil else { return nil }
    return Alignment(horizontal ?? .leading, vertical ?? .top)
  }

  /// `Arrangement.spacedBy(8.dp)`, `Arrangement.SpaceBetween`.
  func arrangement(from value: Value?) -> (kind: LinearLaw.Arrangement, spacing: Double) {
    guard case .symbol(let symbol)? = value, let step = symbol.steps.last else { return (.start, 0) }
    switch step.name {
    case "spacedBy":
      let aligned = arrangement(from: step.arguments?.named("alignment", 1)).kind
      let other = alignmentKind(step.arguments?.named("alignment", 1))
      return (other ?? aligned, dp(step.arguments?.named("space", 0)) ?? 0)
    case "aligned": return (alignmentKind(step.arguments?.first) ?? .start, 0)
    case "Center": return (.center, 0)
    case "End", "Bottom", "Right": return (.end, 0)
    case "SpaceBetween": return (.spaceBetween, 0)
    case "SpaceAround": return (.spaceAround, 0)
    case "SpaceEvenly": return (.spaceEvenly, 0)
    default: return (.start, 0)
    }
  }

  private func alignmentKind(_ value: Value?) -> LinearLaw.Arrangement? {
    switch name(of: value) {
    case "CenterHorizontally", "CenterVertically": .center
    case "End", "Bottom": .end
    default: nil
    }
  }

  /// The radius of a shape in dp, where it has one.
  func cornerRadius(from value: Value?) -> Double? {
    guard case .symbol(let symbol)? = value else { return nil }
    switch symbol.root {
    case "RoundedCornerShape":
      let first = symbol.steps.first?.arguments?.all.first?.value
      return dp(first) ?? first?.number.map { $0 >= 50 ? 100 : $0 / 4 }
    case "CircleShape": return 100
    default: return symbol.root == "MaterialTheme" ? 12 : nil
    }
  }
}
