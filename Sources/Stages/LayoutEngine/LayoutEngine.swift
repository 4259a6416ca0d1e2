package import ScreenModel
package import TextScaling

/// Lays screens out: the same tree, device and text size give the same result in any order.
///
/// Nothing here traps: numbers that are not numbers are ignored, trees that are too deep or too
/// costly are cut, and what is opaque takes no space.
package struct LayoutEngine: Sendable {
  private let typesetter: any Typesetter

  /// An engine that measures text with a typesetter.
  package init(typesetter: any Typesetter) {
    self.typesetter = typesetter
  }

  /// Lays a screen out in the device's window; a component at the device's width, its height free.
  package func layOut(
    _ screen: Screen, on device: Device, at textSize: TextSize
  ) -> LaidOutScreen {
    let fonts = FontResolution(textSize: textSize, displayScale: device.displayScale)
    let window = Window(device)
    let isComponent = screen.role == .component
    let root: LaidOutNode
    switch screen.root.family {
    case .proposal:
      var pass = LayoutPass(
        tree: LayoutTree(screen.root, fonts: fonts), fonts: fonts, typesetter: typesetter,
        window: window, isComponent: isComponent)
      root = pass.layOutRoot()
    case .constraint:
      var pass = ConstraintPass(
        screen.root, fonts: fonts, typesetter: typesetter, window: window, isComponent: isComponent)
      root = pass.layOutRoot()
    case .flex:
      var pass = FlexPass(
        screen.root, fonts: fonts, typesetter: typesetter, window: window, isComponent: isComponent)
      root = pass.layOutRoot()
    case .widget:
      var pass = WidgetPass(
        screen.root, fonts: fonts, typesetter: typesetter, window: window, isComponent: isComponent)
      root = pass.layOutRoot()
    }
    let bounds = bounds(of: screen, root: root, in: window)
    return LaidOutScreen(
      device: device, textSize: textSize, bounds: bounds.all, safeArea: bounds.safe, root: root)
  }

  private func bounds(
    of screen: Screen, root: LaidOutNode, in window: Window
  ) -> (all: Rect, safe: Rect) {
    guard screen.role == .screen else {
      let height = max(0, root.frame.maxY)
      let space = Rect(x: 0, y: 0, width: window.frame.size.width, height: height)
      return (space, space)
    }
    let law = screen.root.leadingWindow ?? WindowLaw()
    return (window.frame(of: law), window.safeFrame(of: WindowLaw(heightShare: law.heightShare)))
  }
}

/// The ways in which parents and children negotiate.
private enum LawFamily { case proposal, constraint, flex, widget }

extension ScreenNode {
  /// The family of a tree: that of the first law that is not opaque.
  fileprivate var family: LawFamily { firstFamily ?? .proposal }

  private var firstFamily: LawFamily? {
    switch law {
    case .proposal: return .proposal
    case .constraint: return .constraint
    case .flex: return .flex
    case .widget: return .widget
    case .opaque:
      for child in children {
        if let family = child.firstFamily { return family }
      }
      return nil
    }
  }

  /// The window that the tree begins with, below laws that change nothing.
  fileprivate var leadingWindow: WindowLaw? {
    if let window = law.window { return window }
    guard children.count == 1, let child = children.first else { return nil }
    switch law {
    case .proposal(.wrapper), .constraint(.wrapper), .widget(.wrapper): return child.leadingWindow
    case .flex(let flex) where flex.content == .wrapper: return child.leadingWindow
    case .proposal, .constraint, .flex, .widget, .opaque: return nil
    }
  }
}
