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
    /// Its opacity is only known at run time.
    var isFading = false
    var isDecorative = false
    var showsLargeContent = false
    /// Under an ancestor that moves the drawing: where it is drawn says little.
    var isOffset = false
    /// Under an ancestor whose geometry the source computes at run time.
    var isMeasuredLate = false
    /// In a part of which it is only guessed how it looks.
    var isLookGuessed = false
    /// Under an ancestor that measures in a way that is not known.
    var isMeasuredUnknown = false
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
  ///
  /// Of a line much higher than its font, only the part around the letters.
  var lines: [Rect] {
    guard let text = laidOut.text else { return [] }
    let font = laidOut.paragraph?.spans.map(\.font.size).max()
    return text.lines.map { line in
      guard let font, line.frame.size.height > font * Self.looseLine else {
        return line.frame.offset(by: frame.origin)
      }
      let top = max(line.frame.minY, line.baseline - font * Self.aboveBaseline)
      let bottom = min(line.frame.maxY, line.baseline + font * (isFlat ? Self.belowCapitals : Self.belowBaseline))
      guard top < bottom else { return line.frame.offset(by: frame.origin) }
      let origin = Point(x: line.frame.minX, y: top)
      return Rect(origin: origin, size: Size(width: line.frame.size.width, height: bottom - top))
        .offset(by: frame.origin)
    }
  }

  /// Whether no letter reaches below the baseline.
  var isFlat: Bool { content?.string.allSatisfy { $0.isUppercase || $0.isNumber || $0.isWhitespace } ?? false }

  /// Lines more than this many times as high as their font have room around their letters.
  private static let looseLine = 1.5
  /// What letters with their marks need around the baseline, in font sizes.
  private static let aboveBaseline = 1.05
  private static let belowBaseline = 0.35
  /// Capitals have only the tail of a Q and a cedilla there.
  private static let belowCapitals = 0.2

  /// Whether the text got so little room that nothing of it can be read.
  var isStarved: Bool {
    guard laidOut.text != nil else { return false }
    return frame.size.width < Self.leastReadable || frame.size.height < Self.leastReadable
  }

  /// A box thinner than this, in points, shows no letter.
  private static let leastReadable: Double = 2
}
