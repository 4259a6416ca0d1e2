import TextScaling

/// The tables of the toolkits that run on both systems.
enum ToolkitTables {
  /// React Native on iOS: the one multiplier, with the ramp beside it.
  static var reactNative: ScaleTable {
    let plain = ReactNativeText()
    var rows: [[String]] = []
    var records: [[JSONValue]] = []
    for category in ContentSizeCategory.allCases {
      let factor = plain.multiplier(at: category)
      var line = [category.shortName, ScaleFormat.exact(factor)]
      for style in [TextStyle.largeTitle, .title2, .body, .caption1] {
        let size = AppleTypography.size(of: style, at: .large) ?? 0
        let multiplied = plain.fontSize(size, at: category)
        let ramped = ReactNativeText(dynamicTypeRamp: style).fontSize(size, at: category)
        line.append("\(ScaleFormat.short(multiplied)) / \(ScaleFormat.short(ramped))")
        records.append([
          .string(category.shortName), .number(factor), .string(style.rawValue), .number(size),
          .number(multiplied), .number(ramped),
        ])
      }
      rows.append(line)
    }
    return ScaleTable(
      name: "react-native",
      title: "React Native on iOS: points with the one multiplier / with the ramp",
      columns: ["size", "multiplier", "34 largeTitle", "22 title2", "17 body", "12 caption1"],
      rows: rows, keys: ["size", "multiplier", "ramp", "fontSize", "multiplied", "ramped"],
      records: records,
      notes: [
        "React Native’s source, read and not measured but for 121, 61 and 43 pt at AX5; pixels of 1/3 pt.",
        "On Android it follows the system’s curve: see the table “android”.",
      ])
  }

  /// Flutter on iOS: the factor, and what it makes of the text theme.
  static var flutter: ScaleTable {
    let sizes: [Double] = [11, 12, 14, 16, 17, 22, 24, 28, 34, 45, 57]
    var rows: [[String]] = []
    var records: [[JSONValue]] = []
    for category in ContentSizeCategory.allCases {
      let scaler = FlutterTextScaler.ios(category)
      let factor = FlutterTextScaler.factor(at: category)
      rows.append(
        [category.shortName, ScaleFormat.exact(factor)]
          + sizes.map { ScaleFormat.short(scaler.scale($0)) })
      for size in sizes {
        records.append([
          .string(category.shortName), .number(factor), .number(size),
          .number(scaler.scale(size)),
        ])
      }
    }
    return ScaleTable(
      name: "flutter", title: "Flutter on iOS: logical pixels by font size",
      columns: ["size", "factor"] + sizes.map(ScaleFormat.short), rows: rows,
      keys: ["size", "factor", "fontSize", "pixels"], records: records,
      notes: [
        "Flutter’s engine: body’s size over 17; one project’s source, read and not measured.",
        "On Android it follows the system’s curve: see the table “android”.",
      ])
  }

  /// The caps that Material widgets put on themselves.
  static var caps: ScaleTable {
    let caps = FlutterWidgetCap.allCases
    return ScaleTable(
      name: "caps",
      title: "Flutter: the largest factor that a Material widget lets its text grow by",
      columns: ["part", "factor"], rows: caps.map { [$0.rawValue, ScaleFormat.short($0.maximum)] },
      keys: ["part", "maximum"],
      records: caps.map { [.string($0.rawValue), .number($0.maximum)] },
      notes: [
        "Constants of Flutter’s Material widgets, 2025; a part that is not named has no cap that was found."
      ])
  }
}
