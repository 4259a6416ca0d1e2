// Provenance: Flutter's framework in its public source and documentation (Material 3 where the app does
// not say otherwise); each number is named where it stands.

package import ComponentModel
package import ScreenModel
package import SyntaxModel

/// Flutter's dictionary: what its widgets and values mean.
package struct FlutterToolkit: Toolkit {
  package init() {}

  package var name: ToolkitName { .flutter }
  package var components: [String: any Component] { Self.allComponents }
  package var modifiers: [String: any Modifier] { [:] }
  package var componentLaw: Law { .widget(.wrapper) }

  /// Calls whose content is a screen of its own.
  package var presentations: Set<String> {
    [
      "MaterialPageRoute", "CupertinoPageRoute", "PageRouteBuilder", "GoRoute", "MaterialApp",
      "CupertinoApp", "showDialog", "showModalBottomSheet", "showCupertinoDialog", "runApp",
    ]
  }

  package func isComponent(_ type: TypeDeclaration) -> Bool {
    type.inherits.contains { Self.widgetTypes.contains($0.name) }
  }

  private static let widgetTypes: Set<String> = [
    "StatelessWidget", "StatefulWidget", "ConsumerWidget", "ConsumerStatefulWidget", "HookWidget",
    "HookConsumerWidget",
  ]

  package func global(_ name: String, _ context: any BuildContext) -> Value? {
    switch name {
    case "double.infinity", "double.maxFinite": .number(.infinity)
    case "Platform.isIOS": .boolean(context.device.system == .ios)
    case "Platform.isAndroid": .boolean(context.device.system == .android)
    case "kIsWeb", "Platform.isMacOS", "Platform.isWindows", "Platform.isLinux": .boolean(false)
    default: nil
    }
  }

  package func member(_ name: String, of value: Value, _ context: any BuildContext) -> Value? {
    guard case .symbol(let symbol) = value, symbol.root == "MediaQuery" else { return nil }
    let size = context.device.size
    switch (symbol.steps.last?.name, name) {
    case ("size", "width"), ("sizeOf", "width"): return .number(size.width)
    case ("size", "height"), ("sizeOf", "height"): return .number(size.height)
    case ("of", "textScaleFactor"): return context.textScaleFactor
    default: return nil
    }
  }

  package func call(
    _ name: String, on base: Value?, _ arguments: Arguments, _ context: any BuildContext
  ) -> Value? {
    if name == "MediaQuery.textScaleFactorOf" { return context.textScaleFactor }
    return context.scaled(name, by: base, arguments)
  }

  package func binary(
    _ operation: String, _ left: Value, _ right: Value, _ context: any BuildContext
  ) -> Value? { nil }

  package func wrapped(
    _ attribute: Attribute, _ property: PropertyDeclaration, arguments: Arguments, initial: Value?,
    _ context: any BuildContext
  ) -> Value? { nil }

  package func window(
    _ nodes: [ScreenNode], role: Screen.Role, _ context: any BuildContext
  ) -> ScreenNode {
    let content = nodes.one("screen", nodes.first?.span)
    // Material text without a page under it is a mistake that nobody ships: what has none is placed
    // by something that is not here.
    guard role == .screen, content.isPage else { return content }
    // Scaffolds and safe areas look after the insets, so that the whole window is offered.
    return ScreenNode(
      .widget(.window(WindowLaw(ignoredEdges: [.top, .bottom]))), name: "window",
      span: nodes.first?.span, children: [content])
  }

  private static let allComponents: [String: any Component] = {
    var result: [String: any Component] = [:]
    for table in [LayoutWidgets.all, TextWidgets.all, MaterialWidgets.all, ControlWidgets.all] {
      result.merge(table) { _, new in new }
    }
    return result
  }()
}

extension ScreenNode {
  /// Whether a page of Flutter is in the tree.
  fileprivate var isPage: Bool {
    if case .widget(.scaffold) = law { return true }
    return children.contains { $0.isPage }
  }
}
