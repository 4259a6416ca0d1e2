import Findings
import TextScaling

/// A ready-made configuration that `extends` names.
enum Preset: String, CaseIterable {
  case recommended, strict
  case wcagAA = "wcag-aa"
  case appleLargerText = "apple-larger-text"
  case android200 = "android-200"
  case wearOS = "wear-os"

  var configuration: Configuration {
    var result = Configuration()
    switch self {
    case .recommended: break
    case .strict:
      result.failOn = .warning
      result.rules["target-shrunk"] = RuleSettings(isEnabled: true)
    case .wcagAA:
      // WCAG 2.2, success criterion 1.4.4: text can be resized up to 200 percent. On iOS the first
      // size at which body text is twice its default is AX3.
      result.sizes = TextSize.iosSizes.filter { Self.normal <= $0 && $0 <= Self.double }
      result.sizes += Self.androidFromDefault
    case .appleLargerText: result.sizes = TextSize.iosSizes.filter { Self.normal <= $0 }
    case .android200: result.sizes = Self.androidFromDefault
    case .wearOS:
      // Wear OS offers font scales from 0.94 to 1.24.
      result.sizes = [0.94, 1, 1.06, 1.12, 1.18, 1.24].map(TextSize.android)
    }
    return result
  }

  private static let normal = TextSize.ios(.large)
  private static let double = TextSize.ios(.accessibilityExtraLarge)
  private static var androidFromDefault: [TextSize] {
    TextSize.androidSizes.filter { .android(1) <= $0 }
  }
}
