import ScreenModel
import Testing
import TextScaling

@testable import Typesetting

/// Real fonts, against published widths of iOS labels and the fonts' own metrics.
@Suite struct FontWidthTests {
  static let typesetter = FontTypesetter()

  struct Row: Sendable, CustomTestStringConvertible {
    var size: Double
    var text: String
    /// The width that UIKit gave on a device.
    var published: Double
    /// The largest difference in percent.
    var tolerance: Double

    var testDescription: String { "\(text) at \(size)" }
  }

  // Public storyboards and issues with frames of labels in San Francisco.
  static let rows: [Row] = [
    Row(size: 17, text: "Label", published: 41.5, tolerance: 0.5),
    Row(size: 17, text: "Logging", published: 62, tolerance: 0.6),
    Row(size: 17, text: "Microsoft Authentication Library", published: 246, tolerance: 0.5),
    Row(
      size: 17, text: "translatesAutoresizingMaskIntoConstraints", published: 328, tolerance: 0.3),
    Row(size: 15, text: "Button", published: 46, tolerance: 0.8),
    // The worst known: Inter's “i” is narrower than San Francisco's.
    Row(size: 17, text: "hiiiii", published: 29, tolerance: 5),
    Row(size: 20, text: "powered by iLogYou", published: 175.5, tolerance: 1),
    Row(size: 24, text: "Camera Unavailable", published: 208, tolerance: 2.5),
    Row(size: 28, text: "Pose Detection", published: 195, tolerance: 1.5),
  ]

  @Test(arguments: rows) func `Inter with San Francisco's tracking is as wide as published`(
    _ row: Row
  ) {
    let font = ResolvedFont(
      family: .system, platform: .apple, size: row.size,
      tracking: SanFrancisco.tracking(at: row.size))
    let width = Self.layOut(row.text, font).size.width
    let difference = abs(width / row.published - 1) * 100
    #expect(difference <= row.tolerance, "\(width)")
  }

  @Test func `Lines are as high as the platforms make them`() {
    let apple = ResolvedFont(family: .system, platform: .apple, size: 17)
    let android = ResolvedFont(family: .system, platform: .android, size: 16)
    let one = Self.layOut("x", apple)
    let two = Self.layOut("x\nx", android)
    #expect(
      abs(one.size.height - 20.2871) < 0.0001 && abs(one.firstBaseline - 16.1865) < 0.0001
        && abs(two.size.height - 37.5) < 0.0001)
  }

  @Test func `Roboto is as wide as its file says`() {
    // Advances of the file: a 1114, space 507, b 1149 of 2048.
    let font = ResolvedFont(family: .system, platform: .android, size: 20.48)
    #expect(abs(Self.layOut("aaa", font).size.width - 33.42) < 0.05)
  }

  @Test func `Widths grow with the size and the weight`() {
    func width(_ size: Double, _ weight: Int) -> Double {
      let font = ResolvedFont(family: .system, platform: .android, size: size, weight: weight)
      return Self.layOut("Account balance", font).size.width
    }
    #expect(abs(width(32, 400) - 2 * width(16, 400)) < 1e-9 && width(16, 700) > width(16, 400))
  }

  @Test func `Display shapes begin at 20 points`() {
    let text = Self.typesetter.library.typeface(
      TypefaceRequest(ResolvedFont(family: .system, platform: .apple, size: 19.9)))
    let display = Self.typesetter.library.typeface(
      TypefaceRequest(ResolvedFont(family: .system, platform: .apple, size: 20)))
    #expect(
      text.faces[0].path.contains("Inter-Regular") && text.widthFactor == 1
        && display.faces[0].path.contains("InterDisplay-Regular") && display.widthFactor == 1.03)
  }

  @Test func `A monospaced font has one width`() {
    let font = ResolvedFont(family: .monospaced, platform: .android, size: 20.48)
    let layouts = ["iii", "WWW", "0.1"].map { Self.layOut($0, font).size.width }
    #expect(layouts.allSatisfy { abs($0 - 36.87) < 0.001 })
  }

  @Test func `A family that is not installed is recorded once and set in the system's font`() {
    let typesetter = FontTypesetter()
    func width(_ family: FontFamily) -> Double {
      let font = ResolvedFont(family: family, platform: .android, size: 16)
      let paragraph = Paragraph(spans: [ParagraphSpan(string: "Hello", font: font)])
      return typesetter.prepare(paragraph).layOut(width: nil, height: nil).size.width
    }
    let same = width(.named("No Such Grotesk")) == width(.system)
    let again = width(.named("Also Missing Sans")) == width(.named("No Such Grotesk"))
    #expect(
      same && again
        && typesetter.missingFamilies == ["Also Missing Sans", "No Such Grotesk"])
  }

  static func layOut(_ text: String, _ font: ResolvedFont, width: Double? = nil) -> TextLayout {
    let paragraph = Paragraph(spans: [ParagraphSpan(string: text, font: font)])
    return typesetter.prepare(paragraph).layOut(width: width, height: nil)
  }
}
