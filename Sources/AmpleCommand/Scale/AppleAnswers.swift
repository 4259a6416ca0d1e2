import TextScaling

extension ScaleRequest {
  func iosAnswer() throws(UsageError) -> ScaleAnswer {
    let category = try category()
    switch input {
    case .word(let word):
      let style = try Self.style(word)
      try allow(only: ["ios"], for: "a text style")
      guard let version = arguments.value("ios") else {
        return try AppleAnswer.style(style, at: category)
      }
      guard let release = IOSRelease(version: version) else {
        throw UsageError("“\(version)” is no release of iOS from 7 on.")
      }
      return try AppleAnswer.style(style, at: category, on: release)
    case .number(let number, let unit):
      guard unit == nil || unit == "pt" else {
        throw UsageError("iOS counts in points, not in \(unit ?? "").")
      }
      return try metricsAnswer(number, at: category)
    }
  }

  private func metricsAnswer(
    _ number: Double, at category: ContentSizeCategory
  ) throws(UsageError) -> ScaleAnswer {
    guard let style = try style("relative-to") else {
      throw UsageError(
        "Say what \(typed) grows beside: --relative-to body, or --on react-native or flutter.")
    }
    guard FontMetrics(for: style).isPublished else {
      throw UsageError("How \(style.rawValue) grows is not published.")
    }
    let displayScale = try positive("display-scale") ?? AppleAnswer.displayScale
    guard arguments.has("value") else {
      try allow(only: ["relative-to", "max"], for: "a font beside a style")
      let maximum = try arguments.number("max")
      return AppleAnswer.font(number, beside: style, at: category, maximum: maximum)
    }
    try allow(only: ["relative-to", "value", "display-scale"], for: "a length beside a style")
    return AppleAnswer.value(number, beside: style, at: category, displayScale: displayScale)
  }

  func fixedAnswer() throws(UsageError) -> ScaleAnswer {
    try allow(only: [], for: "a system without text sizes")
    guard at == nil else { throw UsageError("Text on \(answeringSystem.rawValue) has one size.") }
    guard case .word(let word) = input else {
      throw UsageError("Name a text style: body, headline, title1 …")
    }
    guard answeringSystem == .tvos else {
      let style = try Self.style(word)
      guard let row = MacTypography.specification(of: style) else {
        throw UsageError("macOS publishes no \(style.rawValue).")
      }
      return AppleAnswer.row(row, base: nil, source: "Apple HIG, Typography, macOS")
    }
    let names = TVTextStyle.allCases.map(\.rawValue)
    guard let style = TVTextStyle(rawValue: word) else {
      throw UsageError("tvOS has no style “\(word)”; it has \(Self.list(names)).")
    }
    return AppleAnswer.row(
      TVTypography.specification(of: style), base: nil, source: "Apple HIG, Typography, tvOS")
  }

  func watchAnswer() throws(UsageError) -> ScaleAnswer {
    try allow(only: [], for: "a watch")
    let category = try category()
    guard case .word(let word) = input, let style = WatchTextStyle(rawValue: word) else {
      let names = WatchTextStyle.allCases.map(\.rawValue)
      throw UsageError("watchOS has no style “\(typed)”; it has \(Self.list(names)).")
    }
    return try AppleAnswer.watch(style, at: category)
  }
}

/// Answers about Apple's systems, for values and queries alike.
enum AppleAnswer {
  /// Pixels per point where nobody says how many.
  static let displayScale: Double = 3

  static func style(
    _ style: TextStyle, at category: ContentSizeCategory
  ) throws(UsageError) -> ScaleAnswer {
    guard let row = AppleTypography.specification(of: style, at: category) else {
      throw UsageError(
        "\(style.rawValue) at \(category.shortName) is not published; only L is known.")
    }
    let base = AppleTypography.size(of: style, at: .large)
    return Self.row(row, base: base, source: "Apple HIG, Typography, iOS 11 and later")
  }

  static func style(
    _ style: TextStyle, at category: ContentSizeCategory, on release: IOSRelease
  ) throws(UsageError) -> ScaleAnswer {
    if release == .ios11 { return try Self.style(style, at: category) }
    guard let size = LegacyTypography.size(of: style, at: category, on: release) else {
      let reason = release.styles.contains(style) ? "no reliable source gives it" : "it came later"
      throw UsageError(
        "\(style.rawValue) at \(category.shortName) on iOS \(release.rawValue): \(reason).")
    }
    let isInferred = size.confidence == .inferred
    return ScaleAnswer(
      size.points, unit: "pt",
      details: [
        JSONMember("release", .string("iOS \(release.rawValue)")),
        JSONMember("confidence", .string(size.confidence.rawValue)),
      ],
      note: isInferred ? "inferred from the releases before and after, not measured" : nil)
  }

  static func font(
    _ size: Double, beside style: TextStyle, at category: ContentSizeCategory, maximum: Double?
  ) -> ScaleAnswer {
    let metrics = FontMetrics(for: style)
    let result = metrics.scaledFont(size, at: category, maximum: maximum)
    let source = "UIFontMetrics: ratio of leadings, whole points"
    return ScaleAnswer(
      result, unit: "pt", details: scaled(size, metrics, at: category, source: source))
  }

  static func value(
    _ value: Double, beside style: TextStyle, at category: ContentSizeCategory,
    displayScale: Double
  ) -> ScaleAnswer {
    let metrics = FontMetrics(for: style)
    let result = metrics.scaledValue(value, at: category, displayScale: displayScale)
    let source = "UIFontMetrics: ratio of leadings, whole pixels"
    let scale = JSONMember("displayScale", .number(displayScale))
    return ScaleAnswer(
      result, unit: "pt", details: [scale] + scaled(value, metrics, at: category, source: source))
  }

  static func watch(
    _ style: WatchTextStyle, at category: ContentSizeCategory
  ) throws(UsageError) -> ScaleAnswer {
    guard let row = WatchTypography.specification(of: style, at: category) else {
      let sizes = WatchTypography.categories.map(\.shortName)
      throw UsageError("A watch has no \(category.shortName); it has \(ScaleRequest.list(sizes)).")
    }
    let base = WatchTypography.specification(of: style, at: .large)?.size
    var answer = Self.row(row, base: base, source: "Apple HIG, Typography, watchOS")
    if WatchTypography.isSuspicious(style, at: category) {
      answer.note = "the design guide's leading here breaks the pattern of its neighbours"
    }
    return answer
  }

  static func row(_ row: TypeSpecification, base: Double?, source: String) -> ScaleAnswer {
    var details = [
      JSONMember("leading", .number(row.leading)), JSONMember("tracking", .number(row.tracking)),
      JSONMember("weight", .string(row.weight.rawValue)),
      JSONMember("emphasizedWeight", .string(row.emphasizedWeight.rawValue)),
    ]
    if let base { details.append(JSONMember("factor", .number(row.size / base))) }
    details.append(JSONMember("source", .string(source)))
    return ScaleAnswer(row.size, unit: "pt", details: details)
  }

  private static func scaled(
    _ value: Double, _ metrics: FontMetrics, at category: ContentSizeCategory, source: String
  ) -> [JSONMember] {
    [
      JSONMember("relativeTo", .string(metrics.style.rawValue)),
      JSONMember("factor", .number(metrics.factor(at: category))),
      JSONMember("unrounded", .number(metrics.unrounded(value, at: category))),
      JSONMember("source", .string(source)),
    ]
  }
}
