import ScreenModel
import Testing

@testable import Drawing

@Suite struct DrawingErrorTests {
  struct Row {
    let id: String
    let size: Size
    var scale = 1.0
  }

  private static let rows = [
    Row(id: "nothing", size: .zero),
    Row(id: "no height", size: Size(width: 10, height: 0)),
    Row(id: "negative", size: Size(width: -4, height: 10)),
    Row(id: "no number", size: Size(width: .nan, height: 10)),
    Row(id: "endless", size: Size(width: 10, height: .infinity)),
    Row(id: "100,000 wide", size: Size(width: 100_000, height: 10)),
    Row(id: "scaled beyond the limit", size: Size(width: 10_000, height: 10), scale: 4),
    Row(id: "no scale", size: Size(width: 10, height: 10), scale: 0),
    Row(id: "scale that is no number", size: Size(width: 10, height: 10), scale: .nan),
    Row(id: "more memory than allowed", size: Size(width: 20_000, height: 20_000)),
  ]

  @Test(arguments: rows.indices)
  func `A size that cannot be drawn is an error`(index: Int) throws {
    let row = Self.rows[index]
    #expect(throws: DrawingError.self, "\(row.id)") {
      try Picture(size: row.size).png(scale: row.scale)
    }
  }

  @Test func `A font that is not there is named`() throws {
    let run = GlyphRun(
      fontPath: "nowhere/None.ttf", faceIndex: 0, size: 12,
      glyphs: [PlacedGlyph(id: 1, origin: .zero)])
    let picture = Picture(
      size: Size(width: 10, height: 10), items: [.glyphs(run, Samples.ink, at: .zero)])
    let expected = DrawingError.unreadableFont(path: "nowhere/None.ttf")
    #expect(throws: expected) { try picture.png() }
    #expect(throws: expected) { try picture.svg() }
    #expect(throws: expected) { try picture.pdf() }
  }
}
