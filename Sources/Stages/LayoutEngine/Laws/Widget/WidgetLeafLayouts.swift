import ScreenModel

/// A text: as `WidgetTexts` says, held within the constraints.
struct WidgetTextLayout: WidgetLayout {
  /// The text's index in the tree.
  let text: Int

  func answer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetAnswer {
    WidgetAnswer(size: constraints.constrain(pass.texts.size(text, constraints)))
  }

  func intrinsic(_ question: WidgetIntrinsic, in pass: inout WidgetPass) -> Double {
    switch question.axis {
    case .horizontal:
      return question.isMinimum && pass.texts.paragraph(text).limits.wraps
        ? pass.texts.longestWord(text) : pass.texts.longestLine(text)
    case .vertical:
      return pass.texts.layout(text, WidgetConstraints(maxWidth: question.across)).size.height
    }
  }

  func baseline(
    _ answer: WidgetAnswer, _ constraints: WidgetConstraints, in pass: inout WidgetPass
  ) -> Double? {
    pass.texts.layout(text, constraints).firstBaseline
  }
}

/// A picture at its own size, or the constraints' in its ratio; an icon as large as its font.
struct WidgetImageLayout: WidgetLayout {
  let content: ImageContent

  /// The side in logical pixels of a picture about which nothing is known. An assumption.
  private static let unknownSide: Double = 24

  func answer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetAnswer {
    let natural = natural(pass.fonts)
    guard content.isResizable else {
      return WidgetAnswer(size: constraints.constrainKeepingRatio(natural))
    }
    return WidgetAnswer(
      size: Size(
        width: constraints.isBounded(.horizontal) ? constraints.maxWidth : natural.width,
        height: constraints.isBounded(.vertical) ? constraints.maxHeight : natural.height))
  }

  private func natural(_ fonts: FontResolution) -> Size {
    switch content.kind {
    case .symbol(let font, let scale):
      let side = fonts.size(font) * (scale > 0 ? Sane.length(scale) : 1)
      return Size(width: side, height: side)
    case .picture(let size): return size
    case .unknownPicture: return Size(width: Self.unknownSide, height: Self.unknownSide)
    }
  }
}

/// A leaf of a known nature: a switch, a shape, a colour.
struct WidgetBoxLayout: WidgetLayout {
  let law: BoxLaw

  func answer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetAnswer {
    WidgetAnswer(
      size: constraints.constrain(
        Size(
          width: Self.length(law.width, constraints.maxWidth),
          height: Self.length(law.height, constraints.maxHeight))))
  }

  private static func length(_ extent: BoxLaw.Extent, _ maximum: Double) -> Double {
    switch extent {
    case .fixed(let length): length
    case .flexible(let minimum, let ideal): max(minimum, maximum.isFinite ? maximum : ideal)
    }
  }
}
