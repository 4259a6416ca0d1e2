import ComponentModel
import ScreenModel
import SourceText

extension ScreenNode {
  /// This node inside another that a modifier adds; what parents ask of a child shines through.
  func wrapped(in law: ProposalLaw, by call: ModifierCall, behind others: [ScreenNode] = [])
    -> ScreenNode
  {
    wrapped(in: law, name: call.name, span: call.span, behind: others)
  }

  func wrapped(
    in law: ProposalLaw, name: String, span: SourceSpan?, behind others: [ScreenNode] = []
  ) -> ScreenNode {
    var traits = NodeTraits()
    traits.layoutPriority = self.traits.layoutPriority
    traits.zIndex = self.traits.zIndex
    return ScreenNode(law, name: name, span: span, children: [self] + others, traits: traits)
  }

  /// A leaf of fixed or flexible size.
  static func box(
    _ width: BoxLaw.Extent, _ height: BoxLaw.Extent, _ drawing: BoxLaw.Drawing, name: String,
    span: SourceSpan?, color: Color? = nil
  ) -> ScreenNode {
    let paint = Paint(foreground: color, background: color)
    return ScreenNode(
      .box(BoxLaw(width: width, height: height, drawing: drawing)), name: name, span: span,
      traits: NodeTraits(paint: paint))
  }

  /// A leaf that takes the whole proposal, and 10 points without one, as SwiftUI's shapes do.
  static func flexibleBox(
    _ drawing: BoxLaw.Drawing, name: String, span: SourceSpan?, color: Color? = nil
  ) -> ScreenNode {
    let extent = BoxLaw.Extent.flexible(minimum: 0, ideal: Metrics.shapeIdeal)
    return box(extent, extent, drawing, name: name, span: span, color: color)
  }

  static func row(
    _ children: [ScreenNode], spacing: Double? = nil, vertical: VerticalAlignment = .center,
    name: String, span: SourceSpan? = nil
  ) -> ScreenNode {
    ScreenNode(
      .stack(StackLaw(axis: .horizontal, spacing: spacing, vertical: vertical)), name: name,
      span: span, children: children)
  }

  static func column(
    _ children: [ScreenNode], spacing: Double? = nil, horizontal: HorizontalAlignment = .center,
    name: String, span: SourceSpan? = nil
  ) -> ScreenNode {
    ScreenNode(
      .stack(StackLaw(axis: .vertical, spacing: spacing, horizontal: horizontal)), name: name,
      span: span, children: children)
  }

  static func spacer(_ minimum: Double? = nil) -> ScreenNode {
    ScreenNode(.spacer(minimum: minimum), name: "Spacer", span: nil)
  }
}

extension [ScreenNode] {
  /// The nodes as one: the only one, or all of them in a column or row.
  func single(_ axis: Axis = .vertical, name: String, span: SourceSpan?) -> ScreenNode {
    if count == 1, let only = first { return only }
    return axis == .vertical
      ? .column(self, name: name, span: span) : .row(self, name: name, span: span)
  }

  /// The nodes as one: the only one, or all of them on top of each other.
  func layered(_ alignment: Alignment = .center, name: String, span: SourceSpan?) -> ScreenNode {
    if count == 1, let only = first { return only }
    return ScreenNode(.layers(alignment), name: name, span: span, children: self)
  }

  func wrapped(in law: ProposalLaw, by call: ModifierCall) -> [ScreenNode] {
    map { $0.wrapped(in: law, by: call) }
  }
}

/// Sizes of iOS's controls and bars, in points, iOS 16 to 18.
///
/// Sources: Human Interface Guidelines where it states them, otherwise observed or commonly known;
/// list insets and the search field may be off by 2.
enum Metrics {
  static let shapeIdeal: Double = 10
  static let defaultPadding: Double = 16
  static let switchSize = Size(width: 51, height: 31)
  static let stepperSize = Size(width: 94, height: 32)
  static let sliderHeight: Double = 31
  static let segmentHeight: Double = 32
  static let segmentFont: Double = 13
  static let wheelHeight: Double = 216
  static let graphicalDatePickerHeight: Double = 340
  static let compactDateHeight: Double = 34
  static let fieldHeight: Double = 34
  static let spinner: Double = 20
  static let progressBarHeight: Double = 4
  static let gaugeHeight: Double = 6
  static let colorWell: Double = 28
  static let labelGap: Double = 8
  static let rowHeight: Double = 44
  static let rowInsets = Insets(top: 11, leading: 20, bottom: 11, trailing: 20)
  static let listMargin: Double = 16
  static let cardRadius: Double = 10
  static let sectionGap: Double = 24
  static let barHeight: Double = 44
  static let largeTitleHeight: Double = 52
  static let searchHeight: Double = 52
  static let toolbarHeight: Double = 44
  static let tabBarHeight: Double = 49
  static let tabIcon: Double = 24
  static let tabFont: Double = 10
  static let barMargin: Double = 16
  static let groupBoxPadding: Double = 16
  static let groupBoxRadius: Double = 8
}
