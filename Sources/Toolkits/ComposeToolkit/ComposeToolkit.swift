// Provenance: Jetpack Compose 1.7 and Material 3 1.3 as androidx's public source and documentation
// have them; each number is named where it stands.

package import ComponentModel
package import ScreenModel
package import SourceText
package import SyntaxModel

/// Jetpack Compose's dictionary: what its components, modifiers and values mean.
package struct ComposeToolkit: Toolkit {
  package init() {}

  package var name: ToolkitName { .compose }
  package var components: [String: any Component] { Self.allComponents }
  /// A modifier is a value here, and not a call on a component.
  package var modifiers: [String: any Modifier] { [:] }
  package var componentLaw: Law { .constraint(.wrapper) }
  package var previewsMostComponents: Bool { true }

  /// Calls whose content is a screen of its own.
  package var presentations: Set<String> {
    ["composable", "setContent", "dialog", "bottomSheet", "setComposeContent", "entry", "Dialog", "ModalBottomSheet"]
  }

  package var windowCalls: Set<String> { ["setContent", "setComposeContent"] }

  /// An activity, a fragment, a dialog or a view of Android's; not a test with a rule for content.
  package func ownsWindow(_ type: TypeDeclaration) -> Bool {
    let ends = ["Activity", "Fragment", "Dialog", "View"]
    return type.inherits.contains { base in ends.contains { base.name.hasSuffix($0) } }
  }

  /// A theme that is not at hand is Material's: what it holds is what counts.
  package func component(_ name: String, from library: String) -> String? {
    name.hasSuffix("Theme") ? "MaterialTheme" : nil
  }

  package func content(ofUnknown call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    context.foreign(call)
  }

  package func begin(_ context: any BuildContext) {
    context.environment[WindowFactsKey.self] = WindowFacts()
    context.environment[AnchorScopeKey.self] = AnchorScope(AnchorScope.Numbers())
  }

  package func isComponent(_ type: TypeDeclaration) -> Bool { false }

  package func isComponent(_ function: FunctionDeclaration, _ attributes: [Attribute]) -> Bool {
    guard attributes.contains(where: { $0.name == "Composable" }), function.body != nil else { return false }
    let givesNothing = function.result == nil || function.result?.name == "Unit"
    return givesNothing && function.name.first?.isUppercase == true
  }

  /// A function that adds items to a list, or one without a component's name.
  package func isSection(_ function: FunctionDeclaration, _ attributes: [Attribute]) -> Bool {
    guard function.body != nil, function.result == nil || function.result?.name == "Unit" else {
      return false
    }
    let isComposable = attributes.contains { $0.name == "Composable" }
    return isComposable || Self.listScopes.contains(function.receiver?.name ?? "")
  }

  private static let listScopes: Set<String> = [
    "LazyListScope", "LazyGridScope", "LazyStaggeredGridScope", "ScalingLazyListScope",
    "TransformingLazyColumnScope",
  ]

  /// Television and widgets of the home screen have components of their own under the same
  /// names, and other screens.
  package func isForPhones(_ file: SourceFile) -> Bool {
    let head = file.text(in: 0..<Self.importsEnd)
    return !Self.otherLibraries.contains { head.contains("\nimport \($0).") }
  }

  private static let otherLibraries = ["androidx.tv", "androidx.glance"]
  /// How many bytes of a file are looked at for its imports.
  private static let importsEnd = 12_000

  package func isPreview(_ function: FunctionDeclaration, _ attributes: [Attribute]) -> Bool {
    attributes.contains { $0.name.contains("Preview") && !$0.name.contains("Parameter") }
  }

  package func typeNames(of value: Value) -> [String] {
    guard case .native(let native) = value else { return [] }
    switch native {
    case let length as LengthValue: return length.unit == .dp ? ["Dp"] : ["TextUnit"]
    case is TextStyleValue: return ["TextStyle"]
    case is DensityValue: return ["Density"]
    case is Room: return ["BoxWithConstraintsScope", "BoxScope"]
    case is TypographyValue: return ["Typography"]
    case is AnnotatedValue: return ["AnnotatedString"]
    default: return []
    }
  }

  package func global(_ name: String, _ context: any BuildContext) -> Value? {
    switch name {
    case "Dp.Infinity": .native(LengthValue(amount: .infinity, unit: .dp))
    case "Dp.Unspecified", "TextUnit.Unspecified": .native(LengthValue.unspecified)
    case "Dp.Hairline": .native(LengthValue(amount: 0, unit: .dp))
    case "Int.MAX_VALUE": .number(Double(Int32.max))
    default: context.roomMember(name) ?? context.anchorGlobal(name)
    }
  }

  package func member(_ name: String, of value: Value, _ context: any BuildContext) -> Value? {
    if let length = context.lengthMember(name, of: value) { return length }
    switch value {
    case .native(let native): return context.nativeMember(name, of: native)
    case .symbol(let symbol):
      if let local = context.localMember(name, of: symbol) { return local }
      if symbol.root == "MaterialTheme", symbol.steps.isEmpty, name == "typography" {
        return .native(context.typography)
      }
      if let typography = context.typography(from: value) {
        return typography.styles[name].map { .native($0) }
      }
      return context.textStyle(from: value).flatMap { context.nativeMember(name, of: $0) }
    default: return nil
    }
  }

  package func call(
    _ name: String, on base: Value?, _ arguments: Arguments, _ context: any BuildContext
  ) -> Value? {
    guard let base else {
      return context.localCall(name, arguments) ?? context.stateCall(name, arguments)
        ?? context.annotatedCall(name, arguments) ?? context.anchorCall(name, on: nil, arguments)
        ?? context.lengthConstructor(name, arguments) ?? context.valueCall(name, arguments)
    }
    if let length = context.lengthCall(name, on: base, arguments) { return length }
    if let link = context.anchorCall(name, on: base, arguments) { return link }
    if let isWide = context.breakpointCall(name, arguments) { return isWide }
    if name == "collectAsState" || name == "collectAsStateWithLifecycle" || name == "observeAsState" {
      return base
    }
    if let side = context.paddingCall(name, on: base) { return side }
    if let text = context.resourceCall(name, arguments) { return text }
    switch base {
    case .symbol(let symbol) where symbol.root == "Modifier" && name == "then":
      guard let other = arguments.all.first?.value else { return base }
      let steps = context.steps(of: base) + context.steps(of: other)
      return .symbol(Symbol(root: "Modifier", steps: steps, span: symbol.span))
    case .unknown(let unknown) where unknown.type?.name == "Modifier" || unknown.hint == "modifier":
      // A modifier that a caller would hand in: what is added to it still holds.
      let step = Symbol.Step(name: name, arguments: arguments, span: arguments.all.last?.span)
      return .symbol(Symbol(root: "Modifier", steps: [step], span: nil))
    default: break
    }
    if let style = context.textStyle(from: base), ["copy", "merge", "plus"].contains(name) {
      return .native(context.changed(style, by: name, arguments))
    }
    return name == "provides" || name == "providesDefault"
      ? arguments.all.first.flatMap { context.provided(base, $0.value) }
      : context.annotatedCall(name, arguments)
  }

  package func binary(
    _ operation: String, _ left: Value, _ right: Value, _ context: any BuildContext
  ) -> Value? {
    if let result = context.lengthOperation(operation, left, right) { return result }
    switch operation {
    case "provides", "providesDefault": return context.provided(left, right)
    case "+":
      guard let style = context.textStyle(from: left), let other = context.textStyle(from: right) else {
        return nil
      }
      return .native(style.merged(with: other))
    default: return nil
    }
  }

  package func wrapped(
    _ attribute: Attribute, _ property: PropertyDeclaration, arguments: Arguments, initial: Value?,
    _ context: any BuildContext
  ) -> Value? {
    nil
  }

  package func window(
    _ nodes: [ScreenNode], role: Screen.Role, _ context: any BuildContext
  ) -> ScreenNode {
    let span = nodes.first?.span
    // Several roots are made for a column or a row of their caller, which is not here.
    let content = nodes.count == 1 ? nodes[0] : nodes.inColumn("screen", span)
    guard role == .screen else {
      // What fills the height of its parent stands in a window, or in less, which is not known.
      guard content.fillsHeight else { return content }
      let most = SizeLaw.Bounds(maximum: context.device.size.height)
      return content.inside(.size(SizeLaw(height: most)), "room")
    }
    let handlesInsets = context.environment[WindowFactsKey.self]?.handlesInsets ?? false
    let law = WindowLaw(ignoredEdges: handlesInsets ? [.top, .bottom] : [])
    return ScreenNode(.constraint(.window(law)), name: "window", span: span, children: [content])
  }

  private static let allComponents: [String: any Component] = merged([
    TextComponents.all, LayoutComponents.all, ListComponents.all, SurfaceComponents.all,
    ButtonComponents.all, ImageComponents.all, ScaffoldComponents.all, FieldComponents.all,
    SelectionComponents.all, ChipComponents.all, RowComponents.all, BarComponents.all,
    WindowComponents.all, GridComponents.all, AnchorComponents.all, OtherComponents.all,
    WearComponents.all,
  ])

  private static func merged(_ tables: [[String: any Component]]) -> [String: any Component] {
    var result: [String: any Component] = [:]
    for table in tables { result.merge(table) { _, new in new } }
    return result
  }
}

extension BuildContext {
  /// `stringResource`, `dimensionResource`, `PaddingValues`, `DpSize`, `maxOf` of lengths; nil for other
  /// calls.
  func valueCall(_ name: String, _ arguments: Arguments) -> Value? {
    switch name {
    case "stringResource", "pluralStringResource", "stringArrayResource", "getString":
      return stringResource(name, arguments)
    case "painterResource", "vectorResource", "imageResource": return pictureResource(arguments)
    case "PaddingValues", "PaddingValues.Absolute":
      return .native(InsetsValue(insets: insets(from: arguments)))
    case "dimensionResource", "integerResource", "booleanResource":
      return numberResource(arguments)
    case "DpSize":
      let width = dp(arguments.named("width", 0)).map { SizeLaw.Bounds.exactly($0) }
      let height = dp(arguments.named("height", 1)).map { SizeLaw.Bounds.exactly($0) }
      return .native(SizeValue(width: width ?? SizeLaw.Bounds(), height: height ?? SizeLaw.Bounds()))
    case "max", "min", "maxOf", "minOf":
      let lengths = arguments.all.compactMap(\.value.length)
      guard lengths.count == arguments.all.count, let first = lengths.first else { return nil }
      let isLargest = name.hasPrefix("max")
      return .native(
        lengths.reduce(first) { isLargest == ($0.amount < $1.amount) ? $1 : $0 })
    case "with":
      guard case .closure(let closure)? = arguments.all.last?.value, arguments.all.count == 2 else {
        return nil
      }
      return call(closure, with: [arguments.all[0].value])
    default: return nil
    }
  }
}

extension ScreenNode {
  /// Whether the outermost modifiers of a component take all the height that there is.
  fileprivate var fillsHeight: Bool {
    switch law {
    case .constraint(.fill(_, height: .some)): true
    case .constraint(.size(let size)) where size.height != SizeLaw.Bounds(): false
    case .constraint(.intrinsic), .constraint(.row), .constraint(.layers), .constraint(.flow): false
    // Several roots stand in a column, with what they present in windows of its own beside them.
    case .constraint(.wrapper), .constraint(.column): children.contains { !$0.traits.isPresented && $0.fillsHeight }
    case .constraint: children.count == 1 && children[0].fillsHeight
    case .proposal, .widget, .flex, .opaque: false
    }
  }
}
