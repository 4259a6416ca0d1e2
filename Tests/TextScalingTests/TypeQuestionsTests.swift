import Testing
import TextScaling

@Suite struct TypeQuestionsTests {
  @Test func `body doubles at AX3 and large title never does`() {
    #expect(TypeQuestions.smallestCategory(of: .body, reaching: 2) == .accessibility3)
    #expect(TypeQuestions.smallestCategory(of: .largeTitle, reaching: 2) == nil)
    #expect(TypeQuestions.smallestCategory(of: .body, reaching: .nan) == nil)
    #expect(
      TypeQuestions.smallestCategory(ofFont: 17, beside: .body, reaching: 2) == .accessibility3)
  }

  @Test func `on Android small text doubles and body text does not`() {
    #expect(TypeQuestions.smallestScale(ofSp: 12, reaching: 2) == 2)
    #expect(TypeQuestions.smallestScale(ofSp: 14, reaching: 2) == nil)
    #expect(TypeQuestions.smallestScale(ofSp: 14, reaching: 1.3, profile: .android13) == 1.3)
  }

  @Test func `the hierarchy flattens as text grows`() throws {
    let steps = TypeQuestions.hierarchy()
    #expect(steps.map(\.category) == ContentSizeCategory.allCases)
    #expect(steps.first { $0.category == .large }?.ratio == 2)
    #expect(try #require(steps.last).ratio < 1.14)
    #expect(TypeQuestions.flattens() == .accessibility2)
  }

  @Test func `headings on their ramp fall below body text under the one multiplier`() throws {
    let headings = TypeQuestions.headings(at: .accessibility5)
    let title = try #require(headings.first)
    #expect((title.multiplied - 121.414).magnitude < 0.001)
    #expect(title.ramped == 58)
    #expect((title.enlargedBody - 60.707).magnitude < 0.001)
    #expect(TypeQuestions.headingsBelowBody(at: .accessibility5).count == 5)
    #expect(TypeQuestions.headingsBelowBody(at: .large) == [])
  }
}
