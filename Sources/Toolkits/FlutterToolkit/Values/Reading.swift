import ComponentModel
import ScreenModel
import SourceText

/// A widget that is one function from its call to its nodes.
struct Widget: Component {
  let make: @Sendable (ComponentCall, any BuildContext) -> [ScreenNode]

  init(_ make: @escaping @Sendable (ComponentCall, any BuildContext) -> [ScreenNode]) {
    self.make = make
  }

  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    make(Self.plain(call), context)
  }

  /// A constructor with a name of its own, `ListView.builder(…)`, comes as the value that it makes.
  private static func plain(_ call: ComponentCall) -> ComponentCall {
    guard call.arguments.all.count == 1, case .symbol(let symbol)? = call.arguments.first,
      symbol.root == call.name, symbol.steps.count == 1, let step = symbol.steps.first,
      let arguments = step.arguments
    else { return call }
    return ComponentCall(
      name: call.name + "." + step.name, arguments: arguments, span: step.span ?? call.span)
  }
}

extension Value {
  /// The number, where it is one or is likely to be.
  var number: Double? {
    switch self {
    case .number(let number): return number
    case .unknown(let unknown):
      if case .number(let number)? = unknown.likely { return number }
      return nil
    default: return nil
    }
  }

  var flag: Bool? { if case .boolean(let flag) = self { flag } else { nil } }

  /// The last name of `MainAxisAlignment.center`.
  var word: String? { if case .symbol(let symbol) = self { symbol.steps.last?.name } else { nil } }

  /// Whether something is given: not `null`.
  var isGiven: Bool { if case .none = self { false } else { true } }
}

extension Arguments {
  func given(_ label: String) -> Value? {
    guard let value = self[label], value.isGiven else { return nil }
    return value
  }

  func number(_ label: String) -> Double? { self[label]?.number }

  func span(_ label: String) -> SourceSpan? { all.first { $0.label == label }?.span }
}

extension BuildContext {
  /// Builds the widget of an argument; a builder is called with what it cannot know.
  func child(_ arguments: Arguments, _ label: String = "child") -> [ScreenNode] {
    arguments.given(label).map { build($0) } ?? []
  }

  func children(_ arguments: Arguments, _ label: String = "children") -> [ScreenNode] {
    guard let value = arguments.given(label) else { return [] }
    guard case .list(let values) = value else { return build(value) }
    return values.map { build($0) }.filter { !$0.isEmpty }.map { $0.one("child", $0.first?.span) }
  }

  func built(by value: Value?, with arguments: [Value]) -> [ScreenNode] {
    guard case .closure(let closure)? = value else { return [] }
    return build(call(closure, with: arguments))
  }

  /// `EdgeInsets.all(8)`, `.symmetric(horizontal: 8)`, `.only(left: 8)`, `.fromLTRB(…)`, with what is
  /// added to it or changed in it; nil where it is not given or not known.
  func insets(_ value: Value?) -> Insets? {
    if case .native(let native)? = value { return (native as? InsetsValue)?.insets }
    guard case .symbol(let symbol)? = value else { return nil }
    var result: Insets?
    for step in symbol.steps {
      guard let arguments = step.arguments else {
        if step.name == "zero" { result = Insets.zero }
        continue
      }
      switch step.name {
      case "add":
        guard let other = insets(arguments.first) else { continue }
        result = (result ?? .zero).adding(other)
      case "copyWith": result = (result ?? .zero).changed(by: arguments)
      default: result = Insets(arguments, of: step.name) ?? result
      }
    }
    return result
  }

  /// `Alignment.centerLeft`, `AlignmentDirectional.topStart`, `Alignment(0, -1)`.
  func fraction(_ value: Value?) -> Fraction? {
    guard case .symbol(let symbol)? = value, let step = symbol.steps.last else { return nil }
    if step.name == "init", let arguments = step.arguments?.positional, arguments.count == 2 {
      return Fraction(x: arguments[0].number ?? 0, y: arguments[1].number ?? 0)
    }
    let name = step.name.lowercased()
    let isLeft = name.hasSuffix("left") || name.hasSuffix("start")
    let isRight = name.hasSuffix("right") || name.hasSuffix("end")
    return Fraction(
      x: isLeft ? -1 : isRight ? 1 : 0,
      y: name.hasPrefix("top") ? -1 : name.hasPrefix("bottom") ? 1 : 0)
  }

  /// `BoxConstraints(minHeight: 44)`; nil where it is not known.
  func constraints(_ value: Value?) -> SizeLaw? {
    guard case .symbol(let symbol)? = value, let step = symbol.steps.first, let arguments = step.arguments
    else { return nil }
    func bounds(_ name: String) -> SizeLaw.Bounds {
      if step.name.hasPrefix("tight") {
        return arguments.number(name.lowercased()).map { .exactly($0) } ?? SizeLaw.Bounds()
      }
      return SizeLaw.Bounds(
        minimum: arguments.number("min" + name), maximum: arguments.number("max" + name))
    }
    if case .symbol(let size)? = arguments.positional.first, size.root == "Size" {
      let (width, height) = (sizeMember("width", of: size)?.number, sizeMember("height", of: size)?.number)
      if step.name == "loose" {
        return SizeLaw(width: SizeLaw.Bounds(maximum: width), height: SizeLaw.Bounds(maximum: height))
      }
      return SizeLaw(
        width: width.map { .exactly($0) } ?? SizeLaw.Bounds(),
        height: height.map { .exactly($0) } ?? SizeLaw.Bounds())
    }
    if step.name == "expand" {
      return SizeLaw(
        width: .exactly(arguments.number("width") ?? .infinity),
        height: .exactly(arguments.number("height") ?? .infinity))
    }
    return SizeLaw(width: bounds("Width"), height: bounds("Height"))
  }

  /// A box of stated lengths; an unknown length leaves its axis alone.
  func sized(_ nodes: [ScreenNode], _ arguments: Arguments, _ call: ComponentCall) -> ScreenNode {
    let width = arguments.number("width").map { SizeLaw.Bounds.exactly($0) }
    let height = arguments.number("height").map { SizeLaw.Bounds.exactly($0) }
    var traits = NodeTraits()
    traits.widthSpan = width == nil ? nil : arguments.span("width")
    traits.heightSpan = height == nil ? nil : arguments.span("height")
    let law = SizeLaw(width: width ?? SizeLaw.Bounds(), height: height ?? SizeLaw.Bounds())
    return ScreenNode(
      .widget(.constrained(law)), name: call.name, span: call.span, children: nodes, traits: traits)
  }
}

extension ScreenNode {
  /// A node of this family.
  static func widget(
    _ law: WidgetLaw, _ call: ComponentCall, _ children: [ScreenNode] = [],
    traits: NodeTraits = NodeTraits()
  ) -> ScreenNode {
    ScreenNode(.widget(law), name: call.name, span: call.span, children: children, traits: traits)
  }

  /// This node inside another law that its widget brings.
  func inside(_ law: WidgetLaw, _ name: String, traits: NodeTraits = NodeTraits()) -> ScreenNode {
    ScreenNode(.widget(law), name: name, span: span, children: [self], traits: traits)
  }
}

extension [ScreenNode] {
  /// One node for several.
  func one(_ name: String, _ span: SourceSpan?) -> ScreenNode {
    if count == 1 { return self[0] }
    return ScreenNode(.widget(.stack(WidgetStackLaw())), name: name, span: span, children: self)
  }
}

/// Insets that are the result of arithmetic.
struct InsetsValue: NativeValue, Hashable {
  var insets: Insets
}

extension Insets {
  /// What a constructor of `EdgeInsets` makes; nil for other calls.
  init?(_ arguments: Arguments, of constructor: String) {
    switch constructor {
    case "all":
      let length = arguments.first?.number ?? 0
      self.init(top: length, leading: length, bottom: length, trailing: length)
    case "symmetric":
      let horizontal = arguments.number("horizontal") ?? 0
      let vertical = arguments.number("vertical") ?? 0
      self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    case "only", "directional": self = Insets.zero.changed(by: arguments)
    case "fromLTRB", "fromSTEB":
      let lengths = arguments.positional.map { $0.number ?? 0 }
      guard lengths.count == 4 else { return nil }
      self.init(top: lengths[1], leading: lengths[0], bottom: lengths[3], trailing: lengths[2])
    default: return nil
    }
  }

  func changed(by arguments: Arguments) -> Insets {
    Insets(
      top: arguments.number("top") ?? top,
      leading: arguments.number("left") ?? arguments.number("start") ?? leading,
      bottom: arguments.number("bottom") ?? bottom,
      trailing: arguments.number("right") ?? arguments.number("end") ?? trailing)
  }

  func adding(_ other: Insets) -> Insets {
    Insets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }

  func times(_ factor: Double) -> Insets {
    Insets(top: top * factor, leading: leading * factor, bottom: bottom * factor, trailing: trailing * factor)
  }
}
