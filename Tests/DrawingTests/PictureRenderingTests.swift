import ScreenModel
import Testing

@testable import Drawing

@Suite struct PictureRenderingTests {
  @Test func `A PNG starts with its signature and has the size in pixels`() throws {
    let bytes = try Samples.shapes.png(scale: 2)
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = Array(bytes[16..<24])
    #expect(Array(bytes.prefix(8)) == signature)
    #expect(header == [0, 0, 0, 240, 0, 0, 0, 160])
  }

  @Test func `A fraction of a pixel is rounded up`() throws {
    let bytes = try Picture(size: Size(width: 10.2, height: 3.5)).png()
    #expect(Array(bytes[16..<24]) == [0, 0, 0, 11, 0, 0, 0, 4])
  }

  @Test func `An SVG holds the outline of each glyph once`() throws {
    let svg = try text(Samples.text.svg())
    let first = svg.occurrences(of: "id=\"glyph0-1\"")
    let second = svg.occurrences(of: "id=\"glyph0-2\"")
    let third = svg.occurrences(of: "id=\"glyph0-3\"")
    let uses = svg.occurrences(of: "<use xlink:href=\"#glyph")
    #expect([first, second, third, uses] == [1, 1, 0, 3])
    #expect(svg.contains("<path "))
  }

  @Test func `A PDF is of one page and has no time of day`() throws {
    let pdf = try text(Samples.shapes.pdf())
    #expect(pdf.hasPrefix("%PDF-"))
    #expect(pdf.occurrences(of: "/CreationDate (20010101000000Z)") == 1)
    #expect(pdf.occurrences(of: "/ModDate") == 0)
  }

  @Test func `The same picture gives the same bytes`() throws {
    for picture in [Samples.shapes, Samples.text, Samples.groups] {
      let png = try picture.png() == picture.png()
      let svg = try picture.svg() == picture.svg()
      let pdf = try picture.pdf() == picture.pdf()
      #expect([png, svg, pdf] == [true, true, true])
    }
  }

  @Test func `A picture without items is an empty sheet in every format`() throws {
    let picture = Picture(size: Size(width: 4, height: 4))
    let counts = try [picture.png().count, picture.svg().count, picture.pdf().count]
    #expect(counts.allSatisfy { $0 > 0 })
  }

  @Test func `A clip hides what sticks out of it`() throws {
    let dot = Picture.Item.fill(.rect(Rect(x: 20, y: 0, width: 10, height: 10)), Samples.ink)
    let cut = Picture.Group(clip: .rect(Rect(x: 0, y: 0, width: 20, height: 10)), items: [dot])
    let size = Size(width: 40, height: 10)
    let empty = try Picture(size: size).png()
    let hidden = try Picture(size: size, items: [.group(cut)]).png()
    let shown = try Picture(size: size, items: [dot]).png()
    #expect(hidden == empty)
    #expect(shown != empty)
  }

  @Test func `A group moves and then enlarges what it holds`() throws {
    let unit = Picture.Item.fill(.rect(Rect(x: 1, y: 1, width: 2, height: 2)), Samples.ink)
    let group = Picture.Group(translation: Point(x: 5, y: 0), scale: 3, items: [unit])
    let direct = Picture.Item.fill(.rect(Rect(x: 8, y: 3, width: 6, height: 6)), Samples.ink)
    let size = Size(width: 20, height: 20)
    let grouped = try Picture(size: size, items: [.group(group)]).png()
    let plain = try Picture(size: size, items: [direct]).png()
    #expect(grouped == plain)
  }

  @Test func `A radius beyond half of the shorter side makes a capsule`() throws {
    let size = Size(width: 60, height: 20)
    let rect = Rect(origin: .zero, size: size)
    let pictures = [10, 500, Double.infinity].map { radius in
      Picture(size: size, items: [.fill(.roundedRect(rect, radius: radius), Samples.ink)])
    }
    let bytes = try pictures.map { try $0.png() }
    #expect(bytes[1] == bytes[0])
    #expect(bytes[2] == bytes[0])
  }

  @Test func `Shapes without usable coordinates are left out`() throws {
    let size = Size(width: 20, height: 20)
    let broken: [Shape] = [
      .rect(Rect(x: .nan, y: 0, width: 4, height: 4)),
      .ellipse(Rect(x: 0, y: 0, width: .infinity, height: 4)),
      .line(.zero, Point(x: 1e300, y: 0)), .path(Path()),
    ]
    let items = broken.flatMap { shape -> [Picture.Item] in
      [.fill(shape, Samples.ink), .stroke(shape, Samples.ink, Stroke(width: 2))]
    }
    let drawn = try Picture(size: size, items: items).png()
    let empty = try Picture(size: size).png()
    #expect(drawn == empty)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension String {
  /// How often a text occurs.
  fileprivate func occurrences(of needle: String) -> Int { ranges(of: needle).count }
}
