import ScreenModel

extension WidgetPass {
  /// Asks the algorithm of a node's law; nil for what is opaque.
  mutating func ask<Asking: WidgetAsking>(_ question: Asking, of index: Int) -> Asking.Reply? {
    let node = tree.nodes[index]
    guard let law = node.law else { return nil }
    let children = node.children
    let child = children.first
    switch law {
    case .text: return question.put(to: WidgetTextLayout(text: node.text), in: &self)
    case .image(let content):
      return question.put(to: WidgetImageLayout(content: content), in: &self)
    case .box(let law): return question.put(to: WidgetBoxLayout(law: law), in: &self)
    case .flex(let law):
      return question.put(
        to: WidgetFlexLayout(node: index, law: law, children: children), in: &self)
    case .stack(let law):
      return question.put(to: WidgetStackLayout(law: law, children: children), in: &self)
    case .wrap(let law):
      return question.put(to: WidgetWrapLayout(law: law, children: children), in: &self)
    case .table(let law):
      return question.put(to: WidgetTableLayout(law: law, children: children), in: &self)
    case .attachment(let alignment, _):
      return question.put(
        to: WidgetAttachmentLayout(alignment: alignment, children: children), in: &self)
    case .scaffold(let law):
      return question.put(
        to: WidgetScaffoldLayout(law: law, children: children, safeArea: node.safeArea), in: &self)
    case .toolbar(let law):
      return question.put(to: WidgetToolbarLayout(law: law, children: children), in: &self)
    case .tile(let law):
      return question.put(
        to: WidgetTileLayout(node: index, law: law, children: children), in: &self)
    case .decoratedField(let law):
      return question.put(to: WidgetFieldLayout(law: law, children: children), in: &self)
    case .window(let law):
      return question.put(
        to: WidgetWindowLayout(
          law: law, child: child, isInWindow: !isComponent || node.isPresented), in: &self)
    case .list, .grid, .slivers, .scroll: return askViewport(question, of: index, law)
    case .flexible, .positioned, .constrained, .limited, .unconstrained, .overflowing, .padding,
      .scaledPadding, .align, .fractional, .aspectRatio, .fitted, .intrinsic, .baseline, .offset,
      .clip,
      .fillsViewport, .safeArea, .minimumTarget, .wrapper:
      return askModifier(question, of: index, law)
    }
  }

  private mutating func askViewport<Asking: WidgetAsking>(
    _ question: Asking, of index: Int, _ law: WidgetLaw
  ) -> Asking.Reply? {
    let node = tree.nodes[index]
    switch law {
    case .list(let law):
      let viewport = WidgetViewport(
        node: index, axis: law.axis, shrinkWraps: law.shrinkWraps, isSliver: node.isSliver)
      return question.put(
        to: WidgetListLayout(
          law: law, padding: law.padding ?? node.safeArea.along(law.axis), viewport: viewport,
          children: node.children), in: &self)
    case .grid(let law):
      let viewport = WidgetViewport(
        node: index, axis: law.axis, shrinkWraps: law.shrinkWraps, isSliver: node.isSliver)
      return question.put(
        to: WidgetGridLayout(
          law: law, padding: law.padding ?? node.safeArea.along(law.axis), viewport: viewport,
          children: node.children), in: &self)
    case .slivers(let law):
      let axis: Axis = law.axes.contains(Axis.vertical) ? .vertical : .horizontal
      let viewport = WidgetViewport(
        node: index, axis: axis, shrinkWraps: false, isSliver: node.isSliver)
      return question.put(
        to: WidgetSliversLayout(viewport: viewport, children: node.children), in: &self)
    case .scroll(let law):
      return question.put(
        to: WidgetScrollLayout(law: law, child: node.children.first), in: &self)
    default: return nil
    }
  }

  private mutating func askModifier<Asking: WidgetAsking>(
    _ question: Asking, of index: Int, _ law: WidgetLaw
  ) -> Asking.Reply? {
    let node = tree.nodes[index]
    let child = node.children.first
    switch law {
    case .flexible, .positioned, .clip, .wrapper:
      return question.put(to: WidgetWrapperLayout(child: child), in: &self)
    case .offset(let distance):
      return question.put(to: WidgetWrapperLayout(child: child, distance: distance), in: &self)
    case .constrained(let law):
      return question.put(to: WidgetConstrainedLayout(law: law, child: child), in: &self)
    case .limited(let width, let height):
      return question.put(
        to: WidgetLimitedLayout(width: width, height: height, child: child), in: &self)
    case .unconstrained(let axes, let alignment):
      return question.put(
        to: WidgetUnconstrainedLayout(
          node: index, axes: axes, alignment: alignment, child: child), in: &self)
    case .overflowing(let law, let alignment):
      return question.put(
        to: WidgetOverflowingLayout(law: law, alignment: alignment, child: child), in: &self)
    case .padding(let insets):
      return question.put(to: WidgetPaddingLayout(insets: insets, child: child), in: &self)
    case .scaledPadding(let padding):
      let growth = padding.fontSize > 0 ? fonts.size(padding.font) / padding.fontSize : 1
      return question.put(
        to: WidgetPaddingLayout(insets: padding.insets(at: growth), child: child), in: &self)
    case .align(let alignment, let width, let height):
      return question.put(
        to: WidgetAlignLayout(
          alignment: alignment, widthFactor: width, heightFactor: height, child: child), in: &self)
    case .fractional(let width, let height, let alignment):
      return question.put(
        to: WidgetFractionalLayout(
          width: width, height: height, alignment: alignment, child: child), in: &self)
    case .aspectRatio(let ratio):
      return question.put(to: WidgetAspectRatioLayout(ratio: ratio, child: child), in: &self)
    case .fitted(let fit, let alignment):
      return question.put(
        to: WidgetFittedLayout(fit: fit, alignment: alignment, child: child), in: &self)
    case .intrinsic(let axis):
      return question.put(to: WidgetIntrinsicLayout(axis: axis, child: child), in: &self)
    case .baseline(let distance):
      return question.put(to: WidgetBaselineLayout(distance: distance, child: child), in: &self)
    case .safeArea(let edges, let minimum):
      return question.put(
        to: WidgetPaddingLayout(
          insets: node.safeArea.kept(edges, atLeast: minimum), child: child), in: &self)
    case .minimumTarget(let side):
      return question.put(to: WidgetTargetLayout(side: side, child: child), in: &self)
    case .fillsViewport: return question.put(to: WidgetFillLayout(child: child), in: &self)
    default: return nil
    }
  }
}

extension Insets {
  /// The distances of some edges, each at least as large as a minimum.
  fileprivate func kept(_ edges: Set<Edge>, atLeast minimum: Insets) -> Insets {
    Insets(
      top: max(edges.contains(.top) ? top : 0, minimum.top),
      leading: max(edges.contains(.leading) ? leading : 0, minimum.leading),
      bottom: max(edges.contains(.bottom) ? bottom : 0, minimum.bottom),
      trailing: max(edges.contains(.trailing) ? trailing : 0, minimum.trailing))
  }
}

extension Window {
  /// The safe area's distance from the window's edges.
  var safeInsets: Insets {
    let safe = safeFrame(of: WindowLaw())
    return Insets(
      top: safe.minY - frame.minY, leading: safe.minX - frame.minX,
      bottom: frame.maxY - safe.maxY, trailing: frame.maxX - safe.maxX)
  }
}
