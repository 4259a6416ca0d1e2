import ScreenModel
import Testing

@testable import Typesetting

/// Which faces fonts resolve to.
@Suite struct FontLibraryTests {
  static let library = FontLibrary(folder: nil)

  private func face(
    _ platform: FontPlatform, family: FontFamily = .system, weight: Int = 400,
    isItalic: Bool = false, size: Double = 16, in library: FontLibrary = library
  ) -> String {
    let font = ResolvedFont(
      family: family, platform: platform, size: size, weight: weight, isItalic: isItalic)
    let path = library.typeface(TypefaceRequest(font)).faces.first?.path ?? ""
    return path.split(separator: "/").last.map(String.init) ?? ""
  }

  struct Row: Sendable {
    var platform: FontPlatform
    var weight: Int
    var isItalic = false
    var size: Double = 16
    var file: String
  }

  static let rows: [Row] = [
    Row(platform: .apple, weight: 400, file: "Inter-Regular.otf"),
    Row(platform: .apple, weight: 600, file: "Inter-SemiBold.otf"),
    Row(platform: .apple, weight: 700, isItalic: true, file: "Inter-BoldItalic.otf"),
    Row(platform: .apple, weight: 400, isItalic: true, file: "Inter-Italic.otf"),
    Row(platform: .apple, weight: 900, size: 34, file: "InterDisplay-Black.otf"),
    Row(platform: .android, weight: 500, file: "Roboto-Medium.ttf"),
    Row(platform: .android, weight: 100, isItalic: true, file: "Roboto-ThinItalic.ttf"),
    // Roboto has no 600 and no 800: heavier weights look upwards first, as in CSS.
    Row(platform: .android, weight: 600, file: "Roboto-Bold.ttf"),
    Row(platform: .android, weight: 800, file: "Roboto-Black.ttf"),
    Row(platform: .android, weight: 200, file: "Roboto-Thin.ttf"),
    Row(platform: .android, weight: 450, file: "Roboto-Medium.ttf"),
  ]

  @Test(arguments: rows) func `The nearest face is taken`(_ row: Row) {
    let found = face(row.platform, weight: row.weight, isItalic: row.isItalic, size: row.size)
    #expect(found == row.file)
  }

  @Test func `A family is named by its own, its full or its PostScript name`() {
    #expect(
      face(.android, family: .named("inter"), weight: 700) == "Inter-Bold.otf"
        && face(.android, family: .named("Inter-SemiBold")) == "Inter-SemiBold.otf"
        && face(.apple, family: .named("Roboto Medium")) == "Roboto-Medium.ttf"
        && face(.apple, family: .named("Inter-Regular"), weight: 700) == "Inter-Bold.otf"
        && Self.library.missingFamilies.isEmpty)
  }

  @Test func `A named font has the line height of its file`() {
    let font = ResolvedFont(family: .named("Inter"), platform: .apple, size: 16)
    let typeface = Self.library.typeface(TypefaceRequest(font))
    #expect(abs(typeface.ascent + typeface.descent - 1.21) < 0.002)
  }

  @Test func `Fonts of the user's folder come first, and set the same text as the tables`() throws {
    let installed = Self.library.typeface(
      TypefaceRequest(ResolvedFont(family: .system, platform: .android, size: 16)))
    let path = try #require(installed.faces.first?.path)
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    let own = FontTypesetter(fontFolder: "/" + folder)
    let font = ResolvedFont(family: .system, platform: .android, size: 16)
    let paragraph = Paragraph(spans: [ParagraphSpan(string: "Tomorrow, AV 12.50", font: font)])
    let fromFolder = own.prepare(paragraph).layOut(width: nil, height: nil)
    let fromTables = FontTypesetter().prepare(paragraph).layOut(width: nil, height: nil)
    let isOwn = own.library.typeface(TypefaceRequest(font)).plainAdvances == nil
    #expect(isOwn && abs(fromFolder.size.width - fromTables.size.width) < 1e-4)
  }

  @Test func `A folder that is not there changes nothing`() {
    let library = FontLibrary(folder: "/no/such/folder")
    #expect(face(.android, in: library) == "Roboto-Regular.ttf")
  }
}
