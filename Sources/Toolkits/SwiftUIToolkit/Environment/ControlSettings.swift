import ComponentModel
import ScreenModel

/// How controls and containers look from here down: styles, sizes, where they stand.
struct ControlSettings: Sendable {
  /// The value that a style modifier was given, by the modifier's name (`buttonStyle`).
  var styles: [String: Value] = [:]
  var size: ControlSize = .regular
  var place: Place = .plain
  var isScrollEnabled = true
  var isLabelHidden = false
  /// The space that is known to be available, in points; nil: the device's safe area.
  var available: Size?

  enum ControlSize: Sendable { case mini, small, regular, large, extraLarge }

  /// What kind of container the content stands in.
  enum Place: Sendable { case plain, list, menu, topBar, bottomBar, tabBar }
}

enum ControlSettingsKey: EnvironmentKey {
  static var fallback: ControlSettings { ControlSettings() }
}

extension Environment {
  var controls: ControlSettings {
    get { self[ControlSettingsKey.self] }
    set { self[ControlSettingsKey.self] = newValue }
  }
}

extension BuildContext {
  /// A style that was set by name, such as `plain` or `insetGrouped`; nil: automatic or the
  /// project's.
  func styleName(_ modifier: String) -> String? {
    guard let value = environment.controls.styles[modifier] else { return nil }
    guard let symbol = symbol(from: value) else { return nil }
    if let step = symbol.steps.first, step.name != "init" { return step.name }
    return symbol.root.map(Self.shortStyleName)
  }

  /// `PlainButtonStyle` is `plain`, as the type's static member is called.
  private static func shortStyleName(_ type: String) -> String {
    for suffix in [
      "ButtonStyle", "ListStyle", "ToggleStyle", "LabelStyle", "PickerStyle", "TextFieldStyle",
      "ProgressViewStyle", "DatePickerStyle", "TabViewStyle",
    ] where type.hasSuffix(suffix) && type.count > suffix.count {
      let stem = type.dropLast(suffix.count)
      return stem.prefix(1).lowercased() + stem.dropFirst()
    }
    return type
  }

  /// The space that a container may take, as far as it is known.
  var availableSize: Size {
    if let size = environment.controls.available { return size }
    let safe = device.safeArea
    return Size(
      width: device.size.width - safe.leading - safe.trailing,
      height: device.size.height - safe.top - safe.bottom)
  }
}
