import Drawing
import ScreenModel
import Testing

@testable import Reporting

@Suite struct SymbolIconsTests {
  @Test func `Every drawing is readable and stays on its grid`() {
    var broken: [String] = []
    for (name, icon) in SymbolIcons.drawings {
      let isReadable = icon.outlines.allSatisfy { notation in
        let numbers = notation.split(separator: " ").compactMap { Double($0) }
        let isOnGrid = numbers.allSatisfy { 0 <= $0 && $0 <= 24 }
        return isOnGrid && IconOutline.shape(notation) != .path(Path())
      }
      if !isReadable { broken.append(name) }
    }
    #expect(broken.isEmpty)
  }

  @Test func `Other names lead to a drawing`() {
    let lost = SymbolIcons.aliases.values.filter { SymbolIcons.drawings[$0] == nil }
    #expect(lost.isEmpty)
  }

  @Test func `A filled heart is an area, a heart an outline, an unknown symbol a rounded square`() {
    let frame = Rect(x: 0, y: 0, width: 24, height: 24)
    let ink = Palette.tint
    let names = ["heart.fill", "heart", "no.such.symbol"]
    let kinds = names.map { name -> String in
      let items = SymbolIcons.items(named: name, in: frame, color: ink)
      guard case .group(let group)? = items.first, let first = group.items.first else { return "" }
      switch first {
      case .fill: return "area"
      case .stroke(.roundedRect, _, _): return "square"
      case .stroke: return "outline"
      case .glyphs, .group: return "other"
      }
    }
    #expect(kinds == ["area", "outline", "square"])
  }

  @Test func `The notation reads moves, lines, curves, circles and rectangles`() {
    let path = Path([
      .move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4)),
      .curve(Point(x: 5, y: 6), Point(x: 7, y: 8), to: Point(x: 9, y: 10)), .close,
    ])
    #expect(IconOutline.shape("M 1 2 L 3 4 C 5 6 7 8 9 10 Z") == .path(path))
    #expect(IconOutline.shape("O 5 6 2") == .ellipse(Rect(x: 3, y: 4, width: 4, height: 4)))
    #expect(
      IconOutline.shape("R 1 2 3 4 5")
        == .roundedRect(Rect(x: 1, y: 2, width: 3, height: 4), radius: 5))
  }
}
