import TextScaling

extension ScaleQuery {
  func iosAnswer(on release: IOSRelease) throws(UsageError) -> ScaleAnswer {
    if let text = object["style"]?.text, text.hasPrefix("any") { return try ofAnyStyle(release) }
    let category = try category()
    let style = try style()
    let displayScale = try number("displayScale") ?? AppleAnswer.displayScale
    if asks("fontsystem", "fixedsize") { return ScaleAnswer(try input("size"), unit: "pt") }
    if asks("scaledvalue", "scaledmetric") {
      return AppleAnswer.value(
        try input("value"), beside: style ?? .body, at: category, displayScale: displayScale)
    }
    if asks("scaledfont", "fontcustom") {
      return AppleAnswer.font(
        try input("size"), beside: style ?? .body, at: category, maximum: try number("max"))
    }
    if asks("isaccessibility") { return ScaleAnswer(.bool(category.isAccessibilityCategory)) }
    guard let style else { throw UsageError("“style” is missing") }
    if asks("factor") {
      return ScaleAnswer(.number(FontMetrics(for: style).factor(at: category)))
    }
    let answer = try AppleAnswer.style(style, at: category, on: release)
    return try detail(of: answer)
  }

  func otherAppleAnswer(_ platform: String) throws(UsageError) -> ScaleAnswer {
    let name = object["style"]?.text ?? ""
    switch platform {
    case "watchos":
      guard let style = WatchTextStyle(rawValue: name) else {
        throw UsageError("there is no style “\(name)” on watchOS")
      }
      return try detail(of: AppleAnswer.watch(style, at: try category()))
    case "tvos":
      guard let style = TVTextStyle(rawValue: name) else {
        throw UsageError("there is no style “\(name)” on tvOS")
      }
      return try detail(
        of: AppleAnswer.row(TVTypography.specification(of: style), base: nil, source: "HIG"))
    default:
      guard let style = TextStyle(name), let row = MacTypography.specification(of: style) else {
        throw UsageError("there is no style “\(name)” on macOS")
      }
      return try detail(of: AppleAnswer.row(row, base: nil, source: "HIG"))
    }
  }

  /// The answer that all published styles share; an error where they differ.
  private func ofAnyStyle(_ release: IOSRelease) throws(UsageError) -> ScaleAnswer {
    var shared: ScaleAnswer?
    for style in TextStyle.published {
      let answer = try with(style).iosAnswer(on: release)
      if let shared, shared.result != answer.result {
        throw UsageError("the styles differ here; name one")
      }
      shared = answer
    }
    return shared ?? ScaleAnswer(.null)
  }

  private func with(_ style: TextStyle) -> ScaleQuery {
    guard case .object(let members) = object else { return self }
    let others = members.filter { $0.key != "style" }
    return ScaleQuery(object: .object(others + [JSONMember("style", .string(style.rawValue))]))
  }

  /// The quantity that is asked of a row: its size, or one of its other numbers.
  private func detail(of answer: ScaleAnswer) throws(UsageError) -> ScaleAnswer {
    if asks("fontsize", "pointsize", "preferredfont") || topic == "size" || topic.isEmpty {
      return answer
    }
    for (word, key) in [
      ("leading", "leading"), ("lineheight", "leading"), ("tracking", "tracking"),
      ("emphasized", "emphasizedWeight"), ("weight", "weight"),
    ] where topic.contains(word) {
      guard let member = answer.details.first(where: { $0.key == key }) else {
        throw UsageError("“\(key)” is not known here")
      }
      return ScaleAnswer(member.value)
    }
    throw notUnderstood()
  }
}
