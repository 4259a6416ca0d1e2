import ScreenModel

/// One layout under way of a screen of the flex family.
struct FlexPass {
  private let root: ScreenNode
  private let fonts: FontResolution
  private let typesetter: any Typesetter
  private let window: Window
  /// Whether the height is free and no safe area is kept.
  private let isComponent: Bool

  init(
    _ root: ScreenNode, fonts: FontResolution, typesetter: any Typesetter, window: Window,
    isComponent: Bool
  ) {
    self.root = root
    self.fonts = fonts
    self.typesetter = typesetter
    self.window = window
    self.isComponent = isComponent
  }

  /// Lays the root out: a screen in its window, a component at the device's width.
  mutating func layOutRoot() -> LaidOutNode {
    LaidOutNode(id: root.id, frame: Rect(origin: .zero, size: .zero))
  }
}
