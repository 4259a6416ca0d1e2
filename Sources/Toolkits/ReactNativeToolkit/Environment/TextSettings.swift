import ComponentModel
import ScreenModel
import TextScaling

/// What a text passes on to the texts inside it.
struct TextSettings: Sendable {
  /// Whether a text is built inside another: then it is a run of that paragraph.
  var isNested = false
  var values: [String: Value] = [:]
  var scaling = ReactNativeText()

  /// The properties of a style that nested texts inherit.
  static let inheritedNames = [
    "color", "fontFamily", "fontSize", "fontStyle", "fontWeight", "includeFontPadding",
    "letterSpacing", "lineHeight", "textTransform",
  ]
}

enum TextSettingsKey: EnvironmentKey {
  static var fallback: TextSettings { TextSettings() }
}

extension Environment {
  var text: TextSettings {
    get { self[TextSettingsKey.self] }
    set { self[TextSettingsKey.self] = newValue }
  }

  /// What the project put into the default properties of a component.
  func defaultProps(of component: String) -> Value? { named[component + ".defaultProps"] }
}

/// What a screen says about the header around it.
///
/// A class, because the wish travels up the tree while the environment travels down. One evaluation
/// is used by one thread.
final class HeaderCollector: @unchecked Sendable {
  var title: TextValue?
  var isHidden = false
  var isAsked = false
  /// Whether the screen itself keeps out of the way of the status bar.
  var keepsToSafeArea = false
}

enum HeaderKey: EnvironmentKey {
  static var fallback: HeaderCollector? { nil }
}
