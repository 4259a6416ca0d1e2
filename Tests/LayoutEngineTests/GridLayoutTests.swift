import ScreenModel
import Testing

/// Grids with common columns, and lazy ones with tracks.
@Suite struct GridLayoutTests {
  private func grid(_ rows: ScreenNode..., alignment: Alignment = .topLeading) -> ScreenNode {
    let law = GridLaw(alignment: alignment, horizontalSpacing: 10, verticalSpacing: 5)
    return ScreenNode(.grid(law), name: "Grid", span: nil, children: rows)
  }

  private func cells(_ cells: ScreenNode..., alignment: VerticalAlignment? = nil) -> ScreenNode {
    ScreenNode(.gridRow(alignment), name: "Cells", span: nil, children: cells)
  }

  @Test func `a column is as wide as its widest cell, a row as high as its highest`() {
    expect(
      layOut(grid(cells(text("a"), rigid(20, 30)), cells(text("bbbb"), text("cc")))),
      is: """
        Grid 115,77.5 70×45
          Cells 115,77.5 70×30
            Text 115,77.5 10×10 "a"
            Rigid 165,77.5 20×30
          Cells 115,112.5 70×10
            Text 115,112.5 40×10 "bbbb"
            Text 165,112.5 20×10 "cc"
        """)
  }

  @Test func `columns share what is left, the rigid one first`() {
    // 100 − 10 − 30 = 60 for the texts.
    expect(
      layOut(grid(cells(text("aaaa bbbb"), rigid(30, 10))), width: 100, height: 20),
      is: """
        Grid 10,0 80×20
          Cells 10,0 80×20
            Text 10,0 40×20 "aaaa|bbbb"
            Rigid 60,0 30×10
        """)
  }

  @Test func `a child that is no row spans the columns and may widen them`() {
    expect(
      layOut(
        grid(cells(rigid(20, 10), rigid(30, 10)), rigid(80, 5), alignment: .center), height: 20),
      is: """
        Grid 110,0 80×20
          Cells 110,0 80×10
            Rigid 115,0 20×10
            Rigid 155,0 30×10
          Rigid 110,15 80×5
        """)
  }

  @Test func `a row aligns its own cells, through wrappers`() {
    let row = node(.wrapper, cells(rigid(20, 10), rigid(20, 30), alignment: .bottom))
    expect(
      layOut(grid(row), height: 30),
      is: """
        Grid 125,0 50×30
          wrapper 125,0 50×30
            Cells 125,0 50×30
              Rigid 125,20 20×10
              Rigid 155,0 20×30
        """)
  }

  @Test func `a row outside a grid is a horizontal stack`() {
    expect(
      layOut(cells(rigid(20, 10), rigid(20, 10)), height: 10),
      is: """
        Cells 126,0 48×10
          Rigid 126,0 20×10
          Rigid 154,0 20×10
        """)
  }

  struct Tracks: Sendable, CustomTestStringConvertible {
    let id: String
    let tracks: [LazyGridLaw.Track]
    /// The widths of three children that fill their track, in a grid of 100 points.
    let widths: [Double]
    var testDescription: String { id }
  }

  static let tracks: [Tracks] = [
    Tracks(
      id: "two alike",
      tracks: [
        .flexible(minimum: 10, maximum: .infinity), .flexible(minimum: 10, maximum: .infinity),
      ],
      widths: [45, 45, 45]),
    Tracks(
      id: "fixed and flexible", tracks: [.fixed(30), .flexible(minimum: 10, maximum: .infinity)],
      widths: [30, 60, 30]),
    Tracks(
      id: "a maximum leaves more for the next",
      tracks: [.flexible(minimum: 10, maximum: 20), .flexible(minimum: 10, maximum: .infinity)],
      widths: [20, 70, 20]),
    Tracks(
      id: "as many as fit: (100 + 10) / (40 + 10) = 2",
      tracks: [.adaptive(minimum: 40, maximum: .infinity)], widths: [45, 45, 45]),
    Tracks(
      id: "exactly three fit", tracks: [.adaptive(minimum: 80.0 / 3, maximum: .infinity)],
      widths: [26.67, 26.67, 26.67]),
    Tracks(
      id: "at least one", tracks: [.adaptive(minimum: 150, maximum: .infinity)],
      widths: [150, 150, 150]),
    Tracks(id: "no track", tracks: [], widths: []),
  ]

  @Test(arguments: tracks) func `tracks are sized before their content`(row: Tracks) {
    let law = LazyGridLaw(
      axis: .vertical, tracks: row.tracks, trackSpacing: 10, lineSpacing: 5, alignment: .center)
    let cells = [flexible(), flexible(), flexible()]
    let root = ScreenNode(.lazyGrid(law), name: "Lazy", span: nil, children: cells)
    let widths = frames(root, width: 100).dropFirst().map(\.size.width.dump)
    #expect(widths == row.widths.map(\.dump))
  }

  @Test func `a lazy grid puts its children line by line`() {
    let law = LazyGridLaw(
      axis: .vertical, tracks: [.fixed(40), .fixed(40)], trackSpacing: 10, lineSpacing: 5,
      alignment: .topLeading)
    let cells = [text("aaaaaa"), rigid(20, 10), rigid(20, 10)]
    expect(
      layOut(ScreenNode(.lazyGrid(law), name: "Lazy", span: nil, children: cells), height: 35),
      is: """
        Lazy 105,0 90×35
          Text 105,0 40×20 "aaaa|aa"
          Rigid 155,0 20×10
          Rigid 105,25 20×10
        """)
  }
}
