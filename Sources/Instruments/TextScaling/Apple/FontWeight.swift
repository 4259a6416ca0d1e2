/// The weight of a typeface, thinnest first.
public enum FontWeight: String, CaseIterable, Comparable, Sendable, Hashable {
  /// 100 on the scale of CSS and OpenType.
  case ultraLight
  /// 200 on the scale of CSS and OpenType.
  case thin
  /// 300 on the scale of CSS and OpenType.
  case light
  /// 400 on the scale of CSS and OpenType.
  case regular
  /// 500 on the scale of CSS and OpenType.
  case medium
  /// 600 on the scale of CSS and OpenType.
  case semibold
  /// 700 on the scale of CSS and OpenType.
  case bold
  /// 800 on the scale of CSS and OpenType.
  case heavy
  /// 900 on the scale of CSS and OpenType.
  case black

  /// The weight on the scale of CSS and OpenType: 400 is regular, 700 bold.
  public var number: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }

  /// Orders weights from the thinnest to the heaviest.
  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}
