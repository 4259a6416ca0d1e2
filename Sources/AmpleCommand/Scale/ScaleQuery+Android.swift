import TextScaling

extension ScaleQuery {
  func androidAnswer(default standard: AndroidScalingProfile) throws(UsageError) -> ScaleAnswer {
    if asks("converterexists") { return try converterExists(default: standard) }
    let scale = try fontScale(default: standard)
    if asks("nonlinear") { return ScaleAnswer(.bool(scale.isNonLinear)) }
    if asks("dptosp") { return ScaleAnswer(scale.sp(fromDp: try input("dp")), unit: "sp") }
    if asks("pixelsize", "pixeloffset", "applydimension", "derivedimension") {
      return try pixels(default: standard)
    }
    if asks("lineheight"), case .object = object["input"] {
      return try lineHeight(default: standard)
    }
    let sp = try input("sp")
    if asks("ratio", "factor") { return ScaleAnswer(.number(scale.dp(fromSp: sp) / sp)) }
    guard asks("sptodp", "lineheight", "fontsize") else { throw notUnderstood() }
    return ScaleAnswer(scale.dp(fromSp: sp), unit: "dp")
  }

  /// True where the curve is on; null where the platform has no converter and multiplies.
  private func converterExists(
    default standard: AndroidScalingProfile
  ) throws(UsageError) -> ScaleAnswer {
    guard case .android(let scale) = try size(), scale > 0 else { return ScaleAnswer(.null) }
    let isOn = AndroidFontScale(scale, profile: try profile(default: standard)).isNonLinear
    return ScaleAnswer(isOn ? .bool(true) : .null)
  }

  private func pixels(default standard: AndroidScalingProfile) throws(UsageError) -> ScaleAnswer {
    let display = try display(default: standard)
    let unit = AndroidUnit(rawValue: object["inputUnit"]?.text ?? "sp") ?? .sp
    let value = try input("value")
    if asks("pixelsize") {
      return ScaleAnswer(Double(display.pixelSize(value, unit)), unit: "px")
    }
    if asks("pixeloffset") {
      return ScaleAnswer(Double(display.pixelOffset(value, unit)), unit: "px")
    }
    if asks("derivedimension") {
      return ScaleAnswer(display.dimension(fromPixels: value, in: unit), unit: unit.rawValue)
    }
    return ScaleAnswer(display.pixels(value, unit), unit: "px")
  }

  private func lineHeight(
    default standard: AndroidScalingProfile
  ) throws(UsageError) -> ScaleAnswer {
    let display = try display(default: standard)
    let textSize = try input("textSizeSp", "fontSizeSp", "fontSize", "textSize")
    let isCompose = object["platform"]?.text?.lowercased() == "compose" || asks("compose")
    if let em = object["input"]?["lineHeightEm"]?.double {
      return ScaleAnswer(
        AndroidLineHeight.compose(fontSize: textSize, em: em, on: display), unit: "px")
    }
    let lineHeight = try input("lineHeightSp", "lineHeight")
    let result =
      isCompose
      ? AndroidLineHeight.compose(fontSize: textSize, lineHeight: lineHeight, on: display)
      : AndroidLineHeight.textView(textSize: textSize, lineHeight: lineHeight, on: display)
    return ScaleAnswer(result, unit: "px")
  }
}
