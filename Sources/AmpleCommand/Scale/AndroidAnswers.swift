import TextScaling

extension ScaleRequest {
  func androidAnswer(profile standard: AndroidScalingProfile) throws(UsageError) -> ScaleAnswer {
    try allow(only: ["android", "density"], for: "Android")
    let scale = AndroidFontScale(try fontScale(), profile: try profile(default: standard))
    let density = try positive("density")
    switch input {
    case .number(let number, let unit):
      guard unit != "pt" else { throw UsageError("Android counts in sp and dp, not in points.") }
      return AndroidAnswer.number(number, unit: unit ?? "sp", scale, density: density)
    case .word(let word):
      guard let type = Self.materialType(word) else {
        throw UsageError(
          "“\(word)” is neither a size such as 14sp nor a Material role such as bodyLarge.")
      }
      var answer = AndroidAnswer.number(type.size, unit: "sp", scale, density: density)
      answer.details =
        [
          JSONMember("sp", .number(type.size)),
          JSONMember("lineHeightSp", .number(type.lineHeight)),
          JSONMember("trackingSp", .number(type.tracking)),
          JSONMember("weight", .number(Double(type.weight))),
        ] + answer.details
      return answer
    }
  }

  /// The type of a role of Material 3, or else 2.
  static func materialType(_ name: String) -> MaterialType? {
    Material3Role(rawValue: name)?.type ?? Material2Role(rawValue: name)?.type
  }
}

/// Answers about Android, for values and queries alike.
enum AndroidAnswer {
  /// A size in sp as dp, in dp as sp, or either in pixels where a density is known.
  static func number(
    _ number: Double, unit: String, _ scale: AndroidFontScale, density: Double?
  ) -> ScaleAnswer {
    var details = [
      JSONMember("profile", .string(scale.profile.rawValue)),
      JSONMember("nonLinear", .bool(scale.isNonLinear)),
    ]
    let source = JSONMember("source", .string("Android’s FontScaleConverterFactory"))
    if let density {
      let display = AndroidDisplayMetrics(density: density, fontScale: scale)
      let kind = AndroidUnit(rawValue: unit) ?? .px
      let exact = display.pixels(number, kind)
      details += [
        JSONMember("density", .number(density)), JSONMember("unrounded", .number(exact)), source,
      ]
      return ScaleAnswer(Double(display.pixelSize(number, kind)), unit: "px", details: details)
    }
    guard unit == "sp" else {
      return ScaleAnswer(scale.sp(fromDp: number), unit: "sp", details: details + [source])
    }
    let dp = scale.dp(fromSp: number)
    let factor = number == 0 ? Double(scale.scale) : dp / number
    details += [JSONMember("factor", .number(factor)), source]
    return ScaleAnswer(dp, unit: "dp", details: details)
  }
}
