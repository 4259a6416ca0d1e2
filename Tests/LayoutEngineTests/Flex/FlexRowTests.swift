import ScreenModel
import Testing

/// The fates of texts and boxes in a row, worked out by hand.
@Suite struct FlexRowTests {
  @Test func `two texts that do not flex overflow the row`() {
    expect(
      layOut(Yoga.row(Yoga.text("aaaaaaaaaaaaaaaaaaaa"), Yoga.text("bbbbbbbbbbbbbbbb"))),
      is: """
        Row 0,0 300×10
          Text 0,0 200×10 "aaaaaaaaaaaaaaaaaaaa"
          Text 200,0 160×10 "bbbbbbbbbbbbbbbb"
        """)
  }

  @Test func `a text is measured at the row's whole width and wraps only past it`() {
    expect(
      layOut(Yoga.row(Yoga.box(50, 10), Yoga.text("aaaaaaaaaa bbbbbbbbbb cccccccccc"))),
      is: """
        Row 0,0 300×20
          Box 0,0 50×20
          Text 50,0 210×20 "aaaaaaaaaa bbbbbbbbbb|cccccccccc"
        """)
  }

  @Test func `a text that shrinks wraps in what is left`() {
    expect(
      layOut(
        Yoga.row(Yoga.box(50, 10), Yoga.text("aaaaaaaaaa bbbbbbbbbb cccccccccc") { $0.shrink = 1 })),
      is: """
        Row 0,0 300×20
          Box 0,0 50×20
          Text 50,0 210×20 "aaaaaaaaaa bbbbbbbbbb|cccccccccc"
        """)
  }
}
