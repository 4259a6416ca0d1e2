// Provenance: Apple's documentation of UILargeContentViewerInteraction (iOS 13) and of SwiftUI's
// `accessibilityShowsLargeContentViewer`; two articles that describe it. The size of the picture that
// it shows is not published and not modelled.

/// The enlarged picture that a long press on a fixed-size control shows at AX1 to AX5.
public enum LargeContentViewer {
  /// A kind of control, as far as the viewer is concerned.
  public enum Control: String, CaseIterable, Sendable, Hashable {
    /// An item of a tab bar.
    case tabBarItem
    /// A button in a navigation bar.
    case navigationBarButton
    /// An item of a toolbar.
    case toolbarItem
    /// An item of the status bar.
    case statusBarItem
    /// A view of one's own that asks for the viewer.
    case viewThatOptsIn
    /// A view of one's own that does not.
    case otherView
  }

  /// Whether a control shows the viewer on a long press at a text size.
  public static func isShown(for control: Control, at category: ContentSizeCategory) -> Bool {
    guard category.isAccessibilityCategory else { return false }
    switch control {
    case .tabBarItem, .navigationBarButton, .toolbarItem, .statusBarItem, .viewThatOptsIn:
      return true
    case .otherView: return false
    }
  }
}
