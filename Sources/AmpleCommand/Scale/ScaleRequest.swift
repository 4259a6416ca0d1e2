import SourceText
import TextScaling

/// One value to scale, as it was typed.
struct ScaleRequest {
  /// What is scaled.
  enum Input {
    case word(String)
    case number(Double, unit: String?)
  }

  let typed: String
  let input: Input
  let system: ScaleSystem?
  let at: TextSize?
  let arguments: ParsedArguments

  init(_ typed: String, _ arguments: ParsedArguments) throws(UsageError) {
    self.typed = typed
    self.arguments = arguments
    input = try Self.input(typed)
    system = try Self.system(arguments.value("on"))
    at = try Self.size(arguments.value("at"))
  }

  /// The size of iOS asked for, or L.
  func category() throws(UsageError) -> ContentSizeCategory {
    switch at {
    case .ios(let category): return category
    case nil: return .large
    case .android:
      throw UsageError("“\(typed)” scales by the sizes of iOS: \(Self.iosSizes).")
    }
  }

  /// The font scale asked for, or 1.
  func fontScale() throws(UsageError) -> Double {
    switch at {
    case .android(let scale): return scale
    case nil: return 1
    case .ios: throw UsageError("“\(typed)” scales by percentages, such as --at 200%.")
    }
  }

  /// The style that an option names.
  func style(_ option: String) throws(UsageError) -> TextStyle? {
    guard let text = arguments.value(option) else { return nil }
    return try Self.style(text)
  }

  /// The set of Android's tables asked for.
  func profile(default standard: AndroidScalingProfile) throws(UsageError) -> AndroidScalingProfile
  {
    guard let text = arguments.value("android") else { return standard }
    guard let profile = AndroidScalingProfile(text) else {
      let names = AndroidScalingProfile.allCases.map(\.rawValue)
      throw UsageError("“\(text)” is no release of Android; say 13, 14, 15 or \(Self.list(names)).")
    }
    return profile
  }

  /// A number above 0 that an option gives.
  func positive(_ option: String) throws(UsageError) -> Double? {
    guard let number = try arguments.number(option) else { return nil }
    guard number > 0 else { throw UsageError("--\(option) wants a number above 0.") }
    return number
  }

  /// Refuses options that would change nothing here.
  func allow(only allowed: Set<String>, for what: String) throws(UsageError) {
    let always: Set<String> = ["at", "json", "on"]
    let useless = arguments.values.keys.filter { !allowed.contains($0) && !always.contains($0) }
    guard let first = useless.min() else { return }
    throw UsageError("--\(first) does nothing for \(what).")
  }

  static func style(_ text: String) throws(UsageError) -> TextStyle {
    if let style = TextStyle(text) { return style }
    let names = TextStyle.allCases.map(\.rawValue)
    let nearest = NearestName.suggestion(for: text, among: names)
    throw UsageError("There is no text style “\(text)”.\(nearest) Styles: \(list(names)).")
  }

  static func size(_ text: String?) throws(UsageError) -> TextSize? {
    guard let text else { return nil }
    if let size = TextSize(text) { return size }
    throw UsageError("There is no text size “\(text)”. Sizes: \(iosSizes), or a percentage.")
  }

  static func system(_ text: String?) throws(UsageError) -> ScaleSystem? {
    guard let text else { return nil }
    if let system = ScaleSystem(rawValue: text.lowercased()) { return system }
    let names = ScaleSystem.allCases.map(\.rawValue)
    let nearest = NearestName.suggestion(for: text, among: names)
    throw UsageError("There is no system “\(text)”.\(nearest) Systems: \(list(names)).")
  }

  static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  private static var iosSizes: String {
    ContentSizeCategory.allCases.map(\.shortName).joined(separator: " ")
  }

  private static func input(_ typed: String) throws(UsageError) -> Input {
    for unit in ["sp", "dp", "pt", "px"] where typed.lowercased().hasSuffix(unit) {
      if let number = Double(typed.dropLast(2)), number.isFinite {
        return .number(number, unit: unit)
      }
    }
    if let number = Double(typed) {
      guard number.isFinite else { throw UsageError("“\(typed)” is no size.") }
      return .number(number, unit: nil)
    }
    return .word(typed)
  }
}
