import Auditing
import ScreenModel
import Testing

@Suite struct UnknownMeasuringTests {
  private func findings(height: Double, measuresUnknown: Bool) -> [String] {
    var traits = NodeTraits()
    traits.measuresUnknown = measuresUnknown
    let around = node(.wrapper, traits: traits, text("alex.morgan and the others, at home"))
    return Stage(width: 200).findings(frame(height: height, around)).findings.map(\.rule)
  }

  @Test func `nothing is said of the room of what is measured nobody knows how`() {
    #expect(findings(height: 80, measuresUnknown: false) == ["text-clipped"])
    #expect(findings(height: 80, measuresUnknown: true) == [])
  }

  @Test func `that one line is higher than a frame is said all the same`() {
    #expect(findings(height: 30, measuresUnknown: true) == ["text-clipped"])
  }
}
