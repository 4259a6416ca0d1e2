import ScreenModel
import Testing

/// Rows and columns: who is served first, and where they stand.
@Suite struct RowTests {
  @Test func `the first text without a weight takes what it wants and the second nothing`() {
    expect(
      Dp.layOut(Dp.row(Dp.text("aaaa bbbb cccc"), Dp.text("dddd")), width: 100),
      is: """
        Row 0,0 100×40
          Text 0,0 100×20 "aaaa bbbb|cccc"
          Text 100,0 0×40 "d|d|d|d"
        """)
  }

  @Test func `a weight on the first text leaves the second its own`() {
    expect(
      Dp.layOut(Dp.row(Dp.weight(1, Dp.text("aaaa bbbb")), Dp.text("cccc")), width: 100),
      is: """
        Row 0,0 100×20
          placed 0,0 60×20
            Text 0,0 60×20 "aaaa|bbbb"
          Text 60,0 40×10 "cccc"
        """)
  }

  @Test func `weights share what children without one leave, the first losing the odd pixel`() {
    expect(
      Dp.layOut(
        Dp.row(Dp.weight(1, Dp.box(1, 5)), Dp.box(99, 5), Dp.weight(1, Dp.box(1, 5)))),
      is: """
        Row 0,0 300×5
          placed 0,0 100×5
            Box 0,0 100×5
          Box 100,0 99×5
          placed 199,0 101×5
            Box 199,0 101×5
        """)
  }

  @Test func `a weight that is not filled keeps the child small`() {
    expect(
      Dp.layOut(Dp.row(Dp.weight(1, fills: false, Dp.text("aa")), Dp.box(20, 5))),
      is: """
        Row 0,0 40×10
          placed 0,0 20×10
            Text 0,0 20×10 "aa"
          Box 20,0 20×5
        """)
  }

  @Test func `a weight has nothing to share where the length is free`() {
    expect(
      Dp.layOut(
        Dp.node(
          .scroll(ScrollLaw(axes: .vertical)),
          Dp.column(Dp.weight(1, Dp.text("aa")), Dp.box(20, 5)))),
      is: """
        scroll 0,0 20×5
          Column 0,0 20×5 clip 0,- to 20,- scrolls-v
            placed 0,0 20×0 clip 0,- to 20,- scrolls-v
              Text 0,0 20×0 "aa" clip 0,0 to 0,0 scrolls-v
            Box 0,0 20×5 clip 0,- to 20,- scrolls-v
        """)
  }

  @Test func `a column that is too short for its children starves the last one`() {
    expect(
      Dp.layOut(Dp.column(Dp.box(10, 70), Dp.text("aa")), height: 75),
      is: """
        Column 0,0 20×75
          Box 0,0 10×70
          Text 0,70 20×5 "aa" clip 0,70 to 20,75
        """)
  }

  @Test func `spacing is a real gap that the children are measured beside`() {
    expect(
      Dp.layOut(Dp.row(Dp.box(30, 5), Dp.text("aaaa bb"), spacing: 10), width: 100),
      is: """
        Row 0,0 100×20
          Box 0,0 30×5
          Text 40,0 60×20 "aaaa|bb"
        """)
  }

  @Test func `spacing counts beside weights too`() {
    let row = Dp.row(
      Dp.weight(1, Dp.box(1, 5)), Dp.box(40, 5), Dp.weight(2, Dp.box(1, 5)), spacing: 10)
    let starts = frames(row).map(\.minX)
    #expect(starts == [0, 0, 0, 90, 140, 140])
  }

  static let arrangements: [(LinearLaw.Arrangement, [Double])] = [
    (.start, [0, 10, 20]), (.center, [135, 145, 155]), (.end, [270, 280, 290]),
    (.spaceBetween, [0, 145, 290]), (.spaceAround, [45, 145, 245]),
    (.spaceEvenly, [68, 145, 223]),
  ]

  @Test(arguments: arguments) func `what is left is arranged`(row: Int) {
    let (arrangement, starts) = Self.arrangements[row]
    let content = Dp.row(
      Dp.box(10, 5), Dp.box(10, 5), Dp.box(10, 5), arrangement: arrangement)
    #expect(frames(Dp.fill(width: 1, content)).dropFirst(2).map(\.minX) == starts)
  }

  static let arguments = Array(arrangements.indices)

  @Test func `spaced children are shifted as a group`() {
    let end = Dp.row(Dp.box(10, 5), Dp.box(10, 5), arrangement: .end, spacing: 20)
    #expect(frames(Dp.fill(width: 1, end)).dropFirst(2).map(\.minX) == [260, 290])
    let center = Dp.row(Dp.box(10, 5), Dp.box(10, 5), arrangement: .center, spacing: 20)
    #expect(frames(Dp.fill(width: 1, center)).dropFirst(2).map(\.minX) == [130, 160])
  }

  @Test func `children stand across as they say, else as the law says`() {
    let hinted = Dp.node(.placed(ParentHints(vertical: .bottom)), Dp.box(10, 5))
    let row = Dp.row(Dp.box(10, 21), hinted, Dp.box(10, 5), vertical: .center)
    #expect(frames(row).map(\.minY) == [0, 0, 16, 16, 8])
    let column = Dp.column(Dp.box(21, 5), Dp.box(5, 5), horizontal: .trailing)
    #expect(frames(column).map(\.minX) == [0, 0, 16])
  }

  @Test func `texts of two sizes stand on one baseline`() {
    let large = Dp.text("a", font: FontChoice(size: .fixed(20), family: .named("Block")))
    expect(
      Dp.layOut(
        Dp.row(
          Dp.text("a"), Dp.node(.padding(Insets(top: 3)), large), Dp.box(5, 5),
          vertical: .firstTextBaseline)),
      is: """
        Row 0,0 35×23
          Text 0,11 10×10 "a"
          padding 10,0 20×23
            Text 10,3 20×20 "a"
          Box 30,0 5×5
        """)
  }
}
