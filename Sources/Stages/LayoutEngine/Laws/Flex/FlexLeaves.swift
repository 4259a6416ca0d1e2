import ScreenModel

// Provenance: React Native measures a text with no limit of height, rounds both sides up to a pixel
// and holds the result within what was offered. Its first line's baseline stands for the text.

/// Measures texts and boxes of a known nature for the solver.
struct FlexLeaves {
  private struct Text {
    let paragraph: Paragraph
    var prepared: (any PreparedParagraph)?
    /// With no limit of width; negative: not yet asked.
    var natural = Size(width: -1, height: 0)
    /// The newest answer to a width.
    var width: Double = -1
    var size = Size.zero
  }

  private var texts: [Text] = []
  private var boxes: [BoxLaw] = []
  private let typesetter: any Typesetter
  private let fonts: FontResolution

  /// Widths that differ by less than this, in points, are the same: lengths are 32-bit during layout.
  private static let tolerance: Double = 0.002

  init(typesetter: any Typesetter, fonts: FontResolution) {
    self.typesetter = typesetter
    self.fonts = fonts
  }

  /// Adds a text; gives its number.
  mutating func add(_ content: TextContent) -> Int {
    texts.append(Text(paragraph: fonts.paragraph(content)))
    return texts.count - 1
  }

  /// Adds a box; gives its number.
  mutating func add(_ box: BoxLaw) -> Int {
    boxes.append(box)
    return boxes.count - 1
  }

  func paragraph(_ text: Int) -> Paragraph { texts[text].paragraph }

  /// The size that a leaf takes in a space without margins, padding and border.
  mutating func size(_ leaf: Int, isText: Bool, in space: FlexSpace) -> SIMD2<Float> {
    guard isText else {
      return SIMD2(
        Self.length(boxes[leaf].width, in: space, 0), Self.length(boxes[leaf].height, in: space, 1))
    }
    let offered = space.lengths.x
    let size = textSize(leaf, offered.isNaN ? nil : Double(offered))
    var width = Float(fonts.roundedUp(size.width))
    var height = Float(fonts.roundedUp(size.height))
    if space.width == .atMost { width = min(width, offered) }
    if space.height == .atMost { height = min(height, space.lengths.y) }
    return SIMD2(width, height)
  }

  /// The distance of the first baseline from the top of a text set in a width.
  mutating func baseline(_ text: Int, width: Float) -> Float {
    let baseline = layout(text, width: Double(width)).firstBaseline
    return baseline.isFinite ? Float(baseline) : 0
  }

  /// A text set in a width, with as many lines as it takes.
  mutating func layout(_ text: Int, width: Double) -> TextLayout {
    let natural = textSize(text, nil)
    let isWhole = width.isNaN || natural.width <= width + Self.tolerance
    return prepared(text).layOut(width: isWhole ? nil : max(0, width) + Self.tolerance, height: nil)
  }

  private mutating func textSize(_ text: Int, _ width: Double?) -> Size {
    if texts[text].natural.width < 0 {
      let size = Sane.size(prepared(text).size(width: nil))
      texts[text].natural = Size(width: size.width, height: reserved(text, size.height))
    }
    guard let width, texts[text].natural.width > width + Self.tolerance else {
      return texts[text].natural
    }
    if texts[text].width == width { return texts[text].size }
    let size = Sane.size(prepared(text).size(width: max(0, width)))
    texts[text].width = width
    texts[text].size = Size(width: size.width, height: reserved(text, size.height))
    return texts[text].size
  }

  /// A height in which the lines fit that are kept free.
  private mutating func reserved(_ text: Int, _ height: Double) -> Double {
    let limits = texts[text].paragraph.limits
    guard limits.minimumLines > 1 else { return height }
    let line =
      prepared(text).layOut(width: nil, height: nil).lines.first?.frame.size.height ?? height
    let lines = Double(limits.minimumLines)
    return max(height, Sane.length(lines * line + (lines - 1) * limits.lineSpacing))
  }

  private mutating func prepared(_ text: Int) -> any PreparedParagraph {
    if let prepared = texts[text].prepared { return prepared }
    let prepared = typesetter.prepare(texts[text].paragraph)
    texts[text].prepared = prepared
    return prepared
  }

  private static func length(_ extent: BoxLaw.Extent, in space: FlexSpace, _ dimension: Int)
    -> Float
  {
    switch extent {
    case .fixed(let length): Float(Sane.length(length))
    case .flexible(let minimum, let ideal):
      if space[dimension] == .free {
        Float(max(Sane.length(minimum), Sane.length(ideal)))
      } else {
        max(Float(Sane.length(minimum)), space.lengths[dimension])
      }
    }
  }
}
