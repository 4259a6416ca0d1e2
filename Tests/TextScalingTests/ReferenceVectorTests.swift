import Testing
import TextScaling

@Suite struct ReferenceVectorTests {
  @Test func `every recorded vector comes out of the library`() throws {
    let vectors = try ReferenceVector.all()
    var failures: [String] = []
    for vector in vectors {
      let answer = try Library.answer(to: vector)
      guard !vector.accepts(answer) else { continue }
      failures.append("\(vector.id): \(answer), not \(vector.expected) (\(vector.source))")
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    #expect(vectors.count == 801)
  }
}

/// The call of the library that answers a vector, written out once for every kind of vector.
private enum Library {
  struct NotUnderstood: Error { let id: String }

  static func answer(to vector: ReferenceVector) throws -> ReferenceVector.Expected {
    switch vector.platform {
    case "ios", "swiftui": .number(try apple(vector))
    case "ios-7", "ios-7.0.4", "ios-8.4", "ios-17": .number(try legacy(vector))
    case "watchos":
      .number(try watch(vector))
    case "macos": .number(try known(MacTypography.specification(of: style(vector))?.size, vector))
    case "android", "compose": try android(vector)
    case "react-native-ios": .number(try reactNativeOnIOS(vector))
    case "react-native-android": .number(try reactNativeOnAndroid(vector))
    case "flutter-ios", "flutter-android": .number(try flutter(vector))
    default: throw NotUnderstood(id: vector.id)
    }
  }

  private static func known<Value>(_ value: Value?, _ vector: ReferenceVector) throws -> Value {
    guard let value else { throw NotUnderstood(id: vector.id) }
    return value
  }

  private static func watch(_ vector: ReferenceVector) throws -> Double {
    let style = try known(WatchTextStyle(rawValue: vector.style ?? ""), vector)
    let row = WatchTypography.specification(of: style, at: try category(vector))
    return try known(row, vector).size
  }

  private static func apple(_ vector: ReferenceVector) throws -> Double {
    let category = try category(vector)
    switch vector.api ?? vector.quantity {
    case "fontSize":
      return try known(AppleTypography.size(of: try style(vector), at: category), vector)
    case "leading":
      return try known(AppleTypography.leading(of: try style(vector), at: category), vector)
    case "UIFontMetrics.scaledFont(for:)", "UIFontMetrics.scaledFont(for:maximumPointSize:)":
      return FontMetrics(for: try style(vector))
        .scaledFont(try number(vector), at: category, maximum: vector.max)
    case "UIFontMetrics.scaledValue(for:)":
      return FontMetrics(for: try style(vector)).scaledValue(
        try number(vector), at: category, displayScale: try known(vector.displayScale, vector))
    case "SwiftUI Font.custom(_:size:relativeTo:)":
      return CustomFont.relative(size: try number(vector), to: try style(vector))
        .pointSize(at: category)
    case "SwiftUI Font.system(size:)":
      return CustomFont.fixed(size: try number(vector)).pointSize(at: category)
    case "SwiftUI ScaledMetric(relativeTo:)":
      let metric = ScaledMetric(
        wrappedValue: try number(vector), relativeTo: try style(vector), at: category,
        displayScale: try known(vector.displayScale, vector))
      return metric.wrappedValue
    default: throw NotUnderstood(id: vector.id)
    }
  }

  private static func legacy(_ vector: ReferenceVector) throws -> Double {
    let release = try known(IOSRelease(version: vector.platform.dropFirst(4)), vector)
    return try known(
      LegacyTypography.measuredSize(of: style(vector), at: category(vector), on: release), vector)
  }

  private static func android(_ vector: ReferenceVector) throws -> ReferenceVector.Expected {
    let scale = try fontScale(vector)
    let display = AndroidDisplayMetrics(density: vector.density ?? 1, fontScale: scale)
    switch vector.api {
    case "converter exists": return scale.isNonLinear ? .truth(true) : .nothing
    case "isNonLinearFontScalingActive": return .truth(scale.isNonLinear)
    case "spToDp", "line height 36 sp, rendered":
      return .number(scale.dp(fromSp: try number(vector)))
    case "dpToSp": return .number(scale.sp(fromDp: try number(vector)))
    case "getDimensionPixelSize":
      return .number(Double(display.pixelSize(try number(vector), .sp)))
    case "rendered growth ratio":
      let size = try number(vector)
      return .number(scale.dp(fromSp: size) / size)
    case "TextView.setLineHeight(sp) with text size in sp":
      guard case .lines(let textSize, let lineHeight) = vector.input else {
        throw NotUnderstood(id: vector.id)
      }
      return .number(
        AndroidLineHeight.textView(textSize: textSize, lineHeight: lineHeight, on: display))
    default: throw NotUnderstood(id: vector.id)
    }
  }

  private static func reactNativeOnIOS(_ vector: ReferenceVector) throws -> Double {
    let category = try category(vector)
    guard vector.api != "font size multiplier" else {
      return ReactNativeMultipliers.standard.factor(at: category)
    }
    let text = ReactNativeText(
      allowFontScaling: vector.api != "font size with allowFontScaling=false",
      maxFontSizeMultiplier: vector.max,
      dynamicTypeRamp: vector.style == nil ? nil : try style(vector))
    return text.fontSize(
      try number(vector), at: category, displayScale: vector.displayScale ?? 3)
  }

  private static func reactNativeOnAndroid(_ vector: ReferenceVector) throws -> Double {
    let text = ReactNativeText(
      allowFontScaling: vector.api != "font size px with allowFontScaling=false",
      maxFontSizeMultiplier: vector.max)
    let display = AndroidDisplayMetrics(
      density: try known(vector.density, vector), fontScale: try fontScale(vector))
    return text.fontSizeInPixels(try number(vector), on: display)
  }

  private static func flutter(_ vector: ReferenceVector) throws -> Double {
    let scaler: FlutterTextScaler
    if case .name = vector.setting {
      let category = try category(vector)
      if vector.api == "textScaleFactor" { return FlutterTextScaler.factor(at: category) }
      scaler = .ios(category)
    } else {
      scaler = .android(try fontScale(vector))
    }
    return scaler.clamped(minimum: vector.min ?? 0, maximum: vector.max ?? .infinity)
      .scale(try number(vector))
  }

  private static func category(_ vector: ReferenceVector) throws -> ContentSizeCategory {
    guard case .name(let name) = vector.setting else { throw NotUnderstood(id: vector.id) }
    return try known(ContentSizeCategory(name), vector)
  }

  private static func style(_ vector: ReferenceVector) throws -> TextStyle {
    let name = vector.style ?? ""
    return try known(name == "any of the text styles" ? .body : TextStyle(name), vector)
  }

  private static func number(_ vector: ReferenceVector) throws -> Double {
    guard case .number(let number) = vector.input else { throw NotUnderstood(id: vector.id) }
    return number
  }

  private static func fontScale(_ vector: ReferenceVector) throws -> AndroidFontScale {
    guard case .scale(let scale) = vector.setting else { throw NotUnderstood(id: vector.id) }
    let name = vector.profile ?? "any"
    return AndroidFontScale(scale, profile: try known(AndroidScalingProfile(name), vector))
  }
}
