import TextScaling

extension ScaleRequest {
  func reactNativeAnswer() throws(UsageError) -> ScaleAnswer {
    guard case .number(let number, let unit) = input, unit != "px" else {
      throw UsageError("React Native scales numbers: ample scale 34 --on react-native --at AX5.")
    }
    let text = ReactNativeText(
      allowFontScaling: !arguments.has("no-scaling"),
      maxFontSizeMultiplier: try arguments.number("max"), dynamicTypeRamp: try style("ramp"))
    if let ramp = text.dynamicTypeRamp, !FontMetrics(for: ramp).isPublished {
      throw UsageError("How \(ramp.rawValue) grows is not published.")
    }
    switch at ?? .ios(.large) {
    case .ios(let category):
      try allow(
        only: ["ramp", "max", "no-scaling", "display-scale"], for: "React Native on iOS")
      let displayScale = try positive("display-scale") ?? AppleAnswer.displayScale
      return ReactNativeAnswer.ios(number, text, at: category, displayScale: displayScale)
    case .android(let scale):
      try allow(
        only: ["max", "no-scaling", "density", "android"], for: "React Native on Android")
      let curve = AndroidFontScale(scale, profile: try profile(default: .android14))
      return ReactNativeAnswer.android(number, text, curve, density: try positive("density"))
    }
  }
}

/// Answers about React Native, for values and queries alike.
enum ReactNativeAnswer {
  static func ios(
    _ size: Double, _ text: ReactNativeText, at category: ContentSizeCategory, displayScale: Double
  ) -> ScaleAnswer {
    let factor = text.multiplier(for: size, at: category, displayScale: displayScale)
    let result = text.fontSize(size, at: category, displayScale: displayScale)
    return ScaleAnswer(
      result, unit: "pt",
      details: [
        JSONMember("factor", .number(factor)),
        JSONMember("fontScale", .number(ReactNativeWindow.fontScale(at: .ios(category)))),
        JSONMember("source", .string("React Native, read and not measured")),
      ])
  }

  /// In whole pixels where a density is known, otherwise in dp and not rounded.
  static func android(
    _ size: Double, _ text: ReactNativeText, _ scale: AndroidFontScale, density: Double?
  ) -> ScaleAnswer {
    var details = [
      JSONMember("profile", .string(scale.profile.rawValue)),
      JSONMember("fontScale", .number(Double(scale.scale))),
    ]
    let source = JSONMember("source", .string("React Native, read and not measured"))
    guard let density else {
      let scaled = text.allowFontScaling ? scale.dp(fromSp: size) : size
      let result = text.allowFontScaling ? min(scaled, text.cap.map { size * $0 } ?? scaled) : size
      return ScaleAnswer(result, unit: "dp", details: details + [source])
    }
    let display = AndroidDisplayMetrics(density: density, fontScale: scale)
    details += [JSONMember("density", .number(density)), source]
    return ScaleAnswer(text.fontSizeInPixels(size, on: display), unit: "px", details: details)
  }
}
