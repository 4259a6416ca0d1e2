import TextScaling

/// One line of `--queries`: a question with the fields of the reference vectors.
///
/// `platform` and `setting` say where; `quantity` or `api` say what is asked, by the words that
/// occur in them, so that `UIFontMetrics.scaledFont(for:compatibleWith:)` is understood as well as
/// `scaledFont`.
struct ScaleQuery {
  let object: JSONValue

  /// The object that was asked, with `result` at its end, or `result` null and an `error`.
  func answered() -> (line: String, isUnderstood: Bool) {
    guard case .object(let members) = object else {
      let error = JSONMember("error", .string("a query is a JSON object"))
      return (JSONValue.object([JSONMember("result", .null), error]).line, false)
    }
    let asked = members.filter { $0.key != "result" && $0.key != "error" }
    do throws(UsageError) {
      let result = try answer().result
      return (JSONValue.object(asked + [JSONMember("result", result)]).line, true)
    } catch {
      let problem = [JSONMember("result", .null), JSONMember("error", .string(error.message))]
      return (JSONValue.object(asked + problem).line, false)
    }
  }

  /// The answer alone.
  func answer() throws(UsageError) -> ScaleAnswer {
    let platform = object["platform"]?.text?.lowercased() ?? ""
    switch platform {
    case "ios", "ipados", "swiftui", "uikit": return try iosAnswer(on: .ios11)
    case "macos", "tvos", "watchos": return try otherAppleAnswer(platform)
    case "android": return try androidAnswer(default: .android14)
    case "compose": return try androidAnswer(default: .compose)
    case "react-native-ios", "react-native-android", "react-native":
      return try reactNativeAnswer()
    case "flutter-ios", "flutter-android", "flutter": return try flutterAnswer()
    default:
      guard platform.hasPrefix("ios-") || platform.hasPrefix("ios ") else {
        throw UsageError("there is no platform “\(platform)”")
      }
      guard let release = IOSRelease(version: platform.dropFirst(4)) else {
        throw UsageError("“\(platform)” is no release of iOS from 7 on")
      }
      return try iosAnswer(on: release)
    }
  }
}

/// Fields.
extension ScaleQuery {
  /// What is asked, in lower case, letters and digits only.
  var topic: String {
    let asked = object["api"]?.text ?? object["quantity"]?.text ?? ""
    return asked.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  func asks(_ words: String...) -> Bool { words.contains { topic.contains($0) } }

  func number(_ key: String) throws(UsageError) -> Double? {
    guard let value = object[key], value != .null else { return nil }
    guard let number = value.double else { throw UsageError("“\(key)” must be a number") }
    return number
  }

  func input(_ keys: String...) throws(UsageError) -> Double {
    for key in keys {
      if let number = object["input"]?[key]?.double { return number }
    }
    guard let number = object["input"]?.double else { throw UsageError("“input” is missing") }
    return number
  }

  func style() throws(UsageError) -> TextStyle? {
    guard let text = object["style"]?.text ?? object["relativeTo"]?.text else { return nil }
    guard let style = TextStyle(text) else { throw UsageError("there is no style “\(text)”") }
    return style
  }

  func size() throws(UsageError) -> TextSize {
    let setting = object["setting"]
    if let text = setting?.text {
      if let size = TextSize(text) { return size }
      throw UsageError("there is no text size “\(text)”")
    }
    guard let scale = setting?.double else { throw UsageError("“setting” is missing") }
    return .android(scale)
  }

  func category() throws(UsageError) -> ContentSizeCategory {
    guard case .ios(let category) = try size() else {
      throw UsageError("“setting” must be a size of iOS")
    }
    return category
  }

  func fontScale(default standard: AndroidScalingProfile) throws(UsageError) -> AndroidFontScale {
    guard case .android(let scale) = try size() else {
      throw UsageError("“setting” must be a font scale")
    }
    return AndroidFontScale(scale, profile: try profile(default: standard))
  }

  func profile(default standard: AndroidScalingProfile) throws(UsageError) -> AndroidScalingProfile
  {
    guard let text = object["profile"]?.text else { return standard }
    if text == "any" { return standard }
    guard let profile = AndroidScalingProfile(text) else {
      throw UsageError("there is no profile “\(text)”")
    }
    return profile
  }

  func display(default standard: AndroidScalingProfile) throws(UsageError) -> AndroidDisplayMetrics
  {
    AndroidDisplayMetrics(
      density: try number("density") ?? 1, fontScale: try fontScale(default: standard))
  }

  func notUnderstood() -> UsageError {
    let asked = object["api"]?.text ?? object["quantity"]?.text ?? ""
    let platform = object["platform"]?.text ?? ""
    return UsageError("“\(asked)” is not understood on \(platform)")
  }
}
