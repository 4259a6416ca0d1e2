import Findings
import ScreenModel
import SourceText

/// A widget that needs an end on an axis and is given none, so that the framework throws.
///
/// It fails while developing, at the sizes where it happens; what a release shows instead is known only
/// roughly. A component that is laid out without its screen is not blamed for the height that its screen
/// may give it.
struct LayoutException: Check {
  let rule = RuleDescription.layout(
    "layout-exception", "The framework throws during layout", .error,
    summary:
      "At some sizes a widget that shares or fills an axis stands where that axis has no end.",
    rationale: "The layout stops with an exception: in place of the content there is an empty area.",
    remedy: "Give the axis an end, or do not share it where the content is stacked.",
    examples: RuleExamples(
      triggering: [
        """
        class Row extends StatelessWidget {
          Widget build(BuildContext context) {
            final isLarge = MediaQuery.textScalerOf(context).scale(1) >= 1.5;
            final parts = [Text('Savings'), Flexible(child: Text('£12,480.55'))];
            return ListView(children: [isLarge ? Column(children: parts) : Row(children: parts)]);
          }
        }
        """
      ],
      nonTriggering: [
        """
        class Row extends StatelessWidget {
          Widget build(BuildContext context) {
            final isLarge = MediaQuery.textScalerOf(context).scale(1) >= 1.5;
            return ListView(children: [
              isLarge
                  ? Column(children: [Text('Savings'), Text('£12,480.55')])
                  : Row(children: [Text('Savings'), Flexible(child: Text('£12,480.55'))]),
            ]);
          }
        }
        """
      ]))

  func observe(_ scene: Scene, in survey: Survey) -> [Observation] {
    scene.spots.flatMap { spot in
      spot.laidOut.faults.compactMap { fault in
        guard case .unbounded(let axis) = fault else { return nil }
        return observation(of: spot, axis, in: scene)
      }
    }
  }

  private func observation(of spot: Spot, _ axis: Axis, in scene: Scene) -> Observation {
    let name = spot.node.name
    let side = axis == .horizontal ? "width" : "height"
    let isShare: Bool
    if case .widget(.flexible) = spot.node.law { isShare = true } else { isShare = false }
    let what =
      isShare
      ? "takes a share of a \(side) that has no end here: Flutter throws, and a release shows an "
        + "empty area or leaves the share out"
      : "fills a \(side) that has no end here: Flutter throws, and a release shows an empty area "
        + "in place of what follows"
    return Observation(
      key: ElementKey(span: spot.span, string: name), place: spot.span, loss: 1,
      severity: rule.severity, message: "\(name) \(what)",
      help: isShare
        ? "Leave the flex factor out where the content is stacked in something that scrolls."
        : "Put it in Expanded, give it a \(side), or let it shrink to its content.",
      standard: .said, names: scene.names(around: spot))
  }
}
