import Drawing
import ScreenModel
import Testing

@testable import AmpleCommand

/// Sets every character as a block of half an em, without glyphs.
private struct BlockSetter: LineSetter {
  func set(_ text: String, in font: ResolvedFont) -> SetText {
    SetText(runs: [], width: Double(text.count) * font.size / 2, baseline: font.size)
  }
}

@Suite struct ScalePictureTests {
  @Test(arguments: ScalePicture.specimens.map(\.name))
  func `every specimen has a cell for each column, and a picture`(system: String) throws {
    let sheet = try #require(ScalePicture.specimens.first { $0.name == system }).sheet()
    #expect(sheet.rows.allSatisfy { $0.cells.count == sheet.columns.count })
    let picture = try ScalePicture.picture("specimen", of: system, setter: BlockSetter())
    #expect(picture.size.width > 400 && picture.size.height > 400)
    let svg = try ScalePicture.bytes(of: picture, for: "a.svg")
    #expect(svg.starts(with: "<?xml".utf8))
  }

  @Test(arguments: ScalePicture.curves.map(\.name))
  func `every plot stays on its paper`(system: String) throws {
    let sheet = try #require(ScalePicture.curves.first { $0.name == system }).sheet()
    let drawn = sheet.panels.flatMap(\.series).flatMap(\.points).map(\.drawn)
    #expect(drawn.allSatisfy { 0 <= $0 && $0 <= sheet.highest })
    let picture = try ScalePicture.picture("curve", of: system, setter: BlockSetter())
    #expect(try ScalePicture.bytes(of: picture, for: "a.pdf").starts(with: "%PDF".utf8))
  }

  @Test func `names of lines keep their distance and those of one end are one`() {
    func label(_ name: String, _ y: Double) -> EndLabel {
      EndLabel(names: [name], drawn: 1, color: Palette.ink, y: y)
    }
    let labels = EndLabel.merged([
      label("S", 100), label("M", 100), label("L", 98), label("XL", 50),
    ])
    #expect(labels.map(\.name) == ["S–M", "L", "XL"])
    let rows = EndLabel.spread(labels.map(\.y), pitch: 15)
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0 - $1 >= 14.9 })
  }

  @Test(arguments: [
    ("--specimen", "Say where to write it"), ("--curve -o a.gif", "should end in .png"),
    ("--curve --on tvos -o a.png", "not for “tvos”"),
    ("--specimen --curve -o a.png", "Ask for one thing at a time"),
    ("--curve --at AX5 -o a.png", "--at does nothing here"),
  ])
  func `what cannot be drawn is said`(arguments: String, message: String) {
    let result = run(arguments)
    #expect(result.exitCode == 2 && result.errors.contains(message), "\(result.errors)")
  }

  @Test func `a specimen is written to the file asked for`() {
    let result = run("--specimen --on watchos -o watch.png")
    #expect(result.exitCode == 0 && result.files.map(\.path) == ["watch.png"])
    #expect(result.files.first?.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
  }
}
