package import TextScaling

/// A window to lay screens out in, in points or dp.
package struct Device: Sendable, Hashable {
  package let name: String
  package let system: System
  package let size: Size
  /// Physical pixels per point.
  package let displayScale: Double
  /// The safe area's distance from the window's edges, without any bar of the app.
  package let safeArea: Insets

  package init(
    name: String, system: System, size: Size, displayScale: Double, safeArea: Insets
  ) {
    self.name = name
    self.system = system
    self.size = size
    self.displayScale = displayScale
    self.safeArea = safeArea
  }
}
