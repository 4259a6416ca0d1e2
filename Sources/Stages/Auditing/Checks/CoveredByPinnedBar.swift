import Findings
import ScreenModel
import SourceText

/// A text under a bar that stays where it is, with no way to move the text away.
///
/// 1. A text that does not scroll and lies under a pinned part.
/// 2. A text at the end of scrolled content, where the scroll view runs under a bar over it that takes
///    no room from it: even scrolled to the end, the text stays under the bar.
struct CoveredByPinnedBar: Check {
  let rule = RuleDescription.layout(
    "covered-by-pinned-bar", "A bar covers text", .error,
    summary: "A bar that stays in place covers text that cannot be moved from under it.",
    rationale: "The text is there and cannot be read.",
    remedy: "Give the bar room of its own, as an inset of the safe area does.",
    examples: RuleExamples(
      triggering: [
        """
        struct Terms: View {
          var body: some View {
            ZStack(alignment: .bottom) {
              ScrollView { Text("The agreement ends after a year.").padding(.bottom, 60) }
              Button("Accept the agreement and continue") {}
                .frame(maxWidth: .infinity).padding().background(Color.white)
            }
          }
        }
        """
      ],
      nonTriggering: [
        """
        struct Terms: View {
          var body: some View {
            ScrollView { Text("The agreement ends after a year.") }
              .safeAreaInset(edge: .bottom) { Button("Accept the agreement and continue") {} }
          }
        }
        """
      ]))

  let threshold = 0.3
  let margin = 0.2

  func observe(_ scene: Scene, in survey: Survey) -> [Observation] {
    let covers = scene.hasWindow ? scene.covers() : []
    return scene.texts.compactMap { index in
      let spot = scene.spots[index]
      guard scene.hasWindow, scene.isReaders(spot), !spot.isStarved else { return nil }
      guard spot.inherited.pinned == nil, !spot.inherited.isOffset else { return nil }
      let fixed = scene.pinnedBars(over: spot).map { ($0, coveredShare(spot, by: $0.frame)) }
      let late = covers.filter { $0.base == spot.inherited.verticalScroll }
        .map { (scene.spots[$0.bar], endShare(spot, under: $0, in: scene)) }
      guard let worst = (fixed + late).max(by: { $0.1 < $1.1 }), worst.1 > 0 else { return nil }
      return observation(of: spot, under: worst.0, share: worst.1, in: scene)
    }
  }

  /// The share of the line that is covered most.
  private func coveredShare(_ spot: Spot, by bar: Rect) -> Double {
    // What a text's own box cuts is not there to be covered.
    let shown = spot.clipsItself ? spot.laidOut.clip : nil
    let shares = spot.lines.filter { $0.area > 0 }.map { line -> Double in
      guard let drawn = shown.map(line.intersection) ?? line else { return 0 }
      return (drawn.intersection(bar)?.area ?? 0) / line.area
    }
    return shares.max() ?? 0
  }

  /// The share of its worst line that a bar at the bottom covers when its scroll view is scrolled to the end.
  private func endShare(_ spot: Spot, under cover: Scene.Cover, in scene: Scene) -> Double {
    let scroll = scene.spots[cover.base]
    let bar = scene.spots[cover.bar].frame
    guard let content = scene.children(of: scroll).map(\.frame).max(by: { $0.maxY < $1.maxY })
    else {
      return 0
    }
    // Content that is shorter than its scroll view stays at the top.
    let moved = max(0, content.maxY - scroll.frame.maxY)
    return coveredShare(spot, by: bar.offset(by: Point(x: 0, y: moved)))
  }

  private func observation(
    of spot: Spot, under bar: Spot, share: Double, in scene: Scene
  ) -> Observation {
    var related: [RelatedPlace] = []
    if let span = bar.span, span != spot.span {
      related.append(RelatedPlace(span: span, note: "the bar is here"))
    }
    let blamed = scene.placement(of: spot.index)
    let height = Wording.length(bar.frame.size.height, scene.unit)
    return Observation(
      key: spot.key, place: blamed ?? spot.span, loss: share, severity: rule.severity,
      message:
        "\(Wording.quoted(spot.key.string)) lies under a bar of \(height) that stays in place",
      evidence: Evidence(
        needs: 0, has: (share * 100).rounded(), unit: "%", text: spot.content?.string),
      help: rule.remedy, related: related, names: scene.names(around: spot))
  }
}

extension Scene {
  /// A bar at the bottom over a scroll view that does not make room for it.
  struct Cover {
    let bar: Int
    /// The scroll view.
    let base: Int
  }

  /// The bars that an overlay, a stack of layers or an inset without room puts over scroll views.
  func covers() -> [Cover] {
    spots.flatMap { spot -> [Cover] in
      let children = children(of: spot)
      guard children.count > 1, let base = children.first, spot.node.law.isLayered else { return [] }
      let scrolls = spots[base.index..<base.end].filter { $0.scrollsVertically }
      return children.dropFirst().flatMap { bar in
        scrolls.filter { isBar(bar, over: $0) }.map { Cover(bar: bar.index, base: $0.index) }
      }
    }
  }

  /// Whether a node is a painted strip with content at the bottom of a scroll view.
  private func isBar(_ bar: Spot, over scroll: Spot) -> Bool {
    let isWide = bar.frame.size.width > Self.wideShare * scroll.frame.size.width
    let isLow = bar.frame.size.height < Self.lowShare * scroll.frame.size.height
    let isAtEnd = abs(bar.frame.maxY - scroll.frame.maxY) < Self.nearEnd
    let hasContent = (texts + controls).contains { contains(bar.index, $0) }
    return isWide && isLow && isAtEnd && hasContent && !bar.inherited.isInvisible
  }

  /// A strip takes at least this share of the width and less than that share of the height; what is
  /// higher is a page on top of another.
  private static let wideShare = 0.8
  private static let lowShare = 0.6
  /// How far from the end of the scroll view, in points, a bar may float.
  private static let nearEnd: Double = 50
}

extension Spot {
  fileprivate var scrollsVertically: Bool {
    guard let scroll = node.law.scroll else { return false }
    return scroll.isEnabled && scroll.axes.contains(Axis.vertical)
  }
}
