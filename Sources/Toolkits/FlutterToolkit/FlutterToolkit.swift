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

  package var sharedCalls: Set<String> { ["ThemeData", "ThemeData.from"] }

  /// Text begins in the body style of the app's own theme.
  package func begin(_ context: any BuildContext) {
    let theme = context.appTheme()
    context.environment[ThemeKey.self] = theme
    context.environment[StyleKey.self] = context.roleStyle(.bodyMedium)
  }

  package func isComponent(_ type: TypeDeclaration) -> Bool {
    // Packages bring many kinds of widget; what they have in common is their name.
    type.inherits.contains { $0.name.hasSuffix("Widget") || $0.name == "GetView" }
  }

  package func global(_ name: String, _ context: any BuildContext) -> Value? {
    switch name {
    case "kToolbarHeight": .number(56)
    case "kBottomNavigationBarHeight": .number(56)
    case "kMinInteractiveDimension": .number(48)
    case "kMinInteractiveDimensionCupertino": .number(44)
    case "kTextTabBarHeight": .number(48)
    case "math.pi", "pi": .number(.pi)
    case "kDebugMode", "kProfileMode": .boolean(false)
    case "kReleaseMode": .boolean(true)
    case "defaultTargetPlatform": platform(context)
    case "double.infinity", "double.maxFinite": .number(.infinity)
    case "Platform.isIOS": .boolean(context.device.system == .ios)
    case "Platform.isAndroid": .boolean(context.device.system == .android)
    case "kIsWeb", "Platform.isMacOS", "Platform.isWindows", "Platform.isLinux": .boolean(false)
    default: nil
    }
  }

  package func member(_ name: String, of value: Value, _ context: any BuildContext) -> Value? {
    guard case .symbol(let symbol) = value else { return nil }
    switch symbol.root {
    case "MediaQuery": return context.mediaQueryMember(name, of: symbol)
    case "Theme":
      return name == "platform" && symbol.steps.count == 1 ? platform(context) : context.styleMember(name, of: value)
    case "DefaultTextStyle", "TextStyle", "CupertinoTheme", "GoogleFonts", "TextTheme":
      return context.styleMember(name, of: value)
    case "BoxConstraints": return context.constraintsMember(name, of: symbol)
    case "Size": return context.sizeMember(name, of: symbol)
    case "DateTime", "Duration", "TimeOfDay": return context.timeMember(name, of: symbol)
    default: return nil
    }
  }

  private func platform(_ context: any BuildContext) -> Value {
    let name = context.device.system == .ios ? "iOS" : "android"
    return .symbol(Symbol(root: "TargetPlatform", steps: [.init(name: name)]))
  }

  package func call(
    _ name: String, on base: Value?, _ arguments: Arguments, _ context: any BuildContext
  ) -> Value? {
    switch name {
    case "MediaQuery.textScaleFactorOf": context.textScaleFactor
    case "ListTile.divideTiles": arguments["tiles"]
    case "tr", "plural": context.translation(base ?? arguments.first)
    case "String.fromCharCode", "String.fromCharCodes": context.character(arguments.first)
    case "toUpperCase", "toLowerCase", "trim", "toString": context.changedMessage(base, by: name)
    default: context.scaled(name, by: base, arguments) ?? context.formatted(name, by: base, arguments)
    }
  }

  /// Insets can be added and multiplied.
  package func binary(
    _ operation: String, _ left: Value, _ right: Value, _ context: any BuildContext
  ) -> Value? {
    let isInsets: (Value) -> Bool = { value in
      if case .native(let native) = value { return native is InsetsValue }
      guard case .symbol(let symbol) = value else { return false }
      return symbol.root == "EdgeInsets" || symbol.root == "EdgeInsetsDirectional"
    }
    guard operation == "+" || operation == "*", isInsets(left), let first = context.insets(left) else {
      return nil
    }
    if operation == "*" { return right.number.map { .native(InsetsValue(insets: first.times($0))) } }
    return context.insets(right).map { .native(InsetsValue(insets: first.adding($0))) }
  }

  /// Most widgets of packages stand around one child and leave its place alone; one that is called a text
  /// and begins with a string shows it.
  package func content(ofUnknown call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    if call.name.hasSuffix("Text"), let first = call.arguments.all.first, first.label == nil {
      return context.text(call)
    }
    var child = context.child(call.arguments)
    if child.isEmpty, case .closure(let builder)? = call.arguments["builder"] {
      let names = builder.parameters.map { parameter -> String in
        if case .name(let name) = parameter.pattern { name } else { "" }
      }
      child = context.builderContent(call, names)
    }
    return child.isEmpty ? [] : [.widget(.wrapper, call, child)]
  }

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
    guard role == .screen ? content.isPage : content.beginsWithPage else { return content }
    // Scaffolds and safe areas look after the insets, so that the whole window is offered.
    return ScreenNode(
      .widget(.window(WindowLaw(ignoredEdges: [.top, .bottom]))), name: "window",
      span: nodes.first?.span, children: [content])
  }

  private static let allComponents: [String: any Component] = {
    var result: [String: any Component] = [:]
    for table in [
      PassingWidgets.all, LayoutWidgets.all, TextWidgets.all, PageWidgets.all, ButtonWidgets.all,
      TileWidgets.all, SelectionWidgets.all, FieldWidgets.all, BarWidgets.all, DialogWidgets.all,
      ScrollWidgets.all, TableWidgets.all, CupertinoWidgets.all, BoxWidgets.all,
      PackageWidgets.all,
    ] {
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

  /// Whether the tree is a page and nothing else: whoever places it gives it the whole window.
  fileprivate var beginsWithPage: Bool {
    switch law {
    case .widget(.scaffold): true
    case .widget(.wrapper): children.count == 1 && children[0].beginsWithPage
    default: false
    }
  }
}
