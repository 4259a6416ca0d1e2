// Provenance: Scaffold of Flutter's material library and CupertinoPageScaffold, which by default end their
// body where the keyboard begins (resizeToAvoidBottomInset); heights are those of the systems' own English
// keyboards on phones held upright, with the row of suggestions and what lies under the last row.

import ComponentModel
import ScreenModel

extension BuildContext {
  /// The keyboard below a page's body, where somebody types into it; nil while it is put away.
  ///
  /// Only a body that holds a field, and in which nothing scrolls, is looked at both ways: any other
  /// makes room for the keyboard by itself.
  func keyboard(under body: [ScreenNode], _ call: ComponentCall) -> ScreenNode? {
    guard call.arguments["resizeToAvoidBottomInset"]?.flag != false else { return nil }
    guard let height = Self.keyboardHeight(on: device) else { return nil }
    let survey = body.reduce(into: TypingSurvey()) { $0.visit($1) }
    guard survey.holdsField, !survey.scrolls else { return nil }
    guard choose(2, at: call.span, preferring: 0) == 1 else { return nil }
    let law = BoxLaw(width: .flexible(minimum: 0, ideal: 0), height: .fixed(height), drawing: .fill)
    var traits = NodeTraits(isDecorative: true)
    traits.isKeyboard = true
    traits.paint.background = Color(red: 0.82, green: 0.84, blue: 0.86)
    return ScreenNode(.widget(.box(law)), name: "keyboard", span: call.span, traits: traits)
  }

  /// In points; nil for tablets, where no page is short of height, and for phones held sideways.
  private static func keyboardHeight(on device: Device) -> Double? {
    guard device.size.width < 600, device.size.width < device.size.height else { return nil }
    switch device.system {
    case .ios: return device.safeArea.bottom > 0 ? 336 : 260
    case .android: return 290
    }
  }
}

/// Whether a body holds a field and whether any part of it scrolls up and down.
private struct TypingSurvey {
  private(set) var holdsField = false
  private(set) var scrolls = false

  mutating func visit(_ node: ScreenNode) {
    // What is in a window of its own does not lie on the page.
    guard node.law.window == nil, !node.traits.isInvisible else { return }
    if node.traits.control == .field { holdsField = true }
    if node.law.scroll?.axes.contains(Axis.vertical) == true { scrolls = true }
    for child in node.children { visit(child) }
  }
}
