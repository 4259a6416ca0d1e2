import ComponentModel
import TextScaling

/// A `Typography`: styles by the names of their roles.
struct TypographyValue: NativeValue {
  var styles: [String: TextStyleValue]

  /// Material 3's type scale together with Material 2's, whose names differ.
  static let material: TypographyValue = {
    var styles: [String: TextStyleValue] = [:]
    for role in Material3Role.allCases { styles[role.rawValue] = TextStyleValue(role) }
    for role in Material2Role.allCases { styles[role.rawValue] = TextStyleValue(role) }
    return TypographyValue(styles: styles)
  }()
}

extension BuildContext {
  /// The typography in force: that of the theme around, else the project's only one, else Material's.
  var typography: TypographyValue {
    if let typography = environment[TypographyKey.self] { return typography }
    if let own = projectGlobal(madeBy: "Typography"), let typography = typography(from: own) {
      return typography
    }
    return .material
  }

  /// `Typography(bodyLarge = …)`, `Typography().copy(…)`, a value of the project's own.
  func typography(from value: Value?) -> TypographyValue? {
    switch value {
    case .native(let native)?: return native as? TypographyValue
    case .symbol(let symbol)? where symbol.root == "Typography":
      var typography = TypographyValue.material
      for step in symbol.steps {
        guard step.name == "init" || step.name == "copy" else { continue }
        for argument in step.arguments?.all ?? [] {
          guard let label = argument.label, let style = textStyle(from: argument.value) else { continue }
          let base = typography.styles[label] ?? TextStyleValue()
          // What a constructor is given replaces the role's own style altogether.
          var own = style
          own.isHeading = style.isHeading ?? base.isHeading
          typography.styles[label] = own
        }
      }
      return typography
    default: return nil
    }
  }
}
