// Provenance: React Native 0.72 and later as its documentation and source describe it, on both systems;
// what differs between them is decided by the device.

package import ComponentModel
package import ScreenModel
package import SyntaxModel

/// React Native's dictionary: what its components, functions and values mean.
package struct ReactNativeToolkit: Toolkit {
  package init() {}

  package var name: ToolkitName { .reactNative }
  package var components: [String: any Component] { Self.allComponents }
  package var modifiers: [String: any Modifier] { [:] }

  /// Elements whose content is shown as a screen of its own.
  package var presentations: Set<String> { ["Screen", "Tab", "Drawer"] }

  package func begin(_ context: any BuildContext) {
    context.environment[HeaderKey.self] = HeaderCollector()
  }

  package func isComponent(_ type: TypeDeclaration) -> Bool {
    type.inherits.contains { inherited in
      let name = inherited.name.split(separator: ".").last.map(String.init)
      return name == "Component" || name == "PureComponent"
    }
  }

  package func isComponent(_ function: FunctionDeclaration, _ attributes: [Attribute]) -> Bool {
    guard function.name.first?.isUppercase == true, let body = function.body else { return false }
    return ElementFinder.holdsElement(body)
  }

  package func component(_ name: String, from library: String) -> String? {
    Libraries.component(name, from: library)
  }

  package func content(ofUnknown call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    EstimatedComponents.build(call, context) ?? []
  }

  package func canBeScreen(_ function: FunctionDeclaration) -> Bool { ScreenWords.canBeScreen(function) }

  package func canBeScreen(_ type: TypeDeclaration) -> Bool { ScreenWords.canBeScreen(type) }

  package var componentLaw: Law { .flex(FlexLaw(.wrapper)) }

  package func global(_ name: String, _ context: any BuildContext) -> Value? {
    context.globalValue(name)
  }

  package func member(_ name: String, of value: Value, _ context: any BuildContext) -> Value? {
    guard case .native(let native) = value else { return nil }
    return context.member(name, ofNative: native)
  }

  package func call(
    _ name: String, on base: Value?, _ arguments: Arguments, _ context: any BuildContext
  ) -> Value? {
    if let base {
      return context.callMethod(name, on: base, arguments) ?? Self.maker(name, arguments)
    }
    return context.callFunction(name, arguments) ?? Self.maker(name, arguments)
  }

  /// A function that makes styles of a theme, from a library or a file that is not at hand, gives a
  /// function that does: the one that it was given; a table of styles stays one.
  private static func maker(_ name: String, _ arguments: Arguments) -> Value? {
    guard arguments.all.count == 1 else { return nil }
    switch arguments.first {
    case .closure?, .dictionary?: break
    default: return nil
    }
    let words = name.lowercased()
    guard words.contains("style") || words.contains("theme") else { return nil }
    switch arguments.first {
    case .closure?: return arguments.first
    case .dictionary? where words.contains("sheet") || words.hasPrefix("create") || words.hasPrefix("make"):
      return arguments.first
    default: return nil
    }
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
    Window.assemble(nodes, role: role, context)
  }

  /// Whether the dictionary has a component of a name.
  static func knows(_ name: String) -> Bool { allComponents[name] != nil }

  private static let allComponents: [String: any Component] = {
    var result: [String: any Component] = [:]
    let tables = [
      BoxComponents.all, TextComponents.all, ScrollComponents.all, ControlComponents.all,
      ImageComponents.all, NavigationComponents.all, PaperComponents.all, StyledComponents.all,
    ]
    for table in tables { result.merge(table) { _, new in new } }
    return result
  }()
}
