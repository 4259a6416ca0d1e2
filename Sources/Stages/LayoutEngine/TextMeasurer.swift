import ScreenModel

/// Sets the texts of one layout, each shaped once and asked as seldom as possible.
struct TextMeasurer {
  private struct Slot {
    let paragraph: Paragraph
    var prepared: (any PreparedParagraph)?
    /// With no limits of width and height.
    var natural: TextLayout?
    /// Earlier results with the proposal that they answer.
    var results: [(width: Double?, height: Double?, layout: TextLayout)] = []
  }

  private var slots: [Slot]
  private let typesetter: any Typesetter

  /// Sizes that differ by less than this, in points, are the same.
  private static let tolerance: Double = 0.001

  init(_ texts: [LayoutTree.Text], typesetter: any Typesetter) {
    self.typesetter = typesetter
    slots = texts.map { Slot(paragraph: $0.paragraph) }
  }

  func paragraph(_ text: Int) -> Paragraph { slots[text].paragraph }

  /// The text set in the space that is proposed; none and infinite are unbounded.
  ///
  /// 1. What fits without any limit is the natural layout. 2. Where the height is no limit to the
  /// lines at this width, the height plays no part. 3. Only then both limits count.
  mutating func layout(_ text: Int, _ proposal: Proposal) -> TextLayout {
    let width = Self.bounded(proposal.width)
    let height = Self.bounded(proposal.height)
    let shrinks = slots[text].paragraph.limits.minimumScale < 1
    // 1.
    let natural = naturalLayout(text)
    let fitsWidth = width.map { natural.size.width <= $0 + Self.tolerance } ?? true
    let unlimited = fitsWidth ? natural : result(text, width: width, height: nil)
    // 2.
    guard let height, unlimited.size.height > height + Self.tolerance else { return unlimited }
    if unlimited.lines.count <= 1, !shrinks { return unlimited }
    // 3.
    return result(text, width: width, height: height)
  }

  /// The height of one line at the size asked for, in points.
  mutating func lineHeight(_ text: Int) -> Double {
    naturalLayout(text).lines.first?.frame.size.height ?? naturalLayout(text).size.height
  }

  private mutating func naturalLayout(_ text: Int) -> TextLayout {
    if let natural = slots[text].natural { return natural }
    let natural = prepared(text).layOut(width: nil, height: nil)
    slots[text].natural = natural
    return natural
  }

  private mutating func result(_ text: Int, width: Double?, height: Double?) -> TextLayout {
    for result in slots[text].results where result.width == width && result.height == height {
      return result.layout
    }
    let layout = prepared(text).layOut(width: width, height: height)
    slots[text].results.append((width, height, layout))
    return layout
  }

  private mutating func prepared(_ text: Int) -> any PreparedParagraph {
    if let prepared = slots[text].prepared { return prepared }
    let prepared = typesetter.prepare(slots[text].paragraph)
    slots[text].prepared = prepared
    return prepared
  }

  private static func bounded(_ length: Double?) -> Double? {
    guard let length, length.isFinite else { return nil }
    return max(0, length)
  }
}
