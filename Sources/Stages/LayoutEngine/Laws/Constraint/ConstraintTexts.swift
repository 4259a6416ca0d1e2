import ScreenModel

// Provenance: foundation's ParagraphLayoutCache and ui-text's AndroidParagraph. Which limits count is
// told apart by overflow and soft wrapping; the paragraph's width is that of the longest line set in
// one, held within the constraints; its lines are dropped for lack of height only with an ellipsis
// and more than one line allowed.

/// Sets the texts of one layout in constraints of pixels.
struct ConstraintTexts {
  private var measurer: TextMeasurer
  private let paragraphs: [Paragraph]
  private let typesetter: any Typesetter
  private let scale: Double
  /// The longest unbreakable stretch of each text, in dp, as far as somebody asked.
  private var longestWords: [Double?]

  init(_ texts: [LayoutTree.Text], typesetter: any Typesetter, scale: Double) {
    measurer = TextMeasurer(texts.map(Self.limited), typesetter: typesetter)
    paragraphs = texts.map(\.paragraph)
    longestWords = Array(repeating: nil, count: texts.count)
    self.typesetter = typesetter
    self.scale = scale
  }

  func paragraph(_ text: Int) -> Paragraph { measurer.paragraph(text) }

  /// The text as it is set in constraints, in dp.
  mutating func layout(_ text: Int, _ constraints: PixelConstraints) -> TextLayout {
    let limits = paragraphs[text].limits
    let isEllipsized = limits.truncation != .clip
    let isBounded = limits.wraps || isEllipsized
    let most = constraints.maximum
    let dropsLines = isEllipsized && limits.wraps && limits.maximumLines != 1
    return measurer.layout(
      text,
      Proposal(
        width: isBounded && most.width.isFinite ? most.width / scale : nil,
        height: dropsLines && most.height.isFinite ? most.height / scale : nil))
  }

  /// The same with its lines moved to where they stand in a box of a width in dp.
  mutating func layout(
    _ text: Int, _ constraints: PixelConstraints, in width: Double
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

  /// The length of the longest paragraph in one line, in whole pixels.
  mutating func longestLine(_ text: Int) -> Double {
    roundedUp(measurer.layout(text, Proposal()).wanted.width)
  }

  /// The height of a text in constraints, with the lines that it keeps free, in whole pixels.
  mutating func height(_ text: Int, _ constraints: PixelConstraints) -> Double {
    let limits = paragraphs[text].limits
    var height = layout(text, constraints).size.height
    if limits.minimumLines > 1 {
      let lines = Double(limits.minimumLines)
      let pitch = measurer.lineHeight(text)
      height = max(height, lines * pitch + (lines - 1) * limits.lineSpacing)
    }
    return roundedUp(height)
  }

  /// The length of the longest stretch without a place to break, in whole pixels.
  mutating func longestWord(_ text: Int) -> Double {
    if let known = longestWords[text] { return roundedUp(known) }
    var paragraph = paragraphs[text]
    paragraph.limits = TextLimits()
    for index in paragraph.spans.indices {
      paragraph.spans[index].string = Self.brokenEverywhere(paragraph.spans[index].string)
    }
    let width = typesetter.prepare(paragraph).layOut(width: nil, height: nil).size.width
    longestWords[text] = width
    return roundedUp(width)
  }

  private func roundedUp(_ length: Double) -> Double {
    (length * scale - Self.tolerance).rounded(.up)
  }

  /// A share of a pixel that is taken for noise of floating point.
  private static let tolerance: Double = 0.000_1

  /// Without wrapping, an ellipsis leaves one line.
  private static func limited(_ text: LayoutTree.Text) -> LayoutTree.Text {
    var paragraph = text.paragraph
    if !paragraph.limits.wraps, paragraph.limits.truncation != .clip {
      paragraph.limits.maximumLines = 1
    }
    return LayoutTree.Text(paragraph: paragraph, metrics: text.metrics)
  }

  /// A line for each stretch between places where a line may end.
  private static func brokenEverywhere(_ string: String) -> String {
    var result = ""
    for character in string {
      let isIdeograph = character.unicodeScalars.first.map { (0x2E80...0x9FFF).contains($0.value) }
      if character == " " {
        result.append("\n")
      } else {
        result.append(character)
        if character == "-" || isIdeograph == true { result.append("\n") }
      }
    }
    return result
  }
}
