import TextScaling

extension ScaleQuery {
  func reactNativeAnswer() throws(UsageError) -> ScaleAnswer {
    let setting = try size()
    if topic == "fontsizemultiplier" || asks("fontscale") {
      return ScaleAnswer(.number(ReactNativeWindow.fontScale(at: setting)))
    }
    if asks("letterspacing") { return ScaleAnswer(try input("letterSpacing"), unit: "pt") }
    let text = ReactNativeText(
      allowFontScaling: !asks("allowfontscalingfalse"),
      maxFontSizeMultiplier: try number("max"), dynamicTypeRamp: asks("ramp") ? try style() : nil)
    guard asks("fontsize", "lineheight") else { throw notUnderstood() }
    guard case .ios(let category) = setting else { return try reactNativeOnAndroid(text) }
    let displayScale = try number("displayScale") ?? AppleAnswer.displayScale
    if asks("lineheight") {
      let size = object["input"]?["fontSize"]?.double ?? ReactNativeText.defaultFontSize
      let result = text.lineHeight(
        try input("lineHeight"), fontSize: size, at: category, displayScale: displayScale)
      return ScaleAnswer(result, unit: "pt")
    }
    let size = try input("fontSize")
    var answer = ReactNativeAnswer.ios(size, text, at: category, displayScale: displayScale)
    if asks("rounded") {
      let exact = text.fontSize(size, at: category, displayScale: displayScale)
      answer.result = .number(exact.rounded(.toNearestOrAwayFromZero))
    }
    return answer
  }

  private func reactNativeOnAndroid(_ text: ReactNativeText) throws(UsageError) -> ScaleAnswer {
    let display = try display(default: .android14)
    if asks("lineheight") {
      return ScaleAnswer(
        text.lineHeightInPixels(try input("lineHeight"), on: display), unit: "px")
    }
    return ScaleAnswer(text.fontSizeInPixels(try input("fontSize"), on: display), unit: "px")
  }

  func flutterAnswer() throws(UsageError) -> ScaleAnswer {
    let setting = try size()
    if asks("textscalefactor") {
      switch setting {
      case .ios(let category):
        return ScaleAnswer(.number(FlutterTextScaler.factor(at: category)))
      case .android(let scale): return ScaleAnswer(.number(scale))
      }
    }
    guard asks("scale", "clamp", "scaling", "fontsize") else { throw notUnderstood() }
    let size = try input("fontSize")
    if asks("noscaling") { return ScaleAnswer(size, unit: "px") }
    return FlutterAnswer.size(
      size, at: setting, profile: try profile(default: .android14), minimum: try number("min"),
      maximum: try number("max"))
  }
}
