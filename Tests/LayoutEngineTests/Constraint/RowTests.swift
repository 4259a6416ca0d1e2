import Testing

/// Rows and columns: who is served first, and where they stand.
@Suite struct RowTests {
  @Test func `the first text without a weight takes what it wants and the second nothing`() {
    expect(
      Dp.layOut(Dp.row(Dp.text("aaaa bbbb cccc"), Dp.text("dd")), width: 100),
      is: """
        Row 0,0 100×20
          Text 0,0 100×20 "aaaa bbbb|cccc"
          Text 100,0 0×20 "d|d"
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
}
