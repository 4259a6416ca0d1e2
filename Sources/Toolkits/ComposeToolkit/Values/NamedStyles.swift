import ComponentModel
import ScreenModel
import TextScaling

/// Styles of a theme that is not at hand: their names say about which of Material's they are.
extension BuildContext {
  /// The style that a name such as `AppTheme.type.headingSmall` or `Caption2Regular` promises, with
  /// what the source changes in it; nil where it promises none.
  func namedStyle(from value: Value?) -> TextStyleValue? {
    switch value {
    case .symbol(let symbol)?:
      let names = [symbol.root].compactMap { $0 } + symbol.steps.prefix { $0.arguments == nil }.map(\.name)
      guard var style = names.last.flatMap(namedStyle) else { return nil }
      for step in symbol.steps.drop(while: { $0.arguments == nil }) {
        guard let arguments = step.arguments else { continue }
        style = changed(style, by: step.name, arguments)
      }
      return style
    case .unknown(let unknown)?:
      return unknown.hint.split(separator: ".").last.flatMap { namedStyle(String($0)) }
    default: return nil
    }
  }

  private func namedStyle(_ name: String) -> TextStyleValue? {
    if let style = TypographyValue.material.styles[name] { return style }
    let words = SampleContent.words(of: name).map { word in
      String(word.reversed().drop(while: \.isNumber).reversed())
    }
    guard let family = words.lazy.compactMap({ Self.families[$0] }).first else { return nil }
    let size = words.lazy.compactMap { Self.sizes[$0] }.first
    let role = family.prefix + (size ?? family.usual)
    guard var style = TypographyValue.material.styles[role] else { return nil }
    if let weight = words.lazy.compactMap({ Self.weightWords[$0] }).first { style.weight = weight }
    return style
  }

  /// The words of a kind of text, with Material's roles for it and the usual size.
  ///
  /// Without a size it is rather too small than too large.
  private static var families: [String: (prefix: String, usual: String)] {
    [
      "display": ("display", "Small"), "headline": ("headline", "Small"), "heading": ("headline", "Small"),
      "header": ("headline", "Small"), "title": ("title", "Medium"), "subtitle": ("title", "Small"),
      "subheading": ("title", "Small"), "subheadline": ("title", "Small"), "body": ("body", "Large"),
      "paragraph": ("body", "Large"), "caption": ("body", "Small"), "footnote": ("body", "Small"),
      "label": ("label", "Large"), "button": ("label", "Large"), "overline": ("label", "Small"),
    ]
  }

  private static var sizes: [String: String] {
    [
      "xxl": "Large", "xl": "Large", "xlarge": "Large", "lg": "Large", "large": "Large", "md": "Medium",
      "sm": "Small", "small": "Small", "xs": "Small", "xsmall": "Small", "tiny": "Small",
    ]
  }

  private static var weightWords: [String: Int] {
    ["bold": 700, "semibold": 600, "regular": 400, "light": 300]
  }
}
