import ScreenModel
import Testing

/// The first alternative that fits.
@Suite struct FittingLayoutTests {
  private let wide = row(text("aaaa"), text("bbbb"))
  private let tall = column(text("aaaa"), text("bbbb"))

  @Test func `the first is taken where its ideal size fits`() {
    expect(
      layOut(node(.fitting(.horizontal), wide, tall), width: 80),
      is: """
        fitting 0,95 80×10
          Row 0,95 80×10
            Text 0,95 40×10 "aaaa"
            Text 40,95 40×10 "bbbb"
        """)
  }

  @Test func `a text that would wrap does not fit`() {
    expect(
      layOut(node(.fitting(.horizontal), wide, tall), width: 79),
      is: """
        fitting 19.5,90 40×20
          Column 19.5,90 40×20
            Text 19.5,90 40×10 "aaaa"
            Text 19.5,100 40×10 "bbbb"
        """)
  }

  @Test func `the last is taken where none fits`() {
    expect(
      layOut(node(.fitting(.both), rigid(90, 10), rigid(50, 300)), width: 60),
      is: """
        fitting 5,-50 50×300
          Rigid 5,-50 50×300
        """)
  }

  @Test func `only the axes that are named are looked at`() {
    expect(
      layOut(node(.fitting(.horizontal), rigid(50, 300), rigid(10, 10)), width: 60),
      is: """
        fitting 5,-50 50×300
          Rigid 5,-50 50×300
        """)
  }
}
