import ScreenModel
import TextScaling

// Provenance: iOS text styles are Apple's table, other fonts follow UIFontMetrics, and Android's
// scaled pixels follow Android 14's curve: all in TextScaling. The vertical figures of San
// Francisco on iOS are those that published frames agree with (1950 / 494 / 1443 of 2048 units).

/// Turns fonts as the source asks for them into fonts at a size, for one text size.
struct FontResolution: Sendable {
  let textSize: TextSize
  /// Physical pixels per point; at least a tiny positive number.
  let displayScale: Double
  private let category: ContentSizeCategory
  private let androidScale: AndroidFontScale

  init(textSize: TextSize, displayScale: Double) {
    self.textSize = textSize
    self.displayScale = displayScale > 0 && displayScale.isFinite ? displayScale : 1
    switch textSize {
    case .ios(let category):
      self.category = category
      androidScale = AndroidFontScale(1)
    case .android(let scale):
      category = .default
      androidScale = AndroidFontScale(scale)
    }
  }

  /// Whether the text size is one of the five accessibility sizes of iOS.
  var isAccessibilitySize: Bool { category.isAccessibilityCategory }

  /// A text with its fonts at their sizes.
  func paragraph(_ content: TextContent) -> Paragraph {
    let category = category(within: content.sizes)
    let spans = content.runs.map { run in
      ParagraphSpan(
        string: run.string,
        font: font(run, at: category))
    }
    var limits = content.limits
    limits.lineSpacing = Sane.distance(limits.lineSpacing)
    limits.startsLongWordsInLine = content.runs.contains { run in
      if case .scaled = run.font.size { true } else { false }
    }
    if let maximum = limits.maximumLines { limits.maximumLines = max(1, maximum) }
    limits.minimumLines = max(1, min(limits.minimumLines, Self.mostReservedLines))
    limits.minimumScale =
      0 < limits.minimumScale && limits.minimumScale < 1 ? limits.minimumScale : 1
    return Paragraph(spans: spans, limits: limits)
  }

  /// The vertical figures that default spacing depends on, of the largest font of a text.
  func metrics(_ content: TextContent) -> TextMetrics? {
    let category = category(within: content.sizes)
    var largest: TextMetrics?
    for run in content.runs {
      let size = size(run.font.size, at: category)
      guard size > largest?.size ?? 0 else { continue }
      let lineHeight = size * Self.lineHeight
      largest = TextMetrics(
        size: size, lineHeight: lineHeight,
        leading: max(0, (leading(run.font.size, at: category) ?? lineHeight) - lineHeight))
    }
    return largest
  }

  /// The size of a font in points or dp.
  func size(_ font: FontChoice) -> Double { size(font.size, at: category) }

  /// A length in points, up to the next whole physical pixel.
  func roundedUp(_ length: Double) -> Double {
    guard length.isFinite else { return length }
    return ((length * displayScale) - Self.pixelTolerance).rounded(.up) / displayScale
  }

  private func category(within sizes: ClosedRange<ContentSizeCategory>?) -> ContentSizeCategory {
    guard let sizes else { return category }
    return max(sizes.lowerBound, min(category, sizes.upperBound))
  }

  private func font(_ run: TextRun, at category: ContentSizeCategory) -> ResolvedFont {
    let choice = run.font
    let size = size(choice.size, at: category)
    let isApple = textSize.system == .ios
    let isSanFrancisco = isApple && (choice.family == .system || choice.family == .rounded)
    let own = isSanFrancisco ? SanFrancisco.tracking(at: size) : 0
    let factor = factor(of: choice.size, drawnAt: size)
    let spacing = run.letterSpacing.map { length($0, fontSize: size, factor: factor) } ?? 0
    return ResolvedFont(
      family: choice.family, platform: isApple ? .apple : .android, size: size,
      weight: choice.weight ?? weight(choice.size), isItalic: choice.isItalic,
      tracking: own + Sane.distance(run.tracking) + Sane.distance(spacing),
      lineHeight: run.lineHeight.map {
        lineHeight(Sane.length(length($0, fontSize: size, factor: factor)), of: choice.size)
      },
      metricsStep: metricsStep(choice.size), lineStep: lineStep(choice.size))
  }

  /// By how much a font has grown.
  private func factor(of size: FontSize, drawnAt drawn: Double) -> Double {
    let asked: Double
    switch size {
    case .style: return 1
    case .relative(let size, _, _), .fixed(let size), .scaledPixels(let size), .multiplied(let size, _),
      .scaled(let size, _):
      asked = Sane.length(size)
    }
    return asked > 0 ? drawn / asked : 1
  }

  private func length(_ length: TextLength, fontSize: Double, factor: Double) -> Double {
    switch length {
    case .fixed(let length): length
    case .scaledPixels(let length):
      length < 0 ? -androidScale.dp(fromSp: -length) : androidScale.dp(fromSp: length)
    case .em(let share): share * fontSize
    case .withFont(let length): length * factor
    }
  }

  /// Android takes a stated line height in whole pixels, rounded up.
  private func lineHeight(_ height: Double, of size: FontSize) -> Double {
    switch size {
    case .scaled: height
    case .style, .relative, .fixed, .scaledPixels, .multiplied:
      textSize.system == .android ? roundedUp(height) : height
    }
  }

  /// Flutter rounds lines to whole logical pixels and keeps the ascent, as its engine's paragraphs show.
  private func lineStep(_ size: FontSize) -> Double {
    if case .scaled = size { 1 } else { 0 }
  }

  /// Android rounds a font's extent to pixels, Apple's systems not at all.
  private func metricsStep(_ size: FontSize) -> Double {
    switch size {
    case .scaled: 0
    case .style, .relative, .fixed, .scaledPixels, .multiplied:
      textSize.system == .android ? 1 / displayScale : 0
    }
  }

  private func size(_ size: FontSize, at category: ContentSizeCategory) -> Double {
    let points =
      switch size {
      case .style(let style):
        AppleTypography.assumedSpecification(of: style, at: category).size
      case .relative(let size, let style, let maximum):
        FontMetrics(for: style).scaledFont(Sane.length(size), at: category, maximum: maximum)
      case .fixed(let size): size
      case .scaledPixels(let size): androidScale.dp(fromSp: Sane.length(size))
      case .multiplied(let size, let text): multiplied(Sane.length(size), text, at: category)
      case .scaled(let size, let scaler): scaler.scaler(at: textSize).scale(Sane.length(size))
      }
    return max(Self.smallestFont, min(Sane.length(points), Self.largestFont))
  }

  private func multiplied(
    _ size: Double, _ text: ReactNativeText, at category: ContentSizeCategory
  ) -> Double {
    guard textSize.system == .android else {
      return text.fontSize(size, at: category, displayScale: displayScale)
    }
    let display = AndroidDisplayMetrics(density: displayScale, fontScale: androidScale)
    return text.fontSizeInPixels(size, on: display) / displayScale
  }

  private func weight(_ size: FontSize) -> Int {
    guard case .style(let style) = size else { return FontWeight.regular.number }
    return AppleTypography.weight(of: style).number
  }

  private func leading(_ size: FontSize, at category: ContentSizeCategory) -> Double? {
    guard case .style(let style) = size else { return nil }
    return AppleTypography.assumedSpecification(of: style, at: category).leading
  }

  /// The height of a line of San Francisco on iOS, in em.
  private static let lineHeight: Double = 2444 / 2048
  /// A share of a pixel that is taken for noise of floating point.
  private static let pixelTolerance: Double = 0.000_1
  /// Sizes of fonts in points that are set at all.
  private static let smallestFont: Double = 1
  private static let largestFont: Double = 2000
  private static let mostReservedLines = 10_000
}

/// The vertical figures of a text's font, in points.
struct TextMetrics: Sendable, Equatable {
  let size: Double
  let lineHeight: Double
  /// What the style's distance between baselines adds to the height of a line.
  let leading: Double

  var ascent: Double { size * 1950 / 2048 }
  var descent: Double { size * 494 / 2048 }
  var capHeight: Double { size * 1443 / 2048 }
}
