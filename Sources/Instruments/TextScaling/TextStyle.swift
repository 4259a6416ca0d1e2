/// One of Apple's text styles, largest first.
public enum TextStyle: String, CaseIterable, Sendable, Hashable {
  case extraLargeTitle, extraLargeTitle2
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
  case caption1, caption2
}
