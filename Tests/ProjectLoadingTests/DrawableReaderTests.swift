import ScreenModel
import Testing

@testable import ProjectLoading

@Suite struct DrawableReaderTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    + [0, 0, 0, 88, 0, 0, 0, 44]

  private static func webp(_ kind: String, _ rest: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP\(kind)".utf8) + [0, 0, 0, 0] + rest
  }

  @Test func `pictures have their size in dp`() throws {
    let folder = try TemporaryFolder([
      "res/drawable/arrow.xml": """
      <vector xmlns:android="x" android:height="20.5dp"
          android:width="24dp" android:viewportWidth="96"><path/></vector>
      """,
      "res/drawable/round.xml": #"<shape><size android:width="4dp" android:height="4dp"/></shape>"#,
      "res/drawable/broken.xml": #"<vector android:width="x" android:height="2dp"/>"#,
    ])
    try folder.write(Self.png, to: "res/drawable-xxhdpi-v4/cart.png")
    try folder.write(Self.png, to: "res/drawable-nodpi/sign.png")
    var reader = DrawableReader(base: folder.path)
    let paths = ["drawable/arrow.xml", "drawable/round.xml", "drawable/broken.xml", "drawable-xxhdpi-v4/cart.png"]
    for path in paths + ["drawable-nodpi/sign.png", "drawable/gone.png"] { reader.read("res/" + path) }
    #expect(
      reader.images == [
        "arrow": Size(width: 24, height: 20.5), "cart": Size(width: 88.0 / 3, height: 44.0 / 3),
        "sign": Size(width: 88, height: 44),
      ])
  }

  @Test func `the three forms of WebP say their size`() {
    let lossy = Self.webp("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 44, 1, 200, 0])
    let lossless = Self.webp("VP8L", [0x2F, 0x2B, 0xC0, 0x31, 0, 0, 0, 0, 0, 0])
    let extended = Self.webp("VP8X", [0, 0, 0, 0, 43, 1, 0, 199, 0, 0])
    #expect(ImageHeader.size(of: lossy, path: "a.webp") == Size(width: 300, height: 200))
    #expect(ImageHeader.size(of: lossless, path: "a.webp") == Size(width: 44, height: 200))
    #expect(ImageHeader.size(of: extended, path: "a.webp") == Size(width: 300, height: 200))
    for length in 0..<30 {
      #expect(ImageHeader.size(of: Array(extended.prefix(length)), path: "a.webp") == nil)
    }
  }

  @Test(arguments: [
    ("app/src/main/res/drawable/a.xml", true), ("res/mipmap-hdpi/a.png", true),
    ("composeResources/drawable/a.webp", true), ("res/drawable/a.9.png", false), ("res/layout/a.xml", false),
    ("drawable/a.xml", false),
  ]) func `they are known by their folders`(path: String, isOne: Bool) {
    #expect(DrawableReader.isDrawable(path) == isOne)
    #expect((FileKind(path: path) == .drawable) == isOne)
  }

  @Test func `strings of projects for several platforms are read`() {
    #expect(FileKind(path: "a/composeResources/values-ja/strings.xml") == .strings(.android))
    #expect(FileKind(path: "a/moko-resources/base/plurals.xml") == .strings(.android))
  }
}
