import ComponentModel
import ScreenModel
import TextScaling

extension BuildContext {
  /// `Platform.OS` and other constants of React Native and its common companions.
  func globalValue(_ name: String) -> Value? {
    let isIOS = device.system == .ios
    switch name {
    case "Platform.OS": return .text(TextValue(isIOS ? "ios" : "android"))
    case "Platform.isPad": return .boolean(isIOS && device.size.width >= Self.tabletWidth)
    case "Platform.isTV", "Platform.isTesting", "I18nManager.isRTL", "__DEV__": return .boolean(false)
    case "process": return ObjectEntries.make(["env": ObjectEntries.make(["NODE_ENV": .text(TextValue("production"))])])
    case "StyleSheet.hairlineWidth": return .number(1 / max(device.displayScale, 1))
    case "StyleSheet.absoluteFill", "StyleSheet.absoluteFillObject":
      return ObjectEntries.make([
        "position": .text(TextValue("absolute")), "left": .number(0), "right": .number(0),
        "top": .number(0), "bottom": .number(0),
      ])
    case "StatusBar.currentHeight": return isIOS ? Value.none : .number(topInset)
    case "Constants.statusBarHeight": return .number(topInset)
    case "Animated.View", "Animated.Text", "Animated.Image", "Animated.ScrollView", "Animated.FlatList",
      "Animated.SectionList":
      return .symbol(Symbol(root: name, steps: []))
    default: return nil
    }
  }

  /// Points from which a device is a tablet.
  private static var tabletWidth: Double { 700 }

  func member(_ name: String, ofNative native: any NativeValue) -> Value? {
    switch native {
    case is WindowValue:
      switch name {
      case "width": return .number(device.size.width)
      case "height": return .number(device.size.height)
      case "scale": return .number(device.displayScale)
      case "fontScale": return .number(fontScale)
      default: return nil
      }
    case is InsetsValue:
      switch name {
      case "top": return .number(topInset)
      case "bottom": return .number(device.safeArea.bottom)
      case "left": return .number(device.safeArea.leading)
      case "right": return .number(device.safeArea.trailing)
      default: return nil
      }
    case let translator as TranslatorValue:
      switch name {
      case "t", "formatMessage", "translate": return .native(TranslateFunction(prefix: translator.prefix))
      case "locale", "language": return .text(TextValue("en"))
      case "ready": return .boolean(true)
      default: return .unknown(Unknown(hint: name))
      }
    case let context as ContextValue:
      switch name {
      case "Provider": return .symbol(Symbol(root: "Group", steps: []))
      case "Consumer": return .native(ConsumerValue(context: context))
      default: return ObjectEntries.value(name, in: context.initial)
      }
    default: return nil
    }
  }

  /// The status bar's height, asked for by a screen that keeps out of its way.
  private var topInset: Double {
    environment[HeaderKey.self]?.keepsToSafeArea = true
    return device.safeArea.top
  }

  /// What React Native tells a program about the text size; reading it makes other sizes differ.
  var fontScale: Double { ReactNativeWindow.fontScale(at: readTextSize()) }
}
