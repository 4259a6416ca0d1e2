import Drawing

/// `--specimen` and `--curve`: a picture of a system's text, in a file.
enum ScalePicture {
  /// The systems that have a specimen; the name `ios-legacy` is iOS before 11.
  static let specimens: [(name: String, sheet: @Sendable () -> SpecimenSheet)] = [
    ("ios", { .ios }), ("ios-legacy", { .iosLegacy }), ("watchos", { .watch }),
    ("android", { .android }), ("react-native", { .reactNative }), ("flutter", { .flutter }),
  ]

  /// The systems that have a plot.
  static let curves: [(name: String, sheet: @Sendable () -> CurveSheet)] = [
    ("ios", { .ios }), ("android", { .android }), ("react-native", { .reactNative }),
    ("flutter", { .flutter }),
  ]

  /// Pixels per point of a PNG.
  private static let scale: Double = 2

  /// The picture of a kind for a system.
  static func picture(
    _ kind: String, of system: String, setter: any LineSetter
  ) throws(UsageError) -> Picture {
    let names = kind == "specimen" ? specimens.map(\.name) : curves.map(\.name)
    guard names.contains(system) else {
      throw UsageError("--\(kind) is there for \(ScaleRequest.list(names)), not for “\(system)”.")
    }
    if kind == "specimen", let sheet = specimens.first(where: { $0.name == system }) {
      return SpecimenDrawing.picture(of: sheet.sheet(), setter: setter)
    }
    guard let sheet = curves.first(where: { $0.name == system }) else {
      throw UsageError("There is no picture of “\(system)”.")
    }
    return CurveDrawing.picture(of: sheet.sheet(), setter: setter)
  }

  /// The bytes of a picture in the form that a file's name asks for.
  static func bytes(of picture: Picture, for path: String) throws(UsageError) -> [UInt8] {
    do throws(DrawingError) {
      switch path.split(separator: ".").last?.lowercased() {
      case "png": return try picture.png(scale: scale)
      case "svg": return try picture.svg()
      case "pdf": return try picture.pdf()
      default: break
      }
    } catch {
      throw UsageError("\(error)")
    }
    throw UsageError("“\(path)” should end in .png, .svg or .pdf.")
  }
}

extension ScaleCommand {
  static func picture(_ parsed: ParsedArguments) throws(UsageError) -> CommandResult {
    let kind = parsed.has("specimen") ? "specimen" : "curve"
    try refuse(parsed, allowing: [kind, "on", "output"])
    guard let path = parsed.value("output") else {
      throw UsageError("Say where to write it: -o \(kind).png, .svg or .pdf.")
    }
    let system = parsed.value("on")?.lowercased() ?? "ios"
    let picture = try ScalePicture.picture(kind, of: system, setter: FontLineSetter())
    let bytes = try ScalePicture.bytes(of: picture, for: path)
    return CommandResult(files: [.init(path: path, bytes: bytes)])
  }
}
