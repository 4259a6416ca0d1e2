import ComponentModel

/// A file that the source requires, by its path as written.
struct AssetValue: NativeValue {
  var name: String
}

/// `useWindowDimensions()`, `Dimensions.get('window')`: its font scale is read only when asked for.
struct WindowValue: NativeValue {}

/// `useSafeAreaInsets()`: who asks for the top keeps out of the way of the status bar.
struct InsetsValue: NativeValue {}

/// `useTranslation()`, `useIntl()`: what finds translations.
struct TranslatorValue: NativeValue {
  var prefix = ""
}

/// The function `t`.
struct TranslateFunction: NativeValue {
  var prefix = ""
}

/// `createContext(initial)`.
struct ContextValue: NativeValue {
  var initial: Value
}

/// `Context.Consumer`, which gives what a context holds to the function inside it.
struct ConsumerValue: NativeValue {
  var context: ContextValue
}

/// What `connect(…)` gives: a function that takes a component and gives one that looks the same.
struct HigherComponent: NativeValue {
  var isApplied = true
}

/// A hook that a library makes of a function: calling it calls the function.
struct HookValue: NativeValue {
  var function: ClosureValue
}
