// Provenance: React's hooks and React Native's functions as documented; a state is what it is at first,
// but what starts empty or switched off may change.

import ComponentModel
import ScreenModel
import TextScaling

extension BuildContext {
  /// A function that the project does not define, by its qualified name.
  func callFunction(_ name: String, _ arguments: Arguments) -> Value? {
    let plain = name.hasPrefix("React.") ? String(name.dropFirst(6)) : name
    let first = arguments.all.first?.value
    return platformCall(plain, first, arguments) ?? reactCall(plain, first, arguments)
      ?? styledCall(plain, arguments) ?? libraryCall(plain, first, arguments)
  }

  // MARK: React Native

  private func platformCall(_ name: String, _ first: Value?, _ arguments: Arguments) -> Value? {
    switch name {
    case "StyleSheet.create", "StyleSheet.setStyleAttributePreprocessor", "ScaledSheet.create": return first
    case "StyleSheet.compose": return .list(arguments.all.map(\.value))
    case "StyleSheet.flatten":
      let style = Style(first, self)
      return .dictionary(
        style.entries.sorted { $0.key < $1.key }.map {
          KeyedValue(key: .text(TextValue($0.key)), value: $0.value.value, span: $0.value.span)
        })
    case "Platform.select": return platformChoice(first)
    case "PixelRatio.getFontScale": return .number(fontScale)
    case "PixelRatio.get": return .number(device.displayScale)
    case "PixelRatio.roundToNearestPixel": return first
    case "Dimensions.get", "useWindowDimensions", "useSafeAreaFrame": return .native(WindowValue())
    case "useSafeAreaInsets", "useSafeArea":
      return .native(InsetsValue())
    case "useHeaderHeight":
      return .number(device.safeArea.top + (device.system == .ios ? 44 : 56))
    case "useBottomTabBarHeight": return .number(device.safeArea.bottom + 49)
    case "useColorScheme", "Appearance.getColorScheme": return .text(TextValue("light"))
    case "require": return required(first)
    case "Animated.createAnimatedComponent", "createAnimatedComponent": return first
    case "Animated.Value", "Animated.ValueXY", "useAnimatedValue": return .unknown(Unknown(hint: "animation"))
    default: return nil
    }
  }

  private func platformChoice(_ choices: Value?) -> Value {
    let own = device.system == .ios ? "ios" : "android"
    for name in [own, "native", "default"] {
      if let value = ObjectEntries.value(name, in: choices) { return value }
    }
    return .none
  }

  private func required(_ path: Value?) -> Value? {
    guard case .text(let text)? = path else { return nil }
    return .native(AssetValue(name: text.string))
  }

  // MARK: React

  private func reactCall(_ name: String, _ first: Value?, _ arguments: Arguments) -> Value? {
    switch name {
    case "memo", "forwardRef", "observer", "useCallback", "useDeferredValue", "lazy", "withTiming",
      "withSpring", "gestureHandlerRootHOC", "useEvent", "defineMessage", "defineMessages":
      return first
    case "createIconSet", "createIconSetFromFontello", "createIconSetFromIcoMoon":
      return .symbol(Symbol(root: "VectorIcon", steps: []))
    case "connect", "compose", "withTranslation", "inject", "graphql", "reduxForm":
      return .native(HigherComponent())
    case "useState": return .list([state(first), .unknown(Unknown(hint: "setter"))])
    case "useReducer":
      let initial = arguments.all.count > 1 ? arguments.all[1].value : nil
      return .list([state(initial), .unknown(Unknown(hint: "dispatch"))])
    case "useMemo", "useAnimatedStyle", "useDerivedValue", "useStyleMemo": return called(first)
    case "useRef": return ObjectEntries.make(["current": first.map(state) ?? .unknown(Unknown(hint: "current"))])
    case "useSharedValue": return ObjectEntries.make(["value": .unknown(Unknown(hint: "animation"))])
    case "useContext", "use": return contextValue(first)
    case "createContext": return .native(ContextValue(initial: first ?? .none))
    case "cloneElement": return cloned(first, arguments.all.count > 1 ? arguments.all[1].value : nil)
    case "isValidElement": return .unknown(Unknown(hint: "", likely: .boolean(true)))
    case "useTransition": return .list([.boolean(false), .unknown(Unknown(hint: "start"))])
    case "useEffect", "useFocusEffect", "useInsertionEffect": return Value.none
    case "useLayoutEffect":
      _ = called(first)
      return Value.none
    default: return name.hasPrefix("Children.") ? childrenCall(String(name.dropFirst(9)), first, arguments) : nil
    }
  }

  /// `React.Children.map(children, …)` and its kin.
  private func childrenCall(_ name: String, _ children: Value?, _ arguments: Arguments) -> Value? {
    let list: [Value] =
      switch children {
      case .list(let values)?: values
      case nil, .none?: []
      case .some(let value): [value]
      }
    switch name {
    case "only": return children
    case "toArray": return .list(list)
    case "count": return .number(Double(list.count))
    case "map":
      guard arguments.all.count > 1, case .closure(let closure) = arguments.all[1].value else { return .list(list) }
      return .list(list.enumerated().map { call(closure, with: [$1, .number(Double($0))]) })
    case "forEach": return Value.none
    default: return nil
    }
  }

  /// An element with more attributes.
  private func cloned(_ element: Value?, _ more: Value?) -> Value? {
    guard case .view(.component(var call))? = element, let more else { return element }
    call.arguments.all.append(EvaluatedArgument(label: "...", value: more, span: call.span))
    return .view(.component(call))
  }

  /// The value that a state starts with, or what is likely where it will change.
  private func state(_ initial: Value?) -> Value {
    switch initial {
    case nil, .none?: .unknown(Unknown(hint: "", likely: Unknown.Likely.none))
    case .boolean(let flag)?: .unknown(Unknown(hint: "", likely: .boolean(flag)))
    case .text(let text)? where text.string.isEmpty: .unknown(Unknown(hint: ""))
    case .list(let values)? where values.isEmpty: .unknown(Unknown(hint: ""))
    case .dictionary(let entries)? where entries.isEmpty: .unknown(Unknown(hint: ""))
    case .closure(let closure)?: state(call(closure, with: []))
    case .some(let value): value
    }
  }

  private func called(_ value: Value?) -> Value? {
    guard case .closure(let closure)? = value else { return value }
    return call(closure, with: [])
  }

  private func contextValue(_ value: Value?) -> Value? {
    guard case .native(let native)? = value, let context = native as? ContextValue else { return nil }
    return held(by: context)
  }

  /// What a context starts with; of one that starts with nothing, it is not known.
  func held(by context: ContextValue) -> Value {
    switch context.initial {
    case .none: return .unknown(Unknown(hint: ""))
    case .dictionary(let entries) where entries.isEmpty: return .unknown(Unknown(hint: ""))
    default: return context.initial
    }
  }

  // MARK: Companions

  private func libraryCall(_ name: String, _ first: Value?, _ arguments: Arguments) -> Value? {
    switch name {
    case "useTranslation":
      let options = arguments.all.count > 1 ? arguments.all[1].value : nil
      let prefix = ObjectEntries.value("keyPrefix", in: options).flatMap { displayedText(of: $0)?.string }
      return .native(TranslatorValue(prefix: prefix ?? ""))
    case "useIntl", "useLocalization", "useLingui": return .native(TranslatorValue())
    case "useTranslations": return .native(TranslateFunction())
    case "t", "translate", "i18n.t", "I18n.t", "i18next.t":
      guard case .text? = first else { return nil }
      return .text(translated(arguments, prefix: ""))
    case "makeStyles", "createStyles", "useThemedStyles", "useStyles", "useThemeStyles":
      guard case .closure(let closure)? = first else { return nil }
      // A function of styles: called here by a hook, kept by what makes a hook.
      return name.hasPrefix("use") ? call(closure, with: [.unknown(Unknown(hint: "theme"))])
        : .native(HookValue(function: closure))
    case "createStackNavigator", "createNativeStackNavigator": return .symbol(Symbol(root: "StackNavigator", steps: []))
    case "createBottomTabNavigator", "createMaterialTopTabNavigator", "createMaterialBottomTabNavigator":
      return .symbol(Symbol(root: "TabNavigator", steps: []))
    case "createDrawerNavigator": return .symbol(Symbol(root: "DrawerNavigator", steps: []))
    case "useFonts": return .list([.boolean(true), .none])
    case "useIsFocused": return .boolean(true)
    case "useReducedMotion": return .boolean(false)
    case "useSelector", "useAppSelector", "useStore", "useShallow":
      guard case .closure(let closure)? = first else { return nil }
      return call(closure, with: [.unknown(Unknown(hint: "state"))])
    case "scale", "moderateScale", "verticalScale", "s", "ms", "vs", "RFValue", "rs", "normalize":
      // Scales by the window, about 1 on the devices looked at.
      if case .number? = first { return first }
      return nil
    default: return hook(name) ?? higherComponent(name, first)
    }
  }

  /// `withTheme(Card)` looks as its argument does.
  private func higherComponent(_ name: String, _ first: Value?) -> Value? {
    guard name.hasPrefix("with") || name.hasSuffix("HOC") else { return nil }
    switch first {
    case .closure?, .type?: return first
    default: return nil
    }
  }

  /// What another library's hook gives is known by the hook's name: `useUser()` is a user.
  private func hook(_ name: String) -> Value? {
    let rest = name.dropFirst(3)
    guard name.hasPrefix("use"), let initial = rest.first, initial.isUppercase else { return nil }
    return .unknown(Unknown(hint: initial.lowercased() + rest.dropFirst()))
  }

  // MARK: Methods

  /// A method of a value that the language does not know.
  func callMethod(_ name: String, on base: Value, _ arguments: Arguments) -> Value? {
    if case .native(let native) = base { return call(name, onNative: native, arguments) }
    switch name {
    case "setOptions":
      guard case .unknown = base else { return nil }
      readHeader(options: arguments.all.first?.value)
      return Value.none
    case "t", "translate", "formatMessage", "_":
      switch base {
      case .unknown, .symbol: break
      default: return nil
      }
      guard let first = arguments.all.first?.value else { return nil }
      switch first {
      case .text, .dictionary, .list: return .text(translated(arguments, prefix: ""))
      default: return nil
      }
    default: return nil
    }
  }

  private func call(_ name: String, onNative native: any NativeValue, _ arguments: Arguments) -> Value? {
    switch native {
    case let styled as StyledValue: return styledMethod(name, styled, arguments)
    case let higher as HigherComponent:
      return higher.isApplied ? arguments.all.first?.value : nil
    case let function as TranslateFunction: return .text(translated(arguments, prefix: function.prefix))
    case let translator as TranslatorValue:
      guard ["t", "formatMessage", "translate", "_"].contains(name) else {
        return arguments.all.first.flatMap { displayedText(of: $0.value) }.map { .text($0) }
      }
      return .text(translated(arguments, prefix: translator.prefix))
    case let hook as HookValue:
      return call(hook.function, with: [.unknown(Unknown(hint: "theme")), arguments.all.first?.value ?? .none])
    default: return nil
    }
  }

  /// `t('key', { name })`, `t('key', 'words')`, `formatMessage({ id, defaultMessage }, { name })`.
  private func translated(_ arguments: Arguments, prefix: String) -> TextValue {
    let values = arguments.all.map(\.value)
    let second = values.count > 1 ? values[1] : nil
    if case .dictionary? = values.first {
      return translation(
        key: ObjectEntries.value("id", in: values.first), values: second,
        fallback: ObjectEntries.value("defaultMessage", in: values.first)
          ?? ObjectEntries.value("message", in: values.first), prefix: prefix)
    }
    if case .text? = second {
      let third = values.count > 2 ? values[2] : nil
      return translation(key: values.first, values: third, fallback: second, prefix: prefix)
    }
    return translation(
      key: values.first, values: second, fallback: ObjectEntries.value("defaultValue", in: second),
      prefix: prefix)
  }
}
