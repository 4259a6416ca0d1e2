/// What `ample scale` understands.
enum ScaleSyntax {
  static let syntax = CommandSyntax(
    name: "scale",
    summary: "Exact numbers of how phones scale text, and whole tables of them.",
    usage: [
      "VALUE [--at SIZE] [OPTIONS]", "--table TABLE [--format text|json|csv|markdown] [-o FILE]",
      "--queries FILE|-", "--specimen [--on SYSTEM] -o FILE", "--curve [--on SYSTEM] -o FILE",
    ],
    options: values + documents, examples: examples)

  private static let values = [
    OptionSyntax(
      "at", value: "SIZE", help: "L, AX5, accessibility5, 200%, 1.3 … (default: L or 100%)"),
    OptionSyntax(
      "ios", value: "VERSION", help: "a release of iOS; before 11 only body grew at AX sizes"),
    OptionSyntax(
      "relative-to", value: "STYLE", help: "scale a font beside a text style: UIFontMetrics"),
    OptionSyntax("value", help: "a length, rounded to the pixel, rather than a font"),
    OptionSyntax("display-scale", value: "N", help: "pixels per point (default: 3)"),
    OptionSyntax(
      "android", value: "RELEASE", help: "13, 14, 15, or a table set: aosp2024, aospMain, compose …"
    ),
    OptionSyntax("density", value: "N", help: "pixels per dp: the answer is in pixels"),
    OptionSyntax(
      "on", value: "SYSTEM", help: ScaleSystem.allCases.map(\.rawValue).joined(separator: ", ")),
    OptionSyntax("ramp", value: "STYLE", help: "React Native's dynamicTypeRamp"),
    OptionSyntax(
      "max", value: "N", help: "largest size (beside a style) or factor (React Native, Flutter)"),
    OptionSyntax("min", value: "N", help: "smallest factor (Flutter)"),
    OptionSyntax("no-scaling", help: "React Native's allowFontScaling={false}"),
  ]

  private static let documents = [
    OptionSyntax("json", help: "everything known about the number"),
    OptionSyntax(
      "table", value: "TABLE", help: ScaleTableName.allCases.map(\.rawValue).joined(separator: ", ")
    ),
    OptionSyntax("format", value: "FORMAT", help: "text, json, csv or markdown (default: text)"),
    OptionSyntax("queries", value: "FILE", help: "answer one JSON object a line"),
    OptionSyntax("specimen", help: "a picture of every style at every size"),
    OptionSyntax("curve", help: "a plot of sizes stated against sizes drawn"),
    OptionSyntax(
      "output", letter: "o", value: "FILE", help: "where to write; .png, .svg or .pdf for pictures"),
  ]

  private static let examples: [(command: String, note: String)] = [
    ("ample scale body --at AX5", "53"),
    ("ample scale body --at AX5 --ios 7.0.4", "46"),
    ("ample scale 17 --relative-to body --at AX5", "48"),
    ("ample scale 75 --relative-to body --at AX5 --value --display-scale 3", "211.33"),
    ("ample scale 14sp --at 200%", "26"),
    ("ample scale 14sp --at 200% --android 13", "28"),
    ("ample scale 34 --on react-native --at AX5", "121.41"),
    ("ample scale 34 --on react-native --at AX5 --ramp largeTitle", "58"),
    ("ample scale 34 --on flutter --at AX5", "106"),
    ("ample scale --table ios --format csv", "the whole table"),
  ]
}

/// A system or toolkit that scales text in its own way.
enum ScaleSystem: String, CaseIterable, Sendable {
  case ios, macos, tvos, watchos, android, compose, flutter
  case reactNative = "react-native"
}
