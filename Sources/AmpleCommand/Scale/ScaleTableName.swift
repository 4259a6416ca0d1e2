import SourceText

/// A table that `ample scale --table` prints.
enum ScaleTableName: String, CaseIterable, Sendable {
  case ios
  case iosLegacy = "ios-legacy"
  case android
  case reactNative = "react-native"
  case flutter, watchos
  case macos, tvos, tracking, factors, material, caps

  /// The table itself.
  var table: ScaleTable {
    switch self {
    case .ios: AppleTables.styles
    case .iosLegacy: AppleTables.legacy
    case .watchos: AppleTables.watch
    case .macos: AppleTables.mac
    case .tvos: AppleTables.tv
    case .tracking: AppleTables.tracking
    case .factors: AppleTables.factors
    case .android: AndroidTables.curve
    case .material: AndroidTables.material
    case .reactNative: ToolkitTables.reactNative
    case .flutter: ToolkitTables.flutter
    case .caps: ToolkitTables.caps
    }
  }
}

extension ScaleCommand {
  static func table(_ parsed: ParsedArguments) throws(UsageError) -> CommandResult {
    try refuse(parsed, allowing: ["table", "format", "output", "json"])
    let typed = parsed.value("table") ?? ""
    guard let name = ScaleTableName(rawValue: typed.lowercased()) else {
      let names = ScaleTableName.allCases.map(\.rawValue)
      let nearest = NearestName.suggestion(for: typed, among: names)
      throw UsageError(
        "There is no table “\(typed)”.\(nearest) Tables: \(ScaleRequest.list(names)).")
    }
    let document = name.table.document(try format(parsed))
    guard let path = parsed.value("output"), path != "-" else {
      return CommandResult(output: document)
    }
    return CommandResult(files: [.init(path: path, bytes: Array(document.utf8))])
  }

  private static func format(_ parsed: ParsedArguments) throws(UsageError) -> ScaleTableFormat {
    guard let text = parsed.value("format") else { return parsed.has("json") ? .json : .text }
    let names = ScaleTableFormat.allCases.map(\.rawValue)
    guard let format = ScaleTableFormat(rawValue: text.lowercased()) else {
      let nearest = NearestName.suggestion(for: text, among: names)
      throw UsageError(
        "There is no format “\(text)”.\(nearest) Formats: \(ScaleRequest.list(names)).")
    }
    return format
  }
}
