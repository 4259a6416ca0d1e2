import ScreenModel
import SourceText
import TextScaling

/// A laid-out screen made flat, so that checks can ask about neighbours and ancestors.
struct Scene: Sendable {
  let screen: Screen
  let size: TextSize
  let device: Device
  let bounds: Rect
  let safeArea: Rect
  /// Every laid-out node, parents before children, in the order of the tree.
  let spots: [Spot]
  /// The texts that a person is meant to read, in the order of the tree, also those of which it is not
  /// known what room they get.
  let allTexts: [Int]
  /// Those whose room is known.
  let texts: [Int]
  /// The controls that a person can see and whose room is known, in the order of the tree.
  let controls: [Int]
  /// The outermost bars and other parts that stay while the rest scrolls.
  let pinnedParts: [Int]
  /// The keyboard, while it is up.
  let keyboard: Int?
  /// Whether a part that is not understood holds content: how high that is, nobody knows.
  let hasUnknownPlaces: Bool
  /// Whether a preview shows the screen several times over, with less room than it has in the app.
  let isSampleSheet: Bool

  init(_ subject: Subject) {
    screen = subject.screen
    size = subject.laidOut.textSize
    device = subject.laidOut.device
    bounds = subject.laidOut.bounds
    safeArea = subject.laidOut.safeArea
    var flattening = Flattening(root: screen.root)
    flattening.visit(subject.laidOut.root, parent: nil, inheriting: Spot.Inherited())
    let spots = flattening.spots
    self.spots = spots
    let name = screen.name
    let copies = spots.count {
      $0.node.traits.component.map { $0 == name || $0.hasSuffix("." + name) } ?? false
    }
    isSampleSheet = copies > 1
    pinnedParts = spots.indices.filter { index in
      let spot = spots[index]
      return spot.node.traits.isPinned && spot.inherited.pinned == spot.index
        && !spot.inherited.isInvisible
    }
    keyboard = spots.firstIndex { $0.node.traits.isKeyboard }
    hasUnknownPlaces = spots.contains { $0.node.traits.placesUnknown }
    allTexts = spots.indices.filter { Self.isReadable(spots[$0]) }
    texts = allTexts.filter { !spots[$0].inherited.isMeasuredUnknown }
    controls = spots.indices.filter { index in
      let spot = spots[index]
      return spot.node.traits.control != nil && !spot.inherited.isInvisible && !spot.inherited.isMeasuredUnknown
    }
  }

  /// The unit in which reports state lengths.
  var unit: String { size.system == .ios ? "pt" : "dp" }

  /// Whether the height of the window counts: not for a component on its own, nor for a preview that
  /// shows several of it, nor where a part of unknown height holds content.
  var hasWindow: Bool { screen.role == .screen && !isSampleSheet && !hasUnknownPlaces }

  /// A text with letters that is drawn and means something to a reader.
  private static func isReadable(_ spot: Spot) -> Bool {
    guard let content = spot.content, spot.laidOut.text != nil else { return false }
    guard !spot.inherited.isInvisible, !spot.inherited.isDecorative else { return false }
    guard content.importance != .decoration else { return false }
    return content.string.contains { !$0.isWhitespace }
  }

  /// The ancestors of a node, nearest first.
  func ancestors(of index: Int) -> [Spot] {
    var found: [Spot] = []
    var next = spots[index].parent
    while let parent = next {
      found.append(spots[parent])
      next = spots[parent].parent
    }
    return found
  }

  /// The nearest node around both.
  func commonAncestor(of first: Int, and second: Int) -> Spot? {
    var index: Int? = first
    while let candidate = index {
      if contains(candidate, second) { return spots[candidate] }
      index = spots[candidate].parent
    }
    return nil
  }

  /// Whether a node is another one or lies in its subtree.
  func contains(_ ancestor: Int, _ index: Int) -> Bool {
    ancestor <= index && index < spots[ancestor].end
  }

  /// The window that a node is drawn in.
  func window(of spot: Spot) -> Rect {
    spot.inherited.window.map { spots[$0].frame } ?? bounds
  }

  /// The children of a node, in the order of the tree.
  func children(of spot: Spot) -> [Spot] {
    var found: [Spot] = []
    var index = spot.index + 1
    while index < spot.end {
      found.append(spots[index])
      index = spots[index].end
    }
    return found
  }

  /// What a control is called in a sentence: its words in quotation marks, or what it is.
  func title(of control: Spot) -> String {
    let label = label(of: control)
    guard label == control.node.name else { return Wording.quoted(label) }
    switch control.node.traits.control {
    case .button?: return "the button"
    case .link?: return "the link"
    case .toggle?: return "the switch"
    case .field?: return "the field"
    case .picker?: return "the picker"
    case .stepper?: return "the stepper"
    case .slider?: return "the slider"
    case .menu?: return "the menu"
    case .tab?: return "the tab"
    case .tappable?, nil: return "the part that can be tapped"
    }
  }

  /// What a control says: its texts, or its name in the source.
  func label(of control: Spot) -> String {
    let words = allTexts.filter { contains(control.index, $0) }
      .compactMap { spots[$0].content?.string }
    return words.isEmpty ? control.node.name : words.joined(separator: " ")
  }
}

/// The walk that makes a laid-out tree flat.
private struct Flattening {
  private var nodes: [Int: ScreenNode] = [:]
  private(set) var spots: [Spot] = []

  init(root: ScreenNode) { collect(root) }

  private mutating func collect(_ node: ScreenNode) {
    nodes[node.id] = node
    for child in node.children { collect(child) }
  }

  mutating func visit(_ laidOut: LaidOutNode, parent: Int?, inheriting outer: Spot.Inherited) {
    guard let node = nodes[laidOut.id] else { return }
    let index = spots.count
    let own = inherited(node, at: index, laidOut, from: outer)
    spots.append(
      Spot(
        index: index, parent: parent, end: index + 1, node: node, laidOut: laidOut, inherited: own))
    let inner = passedOn(node, at: index, own)
    for child in laidOut.children { visit(child, parent: index, inheriting: inner) }
    spots[index].end = spots.count
  }

  private func inherited(
    _ node: ScreenNode, at index: Int, _ laidOut: LaidOutNode, from outer: Spot.Inherited
  ) -> Spot.Inherited {
    var own = outer
    let traits = node.traits
    own.span = node.span ?? outer.span
    own.isInvisible = outer.isInvisible || traits.isInvisible
    own.isFading = outer.isFading || traits.isFading
    own.isDecorative = outer.isDecorative || traits.isDecorative
    own.isMeasuredUnknown = outer.isMeasuredUnknown || traits.measuresUnknown
    own.isLookGuessed = outer.isLookGuessed || traits.isLookGuessed
    own.showsLargeContent = outer.showsLargeContent || traits.showsLargeContent
    if traits.control != nil { own.control = index }
    if traits.isPinned, outer.pinned == nil { own.pinned = index }
    if traits.isPresented {
      own.window = index
      own.pinned = traits.isPinned ? index : nil
      own.horizontalScroll = nil
      own.verticalScroll = nil
    }
    return own
  }

  private func passedOn(
    _ node: ScreenNode, at index: Int, _ own: Spot.Inherited
  ) -> Spot.Inherited {
    var inner = own
    let law = node.law
    if law.movesDrawing { inner.isOffset = true }
    if law.isMeasuredLate { inner.isMeasuredLate = true }
    if law.window != nil { inner.window = index }
    if let scroll = law.scroll, scroll.isEnabled {
      if scroll.axes.contains(Axis.horizontal) { inner.horizontalScroll = index }
      if scroll.axes.contains(Axis.vertical) { inner.verticalScroll = index }
    }
    return inner
  }
}
