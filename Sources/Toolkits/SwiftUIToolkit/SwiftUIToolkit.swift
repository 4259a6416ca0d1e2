// Provenance: SwiftUI on iOS 16 to 18. Sizes and rules are those of Apple's documentation and of
// public observation, each named where it stands; the look of iOS 26 is not modelled.

package import ComponentModel
package import ScreenModel
package import SyntaxModel

/// SwiftUI's dictionary: what its components, modifiers and values mean.
package struct SwiftUIToolkit: Toolkit {
  package init() {}

  package var name: ToolkitName { .swiftui }
  package var components: [String: any Component] { Self.allComponents }
  package var modifiers: [String: any Modifier] { Self.allModifiers }

  /// Calls whose content is shown as a screen of its own.
  package var presentations: Set<String> {
    [
      "sheet", "fullScreenCover", "popover", "navigationDestination", "NavigationLink",
      "WindowGroup", "UIHostingController", "inspector", "DocumentGroup", "Settings",
    ]
  }

  package var systemMenus: Set<String> {
    ["Menu", "contextMenu", "swipeActions", "commands", "confirmationDialog", "alert", "CommandMenu"]
  }

  package func pinsTextSize(_ call: ModifierCall) -> Bool {
    if call.name == "dynamicTypeSize" { return true }
    guard call.name == "environment", case .keyPath(let names)? = call.arguments.first else {
      return false
    }
    return names == ["dynamicTypeSize"] || names == ["sizeCategory"]
  }

  package func begin(_ context: any BuildContext) {
    context.environment[BarsKey.self] = BarCollector(prefersLargeTitle: false)
  }

  package func isComponent(_ type: TypeDeclaration) -> Bool {
    Self.componentProtocols.contains { Self.inherits(type, $0) }
  }

  /// Protocols whose types stand in a builder: those after the first draw without a body.
  private static let componentProtocols = [
    "View", "Shape", "InsettableShape", "Layout", "UIViewRepresentable",
    "UIViewControllerRepresentable", "NSViewRepresentable",
  ]

  /// Whether a type names a protocol of SwiftUI among those that it inherits.
  package static func inherits(_ type: TypeDeclaration, _ name: String) -> Bool {
    type.inherits.contains { $0.name == name || $0.name == "SwiftUI." + name }
  }

  package func global(_ name: String, _ context: any BuildContext) -> Value? {
    context.globalValue(name)
  }

  package func member(_ name: String, of value: Value, _ context: any BuildContext) -> Value? {
    context.knownMember(name, of: value)
  }

  package func call(
    _ name: String, on base: Value?, _ arguments: Arguments, _ context: any BuildContext
  ) -> Value? {
    if let base { return context.callMethod(name, on: base, arguments) }
    return context.callFunction(name, arguments)
  }

  package func binary(
    _ operation: String, _ left: Value, _ right: Value, _ context: any BuildContext
  ) -> Value? {
    if let result = context.textSizeOperation(operation, left, right) { return result }
    return operation == "+" ? TextSum.value(left, right) : nil
  }

  package func wrapped(
    _ attribute: Attribute, _ property: PropertyDeclaration, arguments: Arguments, initial: Value?,
    _ context: any BuildContext
  ) -> Value? {
    context.wrappedValue(attribute.name, property, arguments, initial)
  }

  package func window(
    _ nodes: [ScreenNode], role: Screen.Role, _ context: any BuildContext
  ) -> ScreenNode {
    Window.assemble(nodes, role: role, bars: context.environment[BarsKey.self])
  }

  private static let allComponents: [String: any Component] = merged([
    TextComponents.all, StackComponents.all, ImageComponents.all, ShapeComponents.all,
    ButtonComponents.all, FieldComponents.all, SelectionComponents.all, IndicatorComponents.all,
    LabelComponents.all, ListComponents.all, RepetitionComponents.all, ScrollComponents.all,
    GridComponents.all, NavigationComponents.all, TabComponents.all, ContainerComponents.all,
    MediaComponents.all,
  ])

  private static let allModifiers: [String: any Modifier] = merged([
    TransparentModifiers.all, FontModifiers.all, TextModifiers.all, FrameModifiers.all,
    PaddingModifiers.all, AttachmentModifiers.all, ClipModifiers.all, TraitModifiers.all,
    EnvironmentModifiers.all, BarModifiers.all, ColorModifiers.all, ShapeModifiers.all,
    ListModifiers.all, PlacementModifiers.all, SafeAreaModifiers.all,
  ])

  private static func merged<Entry>(_ tables: [[String: Entry]]) -> [String: Entry] {
    var result: [String: Entry] = [:]
    for table in tables {
      result.merge(table) { _, new in new }
    }
    return result
  }
}
