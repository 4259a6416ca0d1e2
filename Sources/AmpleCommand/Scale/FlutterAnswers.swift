import TextScaling

extension ScaleRequest {
  func flutterAnswer() throws(UsageError) -> ScaleAnswer {
    try allow(only: ["max", "min", "android"], for: "Flutter")
    let size: Double
    switch input {
    case .number(let number, _): size = number
    case .word(let word):
      guard let type = Self.materialType(word) else {
        throw UsageError("“\(word)” is neither a size nor a Material role such as bodyLarge.")
      }
      size = type.size
    }
    let minimum = try arguments.number("min")
    let maximum = try arguments.number("max")
    if let minimum, let maximum, minimum > maximum {
      throw UsageError("--min is larger than --max.")
    }
    let profile = try profile(default: .android14)
    return FlutterAnswer.size(
      size, at: at ?? .ios(.large), profile: profile, minimum: minimum, maximum: maximum)
  }
}

/// Answers about Flutter, for values and queries alike.
enum FlutterAnswer {
  static func size(
    _ size: Double, at setting: TextSize, profile: AndroidScalingProfile, minimum: Double?,
    maximum: Double?
  ) -> ScaleAnswer {
    let system = FlutterTextScaler.system(setting, profile: profile)
    let scaler = system.clamped(minimum: minimum ?? 0, maximum: maximum ?? .infinity)
    let result = scaler.scale(size)
    let factor = size == 0 ? JSONValue.null : .number(result / size)
    return ScaleAnswer(
      result, unit: "px",
      details: [
        JSONMember("factor", factor), JSONMember("unclamped", .number(system.scale(size))),
        JSONMember("source", .string("Flutter’s TextScaler, read and not measured")),
      ])
  }
}
