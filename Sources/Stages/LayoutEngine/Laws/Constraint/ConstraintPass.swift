import ScreenModel

// Provenance: Jetpack Compose's layout phase (androidx ui and foundation-layout): constraints go down
// once, sizes come up, and what a parent reckons with is a child's size held within the constraints.

/// One layout under way of a screen of the constraint family.
///
/// All lengths inside are whole physical pixels, as in Compose; only the result is in dp.
struct ConstraintPass {
  let tree: ConstraintTree
  let fonts: FontResolution
  let window: Window
  /// Whether the height is free and no safe area is kept.
  let isComponent: Bool
  /// Physical pixels per dp.
  let scale: Double
  var texts: ConstraintTexts
  private var cache: ConstraintCache
  /// How many nodes and children were gone through for answers that were not remembered.
  private var work = 0

  /// After so much work nodes repeat an earlier answer, so that time and memory stay bounded.
  private static let mostWork = 1_000_000

  init(
    _ root: ScreenNode, fonts: FontResolution, typesetter: any Typesetter, window: Window,
    isComponent: Bool
  ) {
    tree = ConstraintTree(root, fonts: fonts)
    self.fonts = fonts
    self.window = window
    self.isComponent = isComponent
    scale = fonts.displayScale
    texts = ConstraintTexts(tree.texts, typesetter: typesetter, scale: fonts.displayScale)
    cache = ConstraintCache(nodeCount: tree.nodes.count)
  }

  /// The size that a parent reckons with: the node's answer held within the constraints.
  mutating func measure(_ node: Int, _ constraints: PixelConstraints) -> Size {
    guard let index = answer(node, constraints) else { return constraints.constrain(.zero) }
    return constraints.constrain(cache.entries[index].measured.size)
  }

  /// The node's own answer, which may lie outside the constraints.
  mutating func measured(_ node: Int, _ constraints: PixelConstraints) -> Measured {
    guard let index = answer(node, constraints) else { return .nothing }
    return cache.entries[index].measured
  }

  /// The first or last baseline of text in a node, from the top of the size that its parent reckons
  /// with; nil: it holds no text.
  mutating func baseline(_ node: Int, _ constraints: PixelConstraints, isFirst: Bool) -> Double? {
    guard let index = answer(node, constraints) else { return nil }
    switch isFirst ? cache.entries[index].firstBaseline : cache.entries[index].lastBaseline {
    case .unknown: break
    case .none: return nil
    case .at(let distance): return distance
    }
    let found = findBaseline(node, constraints, cache.entries[index].measured, isFirst: isFirst)
    cache.setBaseline(found, isFirst: isFirst, at: index)
    return found
  }

  /// The length that a node's content would like.
  mutating func intrinsic(_ node: Int, _ question: IntrinsicQuestion) -> Double {
    if let known = cache.length(node, question) { return known }
    guard spend(on: node) else { return 0 }
    let length = max(0, min(findIntrinsic(node, question), PixelConstraints.longest))
    cache.add(node, question, length: length)
    return length
  }

  /// A length in dp as whole pixels; what is no length is 0.
  func pixels(_ length: Double) -> Double {
    Self.rounded(Sane.length(length) * scale)
  }

  /// A distance in dp, which may be negative, as whole pixels.
  func pixelDistance(_ distance: Double) -> Double {
    Self.rounded(Sane.distance(distance) * scale)
  }

  /// To the nearest whole number; halves go up, as Kotlin rounds.
  static func rounded(_ length: Double) -> Double {
    length.isFinite ? (length + 0.5).rounded(.down) : length
  }

  /// How far a node of `size` is moved in the place that its parent keeps for it.
  static func shift(of size: Size, in reckoned: Size) -> Point {
    Point(
      x: ((reckoned.width - size.width) / 2).rounded(.towardZero),
      y: ((reckoned.height - size.height) / 2).rounded(.towardZero))
  }

  /// The place of a node's answer, computed when it is not known; nil when the budget is spent and
  /// the node was never asked.
  private mutating func answer(_ node: Int, _ constraints: PixelConstraints) -> Int? {
    if let index = cache.find(node, constraints) { return index }
    guard spend(on: node) else { return cache.newest(node) }
    var measured = compute(node, constraints)
    measured.size = Self.sane(measured.size)
    return cache.add(node, constraints, measured)
  }

  private mutating func spend(on node: Int) -> Bool {
    guard work < Self.mostWork else { return false }
    work += 1 + tree.nodes[node].children.count
    return true
  }

  private static func sane(_ size: Size) -> Size {
    Size(
      width: size.width > 0 ? min(size.width, PixelConstraints.longest) : 0,
      height: size.height > 0 ? min(size.height, PixelConstraints.longest) : 0)
  }

  private mutating func compute(_ node: Int, _ constraints: PixelConstraints) -> Measured {
    ask(MeasureLaw(constraints: constraints), of: node) ?? .nothing
  }

  private mutating func findIntrinsic(_ node: Int, _ question: IntrinsicQuestion) -> Double {
    ask(IntrinsicOfLaw(question: question), of: node) ?? 0
  }

  private mutating func findBaseline(
    _ node: Int, _ constraints: PixelConstraints, _ measured: Measured, isFirst: Bool
  ) -> Double? {
    let shift = Self.shift(of: measured.size, in: constraints.constrain(measured.size))
    let text = tree.nodes[node].text
    if text >= 0 {
      let layout = texts.layout(text, constraints)
      let baseline = isFirst ? layout.firstBaseline : layout.lastBaseline
      return Self.rounded(baseline * scale) + shift.y
    }
    var found: Double?
    for placement in measured.placements {
      let own = baseline(placement.child, placement.constraints, isFirst: isFirst)
      guard let own else { continue }
      let distance = placement.origin.y + own
      let other = found ?? distance
      found = isFirst ? min(other, distance) : max(other, distance)
    }
    return found.map { $0 + shift.y }
  }
}
