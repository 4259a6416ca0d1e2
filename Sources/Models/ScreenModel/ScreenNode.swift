package import SourceText

/// A node of the neutral screen tree.
package struct ScreenNode: Sendable, Hashable {
  package var law: Law
  package var children: [ScreenNode]
  package var traits: NodeTraits
  /// The name in the source: `Text`, `AccountRow`, `frame`.
  package var name: String
  /// Where it is in the source; nil only for what the platform adds (bars, rows).
  package var span: SourceSpan?
  /// Unique within a screen, in the order of a walk from the root; set by `ScreenNode.numbered()`.
  package var id: Int

  package init(
    _ law: Law, name: String, span: SourceSpan?, children: [ScreenNode] = [],
    traits: NodeTraits = NodeTraits()
  ) {
    self.law = law
    self.children = children
    self.traits = traits
    self.name = name
    self.span = span
    id = 0
  }

  package init(
    _ law: ProposalLaw, name: String, span: SourceSpan?, children: [ScreenNode] = [],
    traits: NodeTraits = NodeTraits()
  ) {
    self.init(.proposal(law), name: name, span: span, children: children, traits: traits)
  }

  /// The same tree with ids from 0 in the order of a walk: node, then children.
  package func numbered() -> ScreenNode {
    var next = 0
    return numbered(from: &next)
  }

  private func numbered(from next: inout Int) -> ScreenNode {
    var copy = self
    copy.id = next
    next += 1
    copy.children = children.map { $0.numbered(from: &next) }
    return copy
  }

  /// The same tree with other texts.
  package func mapTexts(_ change: (TextContent) -> TextContent) -> ScreenNode {
    var copy = self
    if let text = law.text { copy.law = law.replacingText(change(text)) }
    copy.children = children.map { $0.mapTexts(change) }
    return copy
  }

  /// How many nodes the tree has.
  package var count: Int { children.reduce(1) { $0 + $1.count } }
}

/// What is known of a node beside its layout.
package struct NodeTraits: Sendable, Hashable {
  /// The control that this node is; its frame is the area that can be touched.
  package var control: Control?
  /// A bar or another part that stays while the rest scrolls.
  package var isPinned: Bool
  /// Drawn with no ink: hidden, or with an opacity of 0. It still takes its space.
  package var isInvisible: Bool
  /// Drawn with an opacity that is only known at run time: it may come as another part goes.
  package var isFading = false
  /// Hidden from assistive technology or without meaning for a reader.
  package var isDecorative: Bool
  /// Served before its siblings when space is short; the default is 0.
  package var layoutPriority: Double
  /// Higher is drawn later.
  package var zIndex: Double
  /// Long press shows it large, so that it need not grow.
  package var showsLargeContent: Bool
  /// A heading: a title or headline style, or so marked.
  package var isHeading: Bool
  /// A sheet, popover or alert: laid out in a window of its own.
  package var isPresented: Bool
  /// The system's keyboard: it comes and goes, and stands over what it leaves no room.
  package var isKeyboard = false
  /// Where its children go is not known: they are shown, but not held against each other.
  package var placesUnknown = false
  /// How its children are measured is not known either: nothing is said of the room that they get.
  package var measuresUnknown = false
  /// A part of a library that is not at hand, drawn as the platform's own would be: what room it
  /// leaves its words is not known.
  package var isLookGuessed = false
  /// The project's own component that this node is the root of; nil for all others.
  package var component: String?
  /// What a picture uses to draw it.
  package var paint: Paint
  /// Where the source states the node's width and height, when that is not the node's own place.
  package var widthSpan: SourceSpan?
  package var heightSpan: SourceSpan?
  /// Where the source states the line height of a text that has one.
  package var lineHeightSpan: SourceSpan?
  /// Where the source holds the size of a text back, when that is around the text and not in it.
  package var growthSpan: SourceSpan?

  package init(
    control: Control? = nil, isPinned: Bool = false, isInvisible: Bool = false,
    isDecorative: Bool = false, layoutPriority: Double = 0, zIndex: Double = 0,
    showsLargeContent: Bool = false, isHeading: Bool = false, isPresented: Bool = false,
    component: String? = nil, paint: Paint = Paint()
  ) {
    self.control = control
    self.isPinned = isPinned
    self.isInvisible = isInvisible
    self.isDecorative = isDecorative
    self.layoutPriority = layoutPriority
    self.zIndex = zIndex
    self.showsLargeContent = showsLargeContent
    self.isHeading = isHeading
    self.isPresented = isPresented
    self.component = component
    self.paint = paint
  }
}

/// A control that a person operates.
package enum Control: Sendable, Hashable {
  case button, link, toggle, field, picker, stepper, slider, menu, tab
  /// Anything that reacts to a tap.
  case tappable
}

/// Colours for a picture: sRGB, 0 to 1; nil: inherited or none.
package struct Paint: Sendable, Hashable {
  package var foreground: Color?
  package var background: Color?
  package var cornerRadius: Double

  package init(foreground: Color? = nil, background: Color? = nil, cornerRadius: Double = 0) {
    self.foreground = foreground
    self.background = background
    self.cornerRadius = cornerRadius
  }
}

/// A colour in sRGB with components from 0 to 1.
package struct Color: Sendable, Hashable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
