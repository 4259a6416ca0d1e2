import CPango

/// A face of a font file, as fontconfig describes it.
struct InstalledFace: Sendable, Hashable {
  var path: String
  var index: Int
  var families: [String]
  var fullNames: [String]
  var postScriptName: String
  /// 1 to 1000.
  var weight: Int
  var isItalic: Bool
  /// Percent of the normal width.
  var width: Int
  var isVariable: Bool

  /// Sorted by path and index, so that every machine with the same files chooses the same.
  static func sorted(_ faces: [InstalledFace]) -> [InstalledFace] {
    faces.sorted { ($0.path, $0.index) < ($1.path, $1.index) }
  }

  /// The face that comes nearest: style first, normal width, then weight as CSS chooses it.
  static func nearest(in faces: [InstalledFace], weight: Int, isItalic: Bool) -> InstalledFace? {
    faces.min { $0.distance(weight, isItalic) < $1.distance(weight, isItalic) }
  }

  private func distance(_ wanted: Int, _ wantsItalic: Bool) -> (Int, Int, Int, Int) {
    // CSS Fonts, font matching: 400 and 500 try each other first, lighter weights go down first,
    // heavier ones go up first.
    var steps = abs(weight - wanted)
    let isMedium = wanted >= 400 && wanted <= 500
    let isPreferred: Bool
    if isMedium {
      isPreferred = weight >= wanted && weight <= 500 || weight < wanted
    } else {
      isPreferred = wanted < 400 ? weight <= wanted : weight >= wanted
    }
    if !isPreferred { steps += 1000 }
    return (
      isItalic == wantsItalic ? 0 : 1, abs(width - 100), isVariable ? 1 : 0, steps
    )
  }
}

/// What fontconfig knows: the system's fonts by name, and the fonts of a folder.
///
/// A class because it owns fontconfig's configurations; callers serialise their calls.
final class FontCatalogue: @unchecked Sendable {
  private let system: OpaquePointer?
  /// All faces of the user's folder.
  let folder: [InstalledFace]

  init(folder path: String?) {
    system = FcInitLoadConfigAndFonts()
    folder = path.map(Self.faces(inFolder:)) ?? []
  }

  deinit {
    if let system { FcConfigDestroy(system) }
  }

  /// The faces of a family: the folder's, or else the system's.
  func family(_ name: String) -> [InstalledFace] {
    let wanted = name.lowercased()
    let own = folder.filter { face in face.families.contains { $0.lowercased() == wanted } }
    return own.isEmpty ? list(FC_FAMILY, name) : own
  }

  /// The face whose full name or PostScript name this is.
  func face(named name: String) -> InstalledFace? {
    let wanted = name.lowercased()
    let own = folder.first { face in
      face.postScriptName.lowercased() == wanted
        || face.fullNames.contains { $0.lowercased() == wanted }
    }
    return own ?? list(FC_POSTSCRIPT_NAME, name).first ?? list(FC_FULLNAME, name).first
  }

  private func list(_ object: String, _ value: String) -> [InstalledFace] {
    guard let system, let pattern = FcPatternCreate() else { return [] }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, object, value)
    guard let objects = Self.objects else { return [] }
    defer { FcObjectSetDestroy(objects) }
    guard let set = FcFontList(system, pattern, objects) else { return [] }
    defer { FcFontSetDestroy(set) }
    return Self.faces(of: set.pointee)
  }

  private static func faces(inFolder path: String) -> [InstalledFace] {
    guard let config = FcConfigCreate() else { return [] }
    defer { FcConfigDestroy(config) }
    FcConfigAppFontAddDir(config, path)
    guard let set = FcConfigGetFonts(config, FcSetApplication) else { return [] }
    return faces(of: set.pointee)
  }

  private static var objects: UnsafeMutablePointer<FcObjectSet>? {
    guard let objects = FcObjectSetCreate() else { return nil }
    for name in [
      FC_FAMILY, FC_FULLNAME, FC_POSTSCRIPT_NAME, FC_FILE, FC_INDEX, FC_WEIGHT, FC_SLANT, FC_WIDTH,
      FC_VARIABLE, FC_SCALABLE,
    ] { FcObjectSetAdd(objects, name) }
    return objects
  }

  private static func faces(of set: FcFontSet) -> [InstalledFace] {
    var faces: [InstalledFace] = []
    for index in 0..<Int(set.nfont) {
      guard let pattern = set.fonts[index], let face = face(of: pattern) else { continue }
      faces.append(face)
    }
    return InstalledFace.sorted(faces)
  }

  private static func face(of pattern: OpaquePointer) -> InstalledFace? {
    guard let path = strings(pattern, FC_FILE).first, bool(pattern, FC_SCALABLE) else { return nil }
    var weight = 80.0
    FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
    return InstalledFace(
      path: path, index: Int(integer(pattern, FC_INDEX) ?? 0),
      families: strings(pattern, FC_FAMILY), fullNames: strings(pattern, FC_FULLNAME),
      postScriptName: strings(pattern, FC_POSTSCRIPT_NAME).first ?? "",
      weight: Int(FcWeightToOpenTypeDouble(weight).rounded()),
      isItalic: integer(pattern, FC_SLANT) ?? 0 != 0,
      width: Int(integer(pattern, FC_WIDTH) ?? 100), isVariable: bool(pattern, FC_VARIABLE))
  }

  private static func strings(_ pattern: OpaquePointer, _ object: String) -> [String] {
    var values: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, object, Int32(values.count), &value) == FcResultMatch,
      let found = value
    {
      values.append(String(cString: found))
    }
    return values
  }

  private static func integer(_ pattern: OpaquePointer, _ object: String) -> Int32? {
    var value: Int32 = 0
    return FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch ? value : nil
  }

  private static func bool(_ pattern: OpaquePointer, _ object: String) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(pattern, object, 0, &value) == FcResultMatch && value != 0
  }
}
