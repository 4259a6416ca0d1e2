import ScreenModel
import Testing

/// Roots, windows and what is presented.
@Suite struct ConstraintWindowTests {
  @Test func `a root without a window is offered all of it from the top leading corner`() {
    expect(
      Dp.layOut(Dp.fill(height: 1, Dp.box(10, 10)), top: 20, bottom: 10),
      is: """
        fill 0,0 10×200
          Box 0,0 10×200
        """)
  }

  @Test func `a window offers the safe area on the edges that it does not ignore`() {
    let window = { (law: WindowLaw) in
      Dp.layOut(
        Dp.node(.window(law), Dp.fill(width: 1, height: 1, Dp.space)), top: 20, bottom: 10)
    }
    expect(
      window(WindowLaw(ignoredEdges: [.bottom])),
      is: """
        window 0,0 300×200
          fill 0,20 300×180
            Box 0,20 300×180
        """)
    expect(
      window(WindowLaw(ignoredEdges: Set(Edge.allCases), heightShare: 0.5)),
      is: """
        window 0,100 300×100
          fill 0,100 300×100
            Box 0,100 300×100
        """)
  }

  @Test func `a component is as wide as the device allows and as high as it likes`() {
    let content = Dp.fill(height: 1, Dp.box(10, 500))
    expect(
      Dp.layOut(content, role: .component),
      is: """
        fill 0,0 10×500
          Box 0,0 10×500
        """)
    expect(
      Dp.layOut(Dp.node(.window(WindowLaw()), content), top: 20, role: .component),
      is: """
        window 0,0 300×500
          fill 0,0 10×500
            Box 0,0 10×500
        """)
  }

  @Test func `what is presented has a window of its own and takes no space`() {
    var sheet = Dp.node(.window(WindowLaw(heightShare: 0.5)), Dp.box(10, 10))
    sheet.traits.isPresented = true
    var dialog = Dp.fill(height: 1, Dp.box(20, 20))
    dialog.traits.isPresented = true
    expect(
      Dp.layOut(Dp.node(.clip, Dp.column(Dp.box(30, 30), sheet, dialog)), role: .component),
      is: """
        clip 0,0 30×30
          Column 0,0 30×30 clip 0,0 to 30,30
            Box 0,0 30×30 clip 0,0 to 30,30
            window 0,100 300×100
              Box 0,100 10×10
            fill 0,0 20×200
              Box 0,0 20×200
        """)
  }

  @Test func `offers are told in dp, none where a length is free`() {
    let scroll = Dp.node(.scroll(ScrollLaw(axes: .vertical)), Dp.text("a"))
    let root = laidOut(scroll, width: 300, height: 200, scale: 2, at: .android(1)).root
    #expect(root.proposal == Proposal(width: 300, height: 200))
    #expect(root.children[0].proposal == Proposal(width: 300, height: nil))
  }

  @Test func `what is opaque takes no space and nothing in it is laid out`() {
    let opaque = ScreenNode(.opaque, name: "Map", span: nil, children: [Dp.box(20, 20)])
    expect(
      Dp.layOut(Dp.row(Dp.box(20, 10), opaque)),
      is: """
        Row 0,0 20×10
          Box 0,0 20×10
          Map 20,0 0×0
        """)
  }

  @Test func `several children of a modifier stand below each other`() {
    expect(
      Dp.layOut(Dp.node(.wrapper, Dp.box(20, 10), Dp.box(20, 10))),
      is: """
        wrapper 0,0 20×20
          Box 0,0 20×10
          Box 0,10 20×10
        """)
  }
}
