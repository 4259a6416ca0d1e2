import ScreenModel
import SourceText

/// A node of a scene: what it is, where it lies, and what it inherits from the nodes around it.
struct Spot: Sendable {
  let index: Int
  let parent: Int?
  /// The index after the last node of this node's subtree.
  var end: Int
  let node: ScreenNode
  let laidOut: LaidOutNode
  let inherited: Inherited

  /// What a node has from its ancestors and itself.
  struct Inherited: Sendable {
    /// The span of the node, or of the nearest ancestor that has one.
    var span: SourceSpan?
    var isInvisible = false
    var isDecorative = false
    var showsLargeContent = false
    /// Under an ancestor that moves the drawing: where it is drawn says little.
    var isOffset = false
    /// Under an ancestor whose geometry the source computes at run time.
    var isMeasuredLate = false
    /// The nearest control, the node itself included.
    var control: Int?
    /// The outermost pinned part around the node, the node itself included.
    var pinned: Int?
    /// The nearest window around the node; nil: the scene's own bounds.
    var window: Int?
    /// The nearest scroll views that move the node.
    var horizontalScroll: Int?
    var verticalScroll: Int?
  }

  var frame: Rect { laidOut.frame }
  var span: SourceSpan? { inherited.span }

  /// The text's description, for a text.
  var content: TextContent? {
    node.law.text
  }

  func scroll(along axis: Axis) -> Int? {
    axis == .horizontal ? inherited.horizontalScroll : inherited.verticalScroll
  }

  /// The boxes of the text's lines in the window's coordinates.
  var lines: [Rect] {
    guard let text = laidOut.text else { return [] }
    return text.lines.map { $0.frame.offset(by: frame.origin) }
  }

  /// Whether the text got so little room that nothing of it can be read.
  var isStarved: Bool {
    guard laidOut.text != nil else { return false }
    return frame.size.width < Self.leastReadable || frame.size.height < Self.leastReadable
  }

  /// A box thinner than this, in points, shows no letter.
  private static let leastReadable: Double = 2
}
