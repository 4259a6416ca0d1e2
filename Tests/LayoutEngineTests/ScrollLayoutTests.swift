import ScreenModel
import Testing

/// Scrolling and what is cut.
@Suite struct ScrollLayoutTests {
  @Test func `content may be longer than the view and can be reached`() {
    expect(
      layOut(node(.scroll(ScrollLaw(axes: .vertical)), column(rigid(20, 150), rigid(20, 150)))),
      is: """
        scroll 140,0 20×200
          Column 140,0 20×300 clip 140,- to 160,- scrolls-v
            Rigid 140,0 20×150 clip 140,- to 160,- scrolls-v
            Rigid 140,150 20×150 clip 140,- to 160,- scrolls-v
        """)
  }

  @Test func `text in a sideways scroll view never wraps`() {
    expect(
      layOut(node(.scroll(ScrollLaw(axes: .horizontal)), text("aaaa bbbb")), width: 50),
      is: """
        scroll 0,95 50×10
          Text 0,95 90×10 "aaaa bbbb" clip -,95 to -,105 scrolls-h
        """)
  }

  @Test func `one that cannot scroll cuts`() {
    let law = ScrollLaw(axes: .vertical, isEnabled: false)
    expect(
      layOut(node(.scroll(law), rigid(20, 300))),
      is: """
        scroll 140,0 20×200
          Rigid 140,0 20×300 clip 140,0 to 160,200
        """)
  }

  @Test func `cuts add up, and scrolling frees its own axis`() {
    let inner = node(.clip, frame(width: 30, height: 20, rigid(60, 60)))
    expect(
      layOut(node(.clip, frame(width: 20, height: 40, inner))),
      is: """
        clip 140,80 20×40
          frame 140,80 20×40 clip 140,80 to 160,120
            clip 135,90 30×20 clip 140,80 to 160,120
              frame 135,90 30×20 clip 140,90 to 160,110
                Rigid 120,70 60×60 clip 140,90 to 160,110
        """)
    let scroll = node(.scroll(ScrollLaw(axes: .vertical)), rigid(20, 300))
    expect(
      layOut(node(.clip, scroll)),
      is: """
        clip 140,0 20×200
          scroll 140,0 20×200 clip 140,0 to 160,200
            Rigid 140,0 20×300 clip 140,- to 160,- scrolls-v
        """)
  }

  @Test func `several children of a scroll view stand in a column`() {
    expect(
      layOut(node(.scroll(ScrollLaw(axes: .vertical)), rigid(20, 10), rigid(20, 10))),
      is: """
        scroll 140,0 20×200
          Rigid 140,0 20×10 clip 140,- to 160,- scrolls-v
          Rigid 140,18 20×10 clip 140,- to 160,- scrolls-v
        """)
  }
}
