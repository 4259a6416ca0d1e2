import ScreenModel
import Testing

@testable import ProjectLoading

@Suite struct ImageSetReaderTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    + [0, 0, 0, 88, 0, 0, 0, 44]
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 30, 0, 60, 1, 1, 0x11, 0]

  @Test func `sizes are in points, and folders with a namespace are part of the name`() throws {
    let folder = try TemporaryFolder([
      "A.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/Icons/cart.imageset/Contents.json":
        #"{"images": [{"scale": "1x"}, {"filename": "c@2x.png", "scale": "2x"}]}"#,
      "A.xcassets/Logo.imageset/Contents.json": #"{"images": [{"filename": "logo.svg"}]}"#,
      "A.xcassets/Logo.imageset/logo.svg": #"<svg viewBox="0 0 24 12"/>"#,
      "A.xcassets/Gone.imageset/Contents.json": #"{"images": [{"filename": "gone.png"}]}"#,
      "A.xcassets/Bad.imageset/Contents.json": "{",
    ])
    try folder.write(Self.png, to: "A.xcassets/Icons/cart.imageset/c@2x.png")
    var reader = ImageSetReader(base: folder.path)
    for name in ["Bad", "Gone", "Icons/cart", "Logo"] {
      reader.read("A.xcassets/\(name).imageset/Contents.json")
    }
    let expected = [
      "Icons/cart": Size(width: 44, height: 22), "Logo": Size(width: 24, height: 12),
    ]
    #expect(reader.images == expected)
    #expect(reader.notes.map(\.path) == ["A.xcassets/Bad.imageset/Contents.json"])
  }

  @Test func `every cut of a header is no size or the right one`() {
    let pdf = Array("%PDF-1.4 /MediaBox [0 0 20.5 10]".utf8)
    let whole: [(String, [UInt8], Size)] = [
      ("a.png", Self.png, Size(width: 88, height: 44)),
      ("a.jpg", Self.jpeg, Size(width: 60, height: 30)),
      ("a.pdf", pdf, Size(width: 20.5, height: 10)),
    ]
    for (name, bytes, size) in whole {
      #expect(ImageHeader.size(of: bytes, path: name) == size)
      let cuts = (0..<bytes.count).map { ImageHeader.size(of: Array(bytes.prefix($0)), path: name) }
      #expect(cuts.allSatisfy { $0 == nil || $0 == size })
    }
  }
}
