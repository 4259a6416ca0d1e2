/// What reports, pictures and checks ask of a law, whatever its family.
extension Law {
  /// The text of a node that is one.
  package var text: TextContent? {
    switch self {
    case .proposal(.text(let content)), .constraint(.text(let content)), .widget(.text(let content)):
      content
    case .flex(let law): if case .text(let content) = law.content { content } else { nil }
    case .proposal, .constraint, .widget, .opaque: nil
    }
  }

  /// The same law with another text; the law itself where it has none.
  package func replacingText(_ text: TextContent) -> Law {
    switch self {
    case .proposal(.text): return .proposal(.text(text))
    case .constraint(.text): return .constraint(.text(text))
    case .widget(.text): return .widget(.text(text))
    case .flex(var law):
      guard case .text = law.content else { return self }
      law.content = .text(text)
      return .flex(law)
    case .proposal, .constraint, .widget, .opaque: return self
    }
  }

  /// The picture of a node that is one.
  package var image: ImageContent? {
    switch self {
    case .proposal(.image(let image)), .constraint(.image(let image)), .widget(.image(let image)):
      image
    case .flex(let law): if case .image(let image) = law.content { image } else { nil }
    case .proposal, .constraint, .widget, .opaque: nil
    }
  }

  /// The content of a known nature of a node that is one.
  package var box: BoxLaw? {
    switch self {
    case .proposal(.box(let box)), .constraint(.box(let box)), .widget(.box(let box)): box
    case .flex(let law): if case .box(let box) = law.content { box } else { nil }
    case .proposal, .constraint, .widget, .opaque: nil
    }
  }

  /// How the children can be moved through the node's frame; nil: they cannot.
  package var scroll: ScrollLaw? {
    switch self {
    case .proposal(.scroll(let scroll)), .constraint(.scroll(let scroll)), .widget(.scroll(let scroll)),
      .widget(.slivers(let scroll)):
      scroll
    case .constraint(.lazyList(let list)):
      ScrollLaw(axes: Axes(list.axis), isEnabled: list.isScrollable)
    case .constraint(.lazyGrid(let grid)): ScrollLaw(axes: Axes(grid.axis))
    case .widget(.list(let list)) where list.isScrollable: ScrollLaw(axes: Axes(list.axis))
    case .widget(.grid(let grid)) where grid.isScrollable: ScrollLaw(axes: Axes(grid.axis))
    case .flex(let law): if case .scroll(let scroll) = law.content { scroll } else { nil }
    case .proposal, .constraint, .widget, .opaque: nil
    }
  }

  /// The window that a node is.
  package var window: WindowLaw? {
    switch self {
    case .proposal(.window(let window)), .constraint(.window(let window)), .widget(.window(let window)):
      window
    case .flex(let law): if case .window(let window) = law.content { window } else { nil }
    case .proposal, .constraint, .widget, .opaque: nil
    }
  }

  /// Whether what sticks out of the node is not drawn.
  package var clips: Bool {
    switch self {
    case .proposal(.clip), .constraint(.clip), .constraint(.topBar), .widget(.clip): true
    case .widget(.stack(let stack)): stack.clips
    case .widget(.list(let list)): !list.isScrollable
    case .widget(.grid(let grid)): !grid.isScrollable
    case .flex(let law): law.style.overflow == .hidden
    case .proposal, .constraint, .widget, .opaque: false
    }
  }

  /// Whether the first child is drawn over the others, which lie behind it.
  package var drawsFirstChildLast: Bool {
    switch self {
    case .proposal(.attachment(_, isBehind: true)), .constraint(.attachment(_, isBehind: true)),
      .widget(.attachment(_, isBehind: true)):
      true
    case .proposal, .constraint, .widget, .flex, .opaque: false
    }
  }

  /// Whether the drawing is moved away from the place in the layout.
  package var movesDrawing: Bool {
    switch self {
    case .proposal(.offset), .constraint(.offset), .widget(.offset): true
    case .proposal, .constraint, .widget, .flex, .opaque: false
    }
  }

  /// Whether the source computes where the children stand at run time.
  package var isMeasuredLate: Bool {
    switch self {
    case .proposal(.reader), .proposal(.position): true
    case .proposal, .constraint, .widget, .flex, .opaque: false
    }
  }

  /// Along which axis the node lays its children side by side; nil: on top of each other, or one.
  package var line: Axis? {
    switch self {
    case .proposal(.stack(let stack)): return stack.axis
    case .proposal(.gridRow), .constraint(.row), .constraint(.listItem), .constraint(.topBar),
      .widget(.tile), .widget(.toolbar):
      return .horizontal
    case .constraint(.column): return .vertical
    case .constraint(.flow(let flow)): return flow.axis
    case .proposal(.lazyGrid(let grid)): return grid.axis.other
    case .constraint(.lazyGrid(let grid)): return grid.axis.other
    case .widget(.grid(let grid)): return grid.axis.other
    case .constraint(.lazyList(let list)): return list.axis
    case .widget(.list(let list)): return list.axis
    case .widget(.flex(let flex)): return flex.axis
    case .widget(.wrap(let wrap)): return wrap.axis
    case .flex(let law):
      switch law.content {
      case .children, .window, .safeArea: return law.style.isRow ? .horizontal : .vertical
      case .text, .image, .box, .scroll, .wrapper: return nil
      }
    case .proposal, .constraint, .widget, .opaque: return nil
    }
  }

  /// Whether children lie over each other, the later ones on top.
  package var isLayered: Bool {
    switch self {
    case .proposal(.layers), .proposal(.attachment(_, isBehind: false)), .constraint(.layers),
      .constraint(.attachment(_, isBehind: false)), .widget(.stack),
      .widget(.attachment(_, isBehind: false)):
      true
    case .proposal(.inset(let inset)): !inset.shrinksContent
    case .constraint(.scaffold(let scaffold)): !scaffold.contentAvoidsBars
    case .widget(.scaffold(let scaffold)): scaffold.extendsBody
    case .proposal, .constraint, .widget, .flex, .opaque: false
    }
  }

  /// Whether the first child alone decides the size, and the others lie over or behind it.
  package var isAttachment: Bool {
    switch self {
    case .proposal(.attachment), .constraint(.attachment), .widget(.attachment): true
    case .proposal, .constraint, .widget, .flex, .opaque: false
    }
  }

  /// Whether the node is nothing but room between others.
  package var isSpacer: Bool {
    if case .proposal(.spacer) = self { return true }
    return box?.drawing == .nothing
  }

  /// The lengths between which the source holds the node along an axis; nil ends are free.
  package func bounds(along axis: Axis) -> SizeLaw.Bounds {
    switch self {
    case .proposal(.frame(let frame)):
      let length = axis == .horizontal ? frame.width : frame.height
      return SizeLaw.Bounds(minimum: length, maximum: length)
    case .proposal(.flexibleFrame(let frame)):
      let bounds = axis == .horizontal ? frame.width : frame.height
      return SizeLaw.Bounds(minimum: bounds.minimum, maximum: bounds.maximum)
    case .constraint(.size(let size)), .widget(.constrained(let size)), .widget(.overflowing(let size, _)):
      return axis == .horizontal ? size.width : size.height
    case .constraint(.topBar(let bar)) where axis == .vertical:
      return SizeLaw.Bounds.exactly(bar.expandedHeight ?? bar.height)
    case .widget(.positioned(let position)):
      let length = axis == .horizontal ? position.width : position.height
      return SizeLaw.Bounds(minimum: length, maximum: length)
    case .flex(let law): return law.style.bounds(along: axis)
    case .proposal, .constraint, .widget, .opaque: return SizeLaw.Bounds()
    }
  }
}

extension Axes {
  /// The one axis.
  package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

extension FlexStyle {
  /// Whether children stand side by side.
  package var isRow: Bool { direction == .row || direction == .rowReverse }

  /// The lengths in points that the style itself states along an axis.
  package func bounds(along axis: Axis) -> SizeLaw.Bounds {
    let isHorizontal = axis == .horizontal
    if let length = (isHorizontal ? width : height).points { return .exactly(length) }
    return SizeLaw.Bounds(
      minimum: (isHorizontal ? minWidth : minHeight).points,
      maximum: (isHorizontal ? maxWidth : maxHeight).points)
  }
}

extension FlexLength {
  /// The length where it is one in points.
  package var points: Double? {
    if case .points(let points) = self { points } else { nil }
  }
}
