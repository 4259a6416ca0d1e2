import ScreenModel
import Testing

/// Windows, safe areas, bars, sheets, components.
@Suite struct WindowLayoutTests {
  @Test func `content is proposed the safe area and centred in it`() {
    expect(
      layOut(node(.window(WindowLaw()), flexible()), top: 20, bottom: 30),
      is: """
        window 0,0 300×200
          Flexible 0,20 300×150
        """)
    expect(
      layOut(rigid(20, 200), top: 20, bottom: 30), is: "Rigid 140,-5 20×200")
  }

  @Test func `ignored edges reach the window's edge`() {
    expect(
      layOut(node(.window(WindowLaw(ignoredEdges: [.top])), flexible()), top: 20, bottom: 30),
      is: """
        window 0,0 300×200
          Flexible 0,0 300×170
        """)
  }

  @Test func `a half sheet has the lower half and no status bar`() {
    expect(
      layOut(node(.window(WindowLaw(heightShare: 0.5)), flexible()), top: 20, bottom: 30),
      is: """
        window 0,100 300×100
          Flexible 0,100 300×70
        """)
  }

  @Test func `a window below wrappers is still the window`() {
    expect(
      layOut(node(.wrapper, node(.window(WindowLaw()), rigid(20, 10))), top: 20),
      is: """
        wrapper 0,0 300×200
          window 0,0 300×200
            Rigid 140,105 20×10
        """)
  }

  @Test func `a bar is pinned to its edge and the content keeps the rest`() {
    let bar = frame(height: 44, flexible())
    expect(
      layOut(node(.inset(InsetLaw(edge: .bottom)), flexible(), bar), top: 20, bottom: 30),
      is: """
        inset 0,20 300×150
          Flexible 0,20 300×106
          frame 0,126 300×44
            Flexible 0,126 300×44
        """)
    expect(
      layOut(node(.inset(InsetLaw(edge: .top, spacing: 6)), rigid(10, 10), bar)),
      is: """
        inset 0,0 300×200
          Rigid 145,120 10×10
          frame 0,0 300×44
            Flexible 0,0 300×44
        """)
  }

  @Test func `a bar that shrinks nothing covers the content`() {
    let law = InsetLaw(edge: .bottom, shrinksContent: false)
    expect(
      layOut(node(.inset(law), flexible(), frame(height: 44, flexible()))),
      is: """
        inset 0,0 300×200
          Flexible 0,0 300×200
          frame 0,156 300×44
            Flexible 0,156 300×44
        """)
  }

  @Test func `a bar beside the content takes its own width`() {
    expect(
      layOut(node(.inset(InsetLaw(edge: .leading)), flexible(), rigid(50, 20))),
      is: """
        inset 0,0 300×200
          Flexible 50,0 250×200
          Rigid 0,90 50×20
        """)
  }

  @Test func `a sheet takes no space and has a window of its own`() {
    var sheet = node(.window(WindowLaw(heightShare: 0.5)), rigid(20, 10))
    sheet.traits.isPresented = true
    expect(
      layOut(node(.padding(Insets(top: 10)), rigid(30, 20), sheet), top: 20),
      is: """
        padding 135,95 30×30
          Rigid 135,105 30×20
          window 0,100 300×100
            Rigid 140,145 20×10
        """)
  }

  @Test func `a component has the device's width and all the height it wants`() {
    let screen = node(.window(WindowLaw()), column(rigid(20, 300), text("aaaa bbbb")))
    expect(
      layOut(screen, width: 50, top: 20, bottom: 30, role: .component),
      is: """
        window 0,0 50×320
          Column 5,0 40×320
            Rigid 15,0 20×300
            Text 5,300 40×20 "aaaa|bbbb"
        """)
    expect(layOut(rigid(20, 10), role: .component), is: "Rigid 140,0 20×10")
  }

  @Test func `bounds are the window, the sheet, or the height that a component took`() {
    let sheet = node(.window(WindowLaw(heightShare: 0.5)), rigid(20, 10))
    let found = [
      laidOut(rigid(20, 10), top: 20, bottom: 30), laidOut(sheet, top: 20, bottom: 30),
      laidOut(rigid(20, 10), top: 20, bottom: 30, role: .component),
    ]
    #expect(
      found.map(\.bounds) == [
        Rect(x: 0, y: 0, width: 300, height: 200), Rect(x: 0, y: 100, width: 300, height: 100),
        Rect(x: 0, y: 0, width: 300, height: 10),
      ])
    #expect(
      found.map(\.safeArea) == [
        Rect(x: 0, y: 20, width: 300, height: 150), Rect(x: 0, y: 100, width: 300, height: 70),
        Rect(x: 0, y: 0, width: 300, height: 10),
      ])
  }
}
