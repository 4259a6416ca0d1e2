import ScreenModel
import Testing

/// The table of the flexible frame: one axis at a time, the child's length at will.
@Suite struct FlexibleFrameLayoutTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let bounds: FlexibleFrameLaw.Bounds
    let child: ScreenNode
    /// The proposal; nil: the frame stands in a scroll view.
    let offered: Double?
    let frame: Double
    let inner: Double
    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(
      id: "minimum, small child", bounds: .init(minimum: 44), child: rigid(10, 20), offered: 200,
      frame: 44, inner: 20),
    Row(
      id: "minimum, large child", bounds: .init(minimum: 44), child: rigid(10, 63), offered: 200,
      frame: 63, inner: 63),
    Row(
      id: "minimum does not grow past what is offered", bounds: .init(minimum: 44),
      child: rigid(10, 63), offered: 50, frame: 50, inner: 63),
    Row(
      id: "minimum, offered less", bounds: .init(minimum: 44), child: flexible(), offered: 30,
      frame: 44, inner: 44),
    Row(
      id: "minimum, nothing offered", bounds: .init(minimum: 44), child: rigid(10, 63),
      offered: nil, frame: 63, inner: 63),
    Row(
      id: "endless maximum takes all", bounds: .init(maximum: .infinity), child: rigid(10, 20),
      offered: 200, frame: 200, inner: 20),
    Row(
      id: "endless maximum holds a large child", bounds: .init(maximum: .infinity),
      child: rigid(10, 63), offered: 50, frame: 63, inner: 63),
    Row(
      id: "endless maximum, nothing offered", bounds: .init(maximum: .infinity),
      child: rigid(10, 20), offered: nil, frame: 20, inner: 20),
    Row(
      id: "maximum cuts the offer", bounds: .init(maximum: 100), child: flexible(), offered: 200,
      frame: 100, inner: 100),
    Row(
      id: "maximum, large child", bounds: .init(maximum: 100), child: rigid(10, 150),
      offered: 200, frame: 100, inner: 150),
    Row(
      id: "both bounds ignore the child", bounds: .init(minimum: 0, maximum: .infinity),
      child: rigid(10, 63), offered: 50, frame: 50, inner: 63),
    Row(
      id: "both bounds, nothing offered", bounds: .init(minimum: 30, maximum: 60),
      child: rigid(10, 100), offered: nil, frame: 60, inner: 100),
    Row(
      id: "ideal, nothing offered", bounds: .init(ideal: 70), child: flexible(), offered: nil,
      frame: 70, inner: 70),
    Row(
      id: "ideal, offered", bounds: .init(ideal: 70), child: flexible(), offered: 120,
      frame: 120, inner: 120),
  ]

  @Test(arguments: rows) func `a flexible frame bends within its bounds`(row: Row) {
    let framed = node(.flexibleFrame(FlexibleFrameLaw(height: row.bounds)), row.child)
    let root = row.offered == nil ? node(.scroll(ScrollLaw(axes: .vertical)), framed) : framed
    let laidOut = frames(root, height: row.offered ?? 500)
    let found = laidOut.suffix(2).map(\.size.height)
    #expect(found == [row.frame, row.inner])
  }

  @Test func `the child is placed in the frame as aligned`() {
    let law = FlexibleFrameLaw(
      width: .init(maximum: .infinity), alignment: Alignment(.leading, .center))
    expect(
      layOut(node(.flexibleFrame(law), rigid(20, 10))),
      is: """
        flexibleFrame 0,95 300×10
          Rigid 0,95 20×10
        """)
  }
}
