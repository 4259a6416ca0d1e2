import Auditing
import ScreenModel
import Testing

@Suite struct UnknownMeasuringTests {
  private func findings(measuresUnknown: Bool) -> [String] {
    var traits = NodeTraits()
    traits.measuresUnknown = measuresUnknown
    let inner = frame(height: 44, text("alex.morgan and the others, at home"))
    let around = node(.wrapper, traits: traits, inner)
    return Stage(width: 200).findings(around).findings.map(\.rule)
  }

  @Test func `nothing is said of the room of what is measured nobody knows how`() {
    #expect(findings(measuresUnknown: false) == ["text-clipped"])
    #expect(findings(measuresUnknown: true) == [])
  }
}
