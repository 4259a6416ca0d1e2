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
    let tree = LayoutTree(screen.root, fonts: fonts)
    let window = Window(device)
    var pass = LayoutPass(
      tree: tree, fonts: fonts, typesetter: typesetter, window: window,
      isComponent: screen.role == .component)
    let root = pass.layOutRoot()
    let bounds = bounds(of: screen, root: root, pass: pass)
    return LaidOutScreen(
      device: device, textSize: textSize, bounds: bounds.all, safeArea: bounds.safe, root: root)
  }

  private func bounds(
    of screen: Screen, root: LaidOutNode, pass: LayoutPass
  ) -> (all: Rect, safe: Rect) {
    guard screen.role == .screen else {
      let height = max(0, root.frame.maxY)
      let space = Rect(x: 0, y: 0, width: pass.window.frame.size.width, height: height)
      return (space, space)
    }
    let law = pass.tree.leadingWindow ?? WindowLaw()
    let frame = pass.window.frame(of: law)
    return (frame, pass.window.safeFrame(of: WindowLaw(heightShare: law.heightShare)))
  }
}
