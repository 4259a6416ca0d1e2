import Testing
import TextScaling

@Suite struct AppleSystemsTests {
  @Test func `a row of the table is whole`() {
    let body = AppleTypography.specification(of: .body, at: .accessibility5)
    #expect(
      body
        == TypeSpecification(
          size: 53, leading: 62, tracking: 0.31, weight: .regular, emphasizedWeight: .semibold))
    let title = AppleTypography.specification(of: .title3, at: .accessibility5)
    #expect(title?.tracking == nil)
    #expect((SanFrancisco.tracking(at: 55) - 0.31).magnitude < 1e-9)
  }

  @Test func `extra large titles are published at L only, and otherwise assumed`() {
    #expect(AppleTypography.specification(of: .extraLargeTitle, at: .large)?.size == 36)
    #expect(AppleTypography.specification(of: .extraLargeTitle, at: .accessibility1) == nil)
    let assumed = AppleTypography.assumedSpecification(of: .extraLargeTitle, at: .accessibility5)
    #expect(assumed.size == 64)
    #expect(!FontMetrics(for: .extraLargeTitle2).isPublished)
  }

  @Test func `watches have nine sizes`() {
    #expect(
      WatchTypography.specification(of: .headline, at: .accessibility3)?.weight == .semibold)
    #expect(WatchTypography.specification(of: .body, at: .medium) == nil)
    #expect(WatchTypography.specification(of: .body, at: .accessibility4) == nil)
    #expect(WatchTypography.isSuspicious(.title2, at: .accessibility1))
    #expect(WatchTypography.defaultCategory(caseHeight: 45) == .xLarge)
  }

  @Test func `Macs and televisions have one size a style`() {
    #expect(MacTypography.specification(of: .headline)?.emphasizedWeight == .heavy)
    #expect(MacTypography.specification(of: .extraLargeTitle) == nil)
    #expect(TVTypography.specification(of: .body).leading == 36)
    #expect(ApplePlatform.visionOS.minimumSize == 12)
  }

  @Test func `custom fonts grow unless they are fixed`() {
    #expect(CustomFont.scaled(size: 17).pointSize(at: .accessibility5) == 48)
    #expect(CustomFont.relative(size: 34, to: .largeTitle).pointSize(at: .accessibility5) == 58)
    #expect(CustomFont.fixed(size: 15).pointSize(at: .accessibility5) == 15)
  }

  @Test func `images grow at the accessibility sizes only`() throws {
    #expect(ImageScaling(accessibilityFactors: [1, 2]) == nil)
    let images = try #require(ImageScaling(accessibilityFactors: [1.2, 1.4, 1.6, 1.8, 2]))
    #expect(images.scaled(24, at: .xxxLarge) == 24)
    #expect(images.scaled(24, at: .accessibility5) == 48)
    #expect(ImageScaling.isActive(at: .accessibility1))
    #expect(ImageScaling.guessedFromBody.factor(at: .accessibility5) == 62.0 / 22)
  }

  @Test func `a stroke never falls under its floor`() {
    let metrics = FontMetrics(for: .body)
    #expect(metrics.scaledValue(2, at: .xSmall, notBelow: 2) == 2)
    #expect(metrics.scaledValue(2, at: .accessibility5, displayScale: 2, notBelow: 2) == 5.5)
  }

  @Test func `symbols follow their style, and the viewer comes at accessibility sizes`() {
    #expect(SymbolSize.textStyle(.body).pointSize(at: .accessibility5) == 53)
    #expect(SymbolSize.fixed(pointSize: 20).pointSize(at: .accessibility5, ratio: 0.5) == 10)
    #expect(LargeContentViewer.isShown(for: .tabBarItem, at: .accessibility1))
    #expect(!LargeContentViewer.isShown(for: .tabBarItem, at: .xxxLarge))
    #expect(!LargeContentViewer.isShown(for: .otherView, at: .accessibility5))
  }

  @Test func `ranges move a size to their nearest end`() {
    let inner: ClosedRange<ContentSizeCategory> = .small ... .xxxLarge
    #expect(ContentSizeCategory.accessibility5.clamped(to: inner) == .xxxLarge)
    #expect(ContentSizeCategory.xSmall.clamped(to: .large...) == .large)
    #expect(ContentSizeCategory.accessibility2.clamped(to: ...(.xLarge)) == .xLarge)
  }
}
