import Drawing
import Findings
import ScreenModel
import Testing
import TextScaling

@testable import Reporting

@Suite struct PreviewSheetTests {
  private static let inside = Rect(x: 10, y: 40, width: 50, height: 10)

  @Test func `A caption says the size, the body text and what goes wrong`() {
    let findings = [
      Frames.finding("text-truncated", .warning), Frames.finding("text-clipped", .error),
    ]
    let sheet = sheet([Frames.frame(.hello, at: Self.inside, findings: findings)])
    #expect(sheet.texts.prefix(5) == ["Title", "Small", "L", "· 17 pt", "cut off, truncated"])
  }

  @Test func `What is wrong is outlined in the colour of the worst and named`() {
    let findings = [
      Frames.finding("text-truncated", .warning), Frames.finding("text-clipped", .error),
    ]
    let sheet = sheet([Frames.frame(.hello, at: Self.inside, findings: findings)])
    let outlines = sheet.strokes(Palette.error)
    let around = Shape.roundedRect(Rect(x: 9, y: 39, width: 52, height: 12), radius: 3)
    #expect(outlines == [around])
    #expect(sheet.texts.last == "text-truncated, text-clipped")
  }

  @Test func `Findings of other sizes, other devices and of no weight are left out`() {
    let findings = [
      Frames.finding("text-clipped", .error, sizes: [.accessibilityLarge]),
      Frames.finding("text-clipped", .error, device: "Large"),
      Frames.finding("layout-unresolved", .info),
    ]
    let sheet = sheet([Frames.frame(.hello, at: Self.inside, findings: findings)])
    #expect(sheet.strokes(Palette.error).isEmpty)
    #expect(sheet.texts.contains("text-clipped") == false)
  }

  @Test func `What leaves the window for good is shown faded beyond a dashed line`() {
    let below = Rect(x: 10, y: 230, width: 50, height: 10)
    let lost = sheet([Frames.frame(.hello, at: below)])
    let faded = lost.flat.filter { $0.opacity < 1 }
    let scrolled = sheet([Frames.frame(.scrolledHello, at: below)])
    let edge = Shape.line(Point(x: 0, y: 200), Point(x: 100, y: 200))
    #expect(faded.count == 1)
    #expect(lost.strokes(Palette.error) == [edge])
    #expect(scrolled.strokes(Palette.error).isEmpty)
    #expect(scrolled.size.height < lost.size.height)
  }

  @Test func `Components stand without a status bar, as high as they are`() {
    let screen = sheet([Frames.frame(.hello, at: Self.inside)])
    let component = sheet([Frames.frame(.hello, at: Self.inside, role: .component)])
    #expect(screen.texts.contains("9:41"))
    #expect(!component.texts.contains("9:41"))
    #expect(screen.size.height - component.size.height == 150)
  }

  @Test func `Frames wrap into rows of about the same length`() {
    let one = Frames.frame(.hello, at: Self.inside)
    let single = sheet([one]).size
    let many = sheet(Array(repeating: one, count: 24)).size
    #expect(many.height > single.height * 1.5)
    #expect(many.width <= 1880 + 64)
  }

  @Test func `What was not understood is named below`() {
    let unresolved = ["MapView", "ChartView", "MapView"].map {
      Unresolved(kind: .component, name: $0, span: Frames.text)
    }
    let sheet = sheet([Frames.frame(.hello, at: Self.inside, unresolved: unresolved)])
    #expect(sheet.texts.last == "Not understood and left out: ChartView, MapView")
  }

  @Test func `A sheet without frames holds its title`() throws {
    let sheet = sheet([])
    #expect(sheet.texts == ["Title"])
    #expect(try !sheet.svg().isEmpty)
  }

  @Test func `Every part that a box can show is drawn, and only nothing is nothing`() {
    let drawings: [BoxLaw.Drawing] = [
      .fill, .roundedFill, .circle, .capsule, .outline, .toggle, .slider, .stepper, .progress,
      .spinner, .field, .segments, .picture,
    ]
    let nothing = sheet([Frames.frame(.box(.nothing), at: Self.inside)]).flat.count
    let counts = drawings.map { sheet([Frames.frame(.box($0), at: Self.inside)]).flat.count }
    #expect(counts.allSatisfy { $0 > nothing })
  }

  private func sheet(_ frames: [PreviewFrame]) -> Picture {
    PreviewSheet.picture(of: frames, title: "Title", typesetter: NamedGlyphs())
  }
}

extension Picture {
  /// The outlines drawn in a colour.
  fileprivate func strokes(_ color: Color) -> [Shape] {
    flat.compactMap { entry in
      guard case .stroke(let shape, color, _) = entry.item else { return nil }
      return shape
    }
  }
}
