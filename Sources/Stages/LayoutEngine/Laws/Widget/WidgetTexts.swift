import ScreenModel

// Provenance: RenderParagraph and TextPainter of Flutter's framework, and the engine's paragraph:
// without a width of its own a text is as wide as its longest hard line, within the constraints; a
// text that wraps is as wide as it may be. The height never drops a line, the box cuts it. An ellipsis
// without a limit of lines ends the text at the first line that is too wide.

/// Sets the texts of one layout in constraints.
struct WidgetTexts {
  private var measurer: TextMeasurer
  private let paragraphs: [Paragraph]
  private let typesetter: any Typesetter
  /// The longest unbreakable stretch of each text, as far as somebody asked.
  private var longestWords: [Double?]

  init(_ texts: [LayoutTree.Text], typesetter: any Typesetter) {
    measurer = TextMeasurer(texts.map(Self.limited), typesetter: typesetter)
    paragraphs = texts.map(\.paragraph)
    longestWords = Array(repeating: nil, count: texts.count)
    self.typesetter = typesetter
  }

  func paragraph(_ text: Int) -> Paragraph { paragraphs[text] }

  /// The text as it is set in constraints.
  mutating func layout(_ text: Int, _ constraints: WidgetConstraints) -> TextLayout {
    let limits = paragraphs[text].limits
    let isBounded = limits.wraps || limits.truncation != .clip
    let most = constraints.maxWidth
    return measurer.layout(text, Proposal(width: isBounded && most.isFinite ? most : nil))
  }

  /// The size of the text before the box holds it within the constraints.
  mutating func size(_ text: Int, _ constraints: WidgetConstraints) -> Size {
    let layout = layout(text, constraints)
    let limits = paragraphs[text].limits
    let isBounded = limits.wraps || limits.truncation != .clip
    let natural = max(longestLine(text), layout.size.width)
    let width = isBounded ? min(natural, constraints.maxWidth) : natural
    return Size(width: max(constraints.minWidth, width), height: layout.size.height)
  }

  /// The length of the longest hard line, whatever the limits hide of it.
  mutating func longestLine(_ text: Int) -> Double {
    measurer.layout(text, Proposal()).wanted.width
  }

  /// The text with its lines where they stand in a box of a width.
  mutating func layout(
    _ text: Int, _ constraints: WidgetConstraints, in width: Double
  ) -> TextLayout {
    var layout = layout(text, constraints)
    let rest = width - layout.size.width
    let share: Double
    switch paragraphs[text].limits.alignment {
    case .leading: share = 0
    case .center: share = 0.5
    case .trailing: share = 1
    }
    guard rest > 0, share > 0 else { return layout }
    for index in layout.lines.indices { layout.lines[index].frame.origin.x += rest * share }
    return layout
  }

  /// The length of the longest stretch without a place to break.
  mutating func longestWord(_ text: Int) -> Double {
    if let known = longestWords[text] { return known }
    var paragraph = paragraphs[text]
    paragraph.limits = TextLimits()
    for index in paragraph.spans.indices {
      let string = paragraph.spans[index].string
      paragraph.spans[index].string = String(string.map { $0 == " " ? "\n" : $0 })
    }
    let width = typesetter.prepare(paragraph).layOut(width: nil, height: nil).size.width
    longestWords[text] = width
    return width
  }

  /// An ellipsis without a limit of lines leaves one line of each hard line.
  private static func limited(_ text: LayoutTree.Text) -> LayoutTree.Text {
    var paragraph = text.paragraph
    guard paragraph.limits.truncation != .clip else { return text }
    if paragraph.limits.maximumLines == nil {
      let isOneLine = !paragraph.string.contains(where: \.isNewline)
      paragraph.limits.maximumLines = isOneLine ? 1 : nil
      paragraph.limits.wraps = isOneLine
    } else {
      paragraph.limits.wraps = true
    }
    return LayoutTree.Text(paragraph: paragraph, metrics: text.metrics)
  }
}
