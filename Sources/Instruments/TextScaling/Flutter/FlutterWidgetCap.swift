// Provenance: the constants of Flutter's Material widgets in the framework's source (2025). A widget
// that is not named here has no cap of its own that was found. Cupertino's were not looked for.

/// A part of a Material widget that holds its own text back.
public enum FlutterWidgetCap: String, CaseIterable, Sendable, Hashable {
  /// The title of an `AppBar`.
  case appBarTitle
  /// A label of a Material 3 `NavigationBar`.
  case navigationBarLabel
  /// A label of a `BottomNavigationBar`, which never grows.
  case bottomNavigationBarLabel
  /// The value that a Material 3 `Slider` shows while it is dragged.
  case sliderValueIndicator
  /// A date picker’s dialog.
  case datePicker
  /// The date at the head of a date picker.
  case datePickerHeader
  /// The same with the button for typing beside it.
  case datePickerHeaderWithEntryButton
  /// The words above that date, on a tall screen.
  case datePickerHelpInPortrait
  /// The same on a wide screen.
  case datePickerHelpInLandscape
  /// A picker of a range of dates.
  case dateRangePicker
  /// The button that changes between days and years.
  case calendarModeButton
  /// The days of a calendar, on a tall screen.
  case calendarDaysInPortrait
  /// The same on a wide screen.
  case calendarDaysInLandscape

  /// The largest factor that the part lets text grow by.
  public var maximum: Double {
    switch self {
    case .bottomNavigationBarLabel: 1
    case .navigationBarLabel, .sliderValueIndicator, .dateRangePicker: 1.3
    case .appBarTitle: 1.34
    case .datePickerHeaderWithEntryButton, .datePickerHelpInLandscape: 1.4
    case .calendarDaysInLandscape: 1.5
    case .datePickerHeader, .datePickerHelpInPortrait: 1.6
    case .calendarModeButton, .calendarDaysInPortrait: 2
    case .datePicker: 3
    }
  }

  /// A scaler held back by the part.
  public func applied(to scaler: FlutterTextScaler) -> FlutterTextScaler {
    scaler.clamped(maximum: maximum)
  }
}
