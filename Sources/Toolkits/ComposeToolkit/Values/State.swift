import ComponentModel

extension BuildContext {
  /// `remember { }`, `mutableStateOf(x)`, flows and effects; nil for other calls.
  func stateCall(_ name: String, _ arguments: Arguments) -> Value? {
    switch name {
    case "remember", "rememberSaveable", "retain", "derivedStateOf", "rememberUpdatedState", "lazy":
      let last = arguments.all.last?.value
      if case .closure(let closure)? = last { return call(closure, with: []) }
      return last
    case "mutableStateOf", "mutableIntStateOf", "mutableFloatStateOf", "mutableLongStateOf",
      "mutableDoubleStateOf", "flowOf", "MutableStateFlow":
      return softened(arguments.all.first?.value)
    case "mutableStateListOf", "mutableStateMapOf": return .list(arguments.positional)
    case "LaunchedEffect", "DisposableEffect", "SideEffect", "BackHandler", "LifecycleEventEffect",
      "LifecycleResumeEffect", "LifecycleStartEffect", "OnLifecycleEvent", "EventsEffect",
      "ReportDrawnWhen", "TrackScreenViewEvent", "PredictiveBackHandler":
      return Value.none
    case "animateDpAsState", "animateFloatAsState", "animateColorAsState", "animateIntAsState":
      // In a variable of its own it is a state, whose value is asked for: a length keeps its unit.
      guard let length = arguments.all.first?.value.length else { return arguments.all.first?.value }
      var state = length
      state.isState = true
      return .native(state)
    default: return nil
    }
  }

  /// An initial value that changes while the app runs is only likely.
  private func softened(_ value: Value?) -> Value {
    switch value {
    case .boolean(let flag)?: .unknown(Unknown(hint: "", likely: .boolean(flag)))
    case .none?: .unknown(Unknown(hint: "", likely: Unknown.Likely.none))
    case .text(let text)? where text.string.isEmpty: .unknown(Unknown(hint: ""))
    case .some(let value): value
    case nil: .unknown(Unknown(hint: ""))
    }
  }
}
