import ComponentModel
import ScreenModel
import TextScaling

/// `CGSize`, and `CGPoint` with x as width.
struct SizeValue: NativeValue {
  var size: Size
}

/// `CGRect`.
struct RectValue: NativeValue {
  var rect: Rect
}

/// `EdgeInsets`.
struct InsetsValue: NativeValue {
  var insets: Insets
}

/// The proxy that a geometry reader hands to its content.
struct GeometryValue: NativeValue {
  var size: Size
  var safeArea: Insets
}

/// `DynamicTypeSize` or `ContentSizeCategory`.
struct TextSizeValue: NativeValue {
  var category: ContentSizeCategory
}

/// A range of text sizes.
struct TextSizeRange: NativeValue {
  var range: ClosedRange<ContentSizeCategory>
}

/// `VStackLayout(…)` and its kin, to be called with content.
struct LayoutValue: NativeValue {
  /// The component that lays out in the same way.
  var component: String
  var arguments: Arguments
}

/// What a style's `makeBody` is given: the parts of the control by name.
struct StyleConfiguration: NativeValue {
  var parts: [String: Value]
}

/// `UIFontMetrics(forTextStyle:)`.
struct MetricsValue: NativeValue {
  var metrics: FontMetrics
}
