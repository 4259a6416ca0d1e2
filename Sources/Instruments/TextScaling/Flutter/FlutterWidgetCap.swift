// Provenance: the constants of Flutter's Material widgets in the framework's source (2025). A widget
// that is not named here has no cap of its own that was found. Cupertino's were not looked for.

/// A part of a Material widget that holds its own text back.
public enum FlutterWidgetCap: String, CaseIterable, Sendable, Hashable {
  case appBarTitle, navigationBarLabel, bottomNavigationBarLabel, sliderValueIndicator
  case datePicker, datePickerHeader, datePickerHeaderWithEntryButton
  case datePickerHelpInPortrait, datePickerHelpInLandscape, dateRangePicker
  case calendarModeButton, calendarDaysInPortrait, calendarDaysInLandscape

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
