import ScreenModel
import Testing

/// Layers, overlays and backgrounds.
@Suite struct LayersLayoutTests {
  @Test func `layers are as large as the union and aligned in it`() {
    expect(
      layOut(node(.layers(.topLeading), rigid(40, 10), rigid(20, 30))),
      is: """
        layers 130,85 40×30
          Rigid 130,85 40×10
          Rigid 130,85 20×30
        """)
  }

  @Test func `only the layers of the highest priority decide the size`() {
    expect(
      layOut(node(.layers(.center), rigid(100, 100), rigid(20, 30, priority: 1))),
      is: """
        layers 140,85 20×30
          Rigid 100,50 100×100
          Rigid 140,85 20×30
        """)
  }

  @Test func `an attachment never changes the size of its base`() {
    let alignment = Alignment(.trailing, .top)
    expect(
      layOut(node(.attachment(alignment, isBehind: false), rigid(40, 20), rigid(60, 10))),
      is: """
        attachment 130,90 40×20
          Rigid 130,90 40×20
          Rigid 110,90 60×10
        """)
    expect(
      layOut(node(.attachment(.center, isBehind: true), rigid(40, 20), flexible())),
      is: """
        attachment 130,90 40×20
          Rigid 130,90 40×20
          Flexible 130,90 40×20
        """)
  }

  @Test func `a reader takes all and puts its child in the corner`() {
    expect(
      layOut(node(.reader, rigid(40, 20))),
      is: """
        reader 0,0 300×200
          Rigid 0,0 40×20
        """)
  }
}
