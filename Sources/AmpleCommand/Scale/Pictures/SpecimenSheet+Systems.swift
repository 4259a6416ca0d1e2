import ScreenModel
import TextScaling

extension SpecimenSheet {
  /// The styles of iOS 11 and later.
  static var ios: SpecimenSheet {
    SpecimenSheet(
      title: "Every text style of iOS, at every size",
      subtitle: "Size and leading in points. Inter stands in for San Francisco, with its tracking.",
      columns: categories(ContentSizeCategory.allCases),
      rows: TextStyle.published.map { style in
        let weight = AppleTypography.weight(of: style)
        return Row(
          name: style.rawValue, note: weight.rawValue,
          cells: ContentSizeCategory.allCases.map { category in
            AppleTypography.specification(of: style, at: category).map(cell)
          })
      },
      source: "Apple Human Interface Guidelines, Typography.")
  }

  /// The styles of iOS 9 and 10, when only body grew at the accessibility sizes.
  static var iosLegacy: SpecimenSheet {
    SpecimenSheet(
      title: "Text styles before iOS 11",
      subtitle:
        "Only body grew at AX1 to AX5, as here on iOS 8.4. A dash is a size that is not known.",
      columns: categories(ContentSizeCategory.allCases),
      rows: IOSRelease.ios8.styles.map { style in
        Row(
          name: style.rawValue, note: "iOS 8.4",
          cells: ContentSizeCategory.allCases.map { category in
            LegacyTypography.measuredSize(of: style, at: category, on: .ios8).map { size in
              Cell(
                font: SheetType.font(size, AppleTypography.weight(of: style).number),
                caption: ScaleFormat.short(size))
            }
          })
      } + [
        Row(
          name: "body", note: "iOS 7",
          cells: ContentSizeCategory.allCases.map { category in
            LegacyTypography.measuredSize(of: .body, at: category, on: .ios7).map { size in
              Cell(font: SheetType.font(size, 400), caption: ScaleFormat.short(size))
            }
          })
      ],
      source: "A simulator log of iOS 8.4; public measurements of iOS 7.")
  }

  /// The styles of watchOS.
  static var watch: SpecimenSheet {
    SpecimenSheet(
      title: "Every text style of watchOS, at every size",
      subtitle: "Size and leading in points. Inter stands in for San Francisco Compact.",
      columns: categories(WatchTypography.categories),
      rows: WatchTextStyle.allCases.map { style in
        Row(
          name: style.rawValue, note: style == .headline ? "semibold" : "regular",
          cells: WatchTypography.categories.map { category in
            WatchTypography.specification(of: style, at: category).map(cell)
          })
      },
      source: "Apple Human Interface Guidelines, Typography.")
  }

  /// The roles of Material 3 at the scales of Settings.
  static var android: SpecimenSheet {
    let scales = AndroidSettings.android14AndLater
    return SpecimenSheet(
      title: "Material 3 on Android 14, at every scale of Settings",
      subtitle: "Size in dp and, below the name, in sp. Set in Roboto.",
      columns: scaleColumns,
      rows: Material3Role.allCases.map { role in
        Row(
          name: role.rawValue, note: "\(ScaleFormat.short(role.type.size)) sp",
          cells: scales.map { scale in
            let size = AndroidFontScale(scale).dp(fromSp: role.type.size)
            return roboto(size, role)
          })
      },
      source: "Material’s tokens; Android’s FontScaleConverterFactory.")
  }

  /// Sizes in React Native on iOS: with the one multiplier, then with the ramp.
  static var reactNative: SpecimenSheet {
    let styles: [TextStyle] = [.largeTitle, .title2, .body, .footnote, .caption2]
    func row(_ style: TextStyle, ramped: Bool) -> Row {
      let base = AppleTypography.size(of: style, at: .large) ?? 0
      let text = ReactNativeText(dynamicTypeRamp: ramped ? style : nil)
      return Row(
        name: ScaleFormat.short(base) + " pt",
        note: ramped ? "ramp: \(style.rawValue)" : "multiplier",
        cells: ContentSizeCategory.allCases.map { category in
          let size = text.fontSize(base, at: category)
          return Cell(font: SheetType.font(size, 400), caption: ScaleFormat.short(size))
        })
    }
    return SpecimenSheet(
      title: "React Native on iOS, without and with the ramp",
      subtitle:
        "Size in points. The one multiplier is the default; dynamicTypeRamp follows Apple’s curve.",
      columns: categories(ContentSizeCategory.allCases),
      rows: styles.map { row($0, ramped: false) } + styles.map { row($0, ramped: true) },
      source: "React Native’s source, read and not measured.")
  }

  /// Material 3's smaller roles in Flutter on iOS.
  static var flutter: SpecimenSheet {
    let roles: [Material3Role] = [
      .headlineLarge, .headlineSmall, .titleLarge, .titleMedium, .bodyLarge, .bodyMedium,
      .bodySmall, .labelSmall,
    ]
    return SpecimenSheet(
      title: "Material 3 in Flutter on iOS, at every size",
      subtitle: "Size in logical pixels: each role times body’s size over 17. Set in Roboto.",
      columns: categories(ContentSizeCategory.allCases),
      rows: roles.map { role in
        Row(
          name: role.rawValue, note: ScaleFormat.short(role.type.size),
          cells: ContentSizeCategory.allCases.map { category in
            roboto(FlutterTextScaler.ios(category).scale(role.type.size), role)
          })
      },
      source: "Flutter’s engine, read and not measured.")
  }

  private static func categories(_ categories: [ContentSizeCategory]) -> [Column] {
    categories.map {
      Column(
        name: $0.shortName, isDefault: $0 == .large, isEmphasized: $0.isAccessibilityCategory)
    }
  }

  private static var scaleColumns: [Column] {
    AndroidSettings.android14AndLater.map {
      Column(name: TextSize.android($0).description, isDefault: $0 == 1, isEmphasized: $0 > 1.3)
    }
  }

  private static func cell(_ row: TypeSpecification) -> Cell {
    let leading = row.leading.map { "/" + ScaleFormat.short($0) } ?? ""
    return Cell(
      font: SheetType.font(row.size, row.weight.number),
      caption: ScaleFormat.short(row.size) + leading)
  }

  private static func roboto(_ size: Double, _ role: Material3Role) -> Cell {
    Cell(
      font: ResolvedFont(
        family: .system, platform: .android, size: size, weight: role.type.weight,
        tracking: role.type.tracking * size / role.type.size),
      caption: ScaleFormat.short(size))
  }
}
