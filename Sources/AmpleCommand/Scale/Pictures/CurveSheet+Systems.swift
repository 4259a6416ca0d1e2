import ScreenModel
import TextScaling

extension CurveSheet {
  /// Apple's table, and what becomes of fonts of one's own beside it.
  static var ios: CurveSheet {
    let styles = bySize
    return CurveSheet(
      title: "How iOS scales text",
      subtitle:
        "Large styles grow less than small ones; a font of your own follows leadings, not sizes.",
      panels: [
        Panel(
          title: "Text styles", note: "Apple’s table: preferredFont, Font.body …",
          series: byCategory { category in
            styles.map { ($0.base, AppleTypography.size(of: $0.style, at: category) ?? 0) }
          }, marksPoints: true),
        Panel(
          title: "Fonts of your own", note: "UIFontMetrics beside the style of the same size",
          series: byCategory { category in
            styles.map {
              ($0.base, FontMetrics(for: $0.style).scaledFont($0.base, at: category))
            }
          }, marksPoints: true),
      ],
      stated: styles.map(\.base), statedUnit: "points at L", drawnUnit: "points drawn", step: 10,
      source: "Apple Human Interface Guidelines; UIFontMetrics as reimplemented and observed.")
  }

  /// The line of Android 13, and the curve of Android 14.
  static var android: CurveSheet {
    CurveSheet(
      title: "How Android scales text",
      subtitle: "From Android 14 on, text above 8 sp grows less the larger it is.",
      panels: [
        Panel(
          title: "Android 13 and earlier", note: "one multiplication; Settings end at 130%",
          series: byScale(inline: false) {
            AndroidFontScale($0, profile: .android13).dp(fromSp: $1)
          }, marksPoints: false),
        Panel(
          title: "Android 14 and later", note: "tables with straight lines between their anchors",
          series: byScale(inline: true) { AndroidFontScale($0).dp(fromSp: $1) }, marksPoints: false),
      ],
      stated: [8, 10, 12, 14, 18, 20, 24, 30, 40], statedUnit: "sp stated", drawnUnit: "dp drawn",
      step: 10, source: "Android’s FontScaleConverterFactory.")
  }

  /// React Native's one multiplier, and its ramp.
  static var reactNative: CurveSheet {
    let styles = bySize
    return CurveSheet(
      title: "How React Native scales text on iOS",
      subtitle:
        "By default every size is multiplied by one number; dynamicTypeRamp follows Apple’s curve.",
      panels: [
        Panel(
          title: "One multiplier", note: "the default: 34 pt become 121 at AX5",
          series: byCategory { category in
            styles.map { ($0.base, ReactNativeText().fontSize($0.base, at: category)) }
          }, marksPoints: false),
        Panel(
          title: "dynamicTypeRamp", note: "each size with the ramp of its style: 34 pt become 58",
          series: byCategory { category in
            styles.map {
              let text = ReactNativeText(dynamicTypeRamp: $0.style)
              return ($0.base, text.fontSize($0.base, at: category))
            }
          }, marksPoints: true),
      ],
      stated: styles.map(\.base), statedUnit: "points stated", drawnUnit: "points drawn", step: 20,
      source: "React Native’s source, read and not measured.")
  }

  /// Flutter on both systems.
  static var flutter: CurveSheet {
    let sizes: [Double] = [8, 10, 12, 14, 18, 20, 24, 30, 40]
    return CurveSheet(
      title: "How Flutter scales text",
      subtitle: "One factor on iOS, body’s; the system’s own curve on Android.",
      panels: [
        Panel(
          title: "On iOS", note: "every size times body’s size over 17",
          series: byCategory { category in
            sizes.map { ($0, FlutterTextScaler.ios(category).scale($0)) }
          }, marksPoints: false),
        Panel(
          title: "On Android 14 and later", note: "the system’s tables",
          series: byScale(inline: true) {
            FlutterTextScaler.android(AndroidFontScale($0)).scale($1)
          }, marksPoints: false),
      ],
      stated: sizes, statedUnit: "logical pixels stated", drawnUnit: "logical pixels drawn",
      step: 20, source: "Flutter’s engine and framework, read and not measured.")
  }

  /// The published styles with their sizes at L, one for each size, smallest first.
  private static var bySize: [(base: Double, style: TextStyle)] {
    var styles: [(base: Double, style: TextStyle)] = []
    for style in TextStyle.published.reversed() where style != .headline {
      guard let base = AppleTypography.size(of: style, at: .large) else { continue }
      styles.append((base, style))
    }
    return styles
  }

  private static func byCategory(
    _ points: (ContentSizeCategory) -> [(Double, Double)]
  ) -> [Series] {
    ContentSizeCategory.allCases.map { category in
      Series(
        name: category.shortName,
        color: Palette.size(
          category.rawValue, default: ContentSizeCategory.large.rawValue,
          of: ContentSizeCategory.allCases.count),
        isDefault: category == .large,
        points: points(category).map { (stated: $0.0, drawn: $0.1) })
    }
  }

  private static func byScale(
    inline: Bool, _ draw: (_ scale: Double, _ sp: Double) -> Double
  ) -> [Series] {
    let scales = AndroidSettings.android14AndLater
    // Lines that end in one point are named where they are apart, one after the other.
    let places: [Double?] = inline ? [nil, nil, 13, 16, 19, nil, nil] : []
    let stated: [Double] = (0...64).map { 8 + Double($0) / 2 }
    return scales.enumerated().map { index, scale in
      Series(
        name: TextSize.android(scale).description,
        color: Palette.size(index, default: 1, of: scales.count), isDefault: scale == 1,
        points: stated.map { (stated: $0, drawn: draw(scale, $0)) },
        inlineAt: inline ? places[index] : nil)
    }
  }
}
