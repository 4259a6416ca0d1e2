import TextScaling

/// The tables of Android.
enum AndroidTables {
  /// Sizes in sp worth a row: those of the Material type scales, and the ends of the curve.
  private static let sizes: [Double] = [
    8, 10, 11, 12, 14, 16, 18, 20, 22, 24, 28, 30, 32, 34, 36, 45, 57, 60, 96, 100,
  ]

  /// What sizes become at the scales of Settings.
  static var curve: ScaleTable {
    let scales = AndroidSettings.android14AndLater
    var records: [[JSONValue]] = []
    let rows = sizes.map { size in
      let results = scales.map { AndroidFontScale($0).dp(fromSp: size) }
      for (scale, dp) in zip(scales, results) {
        records.append([
          .number(size), .string(TextSize.android(scale).description), .number(dp),
          .number(size * scale),
        ])
      }
      return [ScaleFormat.short(size)] + results.map(ScaleFormat.short)
    }
    return ScaleTable(
      name: "android", title: "Android 14 and later: sp to dp",
      columns: ["sp"] + scales.map { TextSize.android($0).description }, rows: rows,
      keys: ["sp", "scale", "dp", "linear"], records: records,
      notes: [
        "Android’s FontScaleConverterFactory; at these scales all releases from 14 on agree.",
        "Android 13 and earlier multiply: the “linear” of the records; their Settings end at 130%.",
      ])
  }

  /// Material's two type scales at the scales of Settings.
  static var material: ScaleTable {
    let scales = AndroidSettings.android14AndLater
    let roles =
      Material3Role.allCases.map { ("3", $0.rawValue, $0.type) }
      + Material2Role.allCases.map { ("2", $0.rawValue, $0.type) }
    var rows: [[String]] = []
    var records: [[JSONValue]] = []
    for (version, name, type) in roles {
      let results = scales.map { AndroidFontScale($0).dp(fromSp: type.size) }
      let set = "\(ScaleFormat.short(type.size))/\(ScaleFormat.short(type.lineHeight))"
      rows.append(
        [version, name, set, ScaleFormat.short(type.tracking), "\(type.weight)"]
          + results.map(ScaleFormat.short))
      for (scale, dp) in zip(scales, results) {
        records.append([
          .number(Double(version) ?? 0), .string(name), .number(type.size),
          .number(type.lineHeight), .number(type.tracking), .number(Double(type.weight)),
          .string(TextSize.android(scale).description), .number(dp),
        ])
      }
    }
    return ScaleTable(
      name: "material", title: "Material 3 and 2: roles in sp, and in dp at each scale",
      columns: ["", "role", "sp", "tracking", "weight"]
        + scales.map { TextSize.android($0).description },
      rows: rows,
      keys: ["version", "role", "sp", "lineHeightSp", "trackingSp", "weight", "scale", "dp"],
      records: records,
      notes: ["Material’s tokens; Compose rounds the tracking of three roles of Material 3."])
  }
}
