import TextScaling

extension ScaleRequest {
  /// The system that answers: the one named, or the one that the size and the unit belong to.
  var answeringSystem: ScaleSystem {
    if let system { return system }
    if case .number(_, let unit) = input, unit == "sp" || unit == "dp" { return .android }
    guard case .android = at else { return .ios }
    if case .word(let word) = input, Self.materialType(word) == nil, TextStyle(word) != nil {
      return .ios
    }
    return .android
  }

  /// The answer to the request.
  func answer() throws(UsageError) -> ScaleAnswer {
    switch answeringSystem {
    case .ios: try iosAnswer()
    case .macos, .tvos: try fixedAnswer()
    case .watchos: try watchAnswer()
    case .android: try androidAnswer(profile: .android14)
    case .compose: try androidAnswer(profile: .compose)
    case .reactNative: try reactNativeAnswer()
    case .flutter: try flutterAnswer()
    }
  }

  /// The size that is printed beside an answer.
  var setting: TextSize? {
    switch answeringSystem {
    case .macos, .tvos: nil
    case .ios, .watchos: at ?? .default(for: .ios)
    case .android, .compose: at ?? .default(for: .android)
    case .reactNative, .flutter: at ?? .default(for: .ios)
    }
  }
}
