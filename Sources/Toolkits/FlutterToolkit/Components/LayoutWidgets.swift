// Provenance: Flutter's basic widgets and their defaults in its public source.

import ComponentModel
import ScreenModel
import SourceText

enum LayoutWidgets {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [
      "Column": Widget { $1.flex($0, .vertical) },
      "Row": Widget { $1.flex($0, .horizontal) },
      "Flex": Widget {
        $1.flex($0, $0.arguments["direction"]?.word == "horizontal" ? .horizontal : .vertical)
      },
      "Expanded": Widget { $1.flexible($0, isTight: true) },
      "Flexible": Widget { $1.flexible($0, isTight: $0.arguments["fit"]?.word == "tight") },
      "Spacer": Widget { call, _ in
        let nothing = ScreenNode.widget(
          .box(BoxLaw(width: .fixed(0), height: .fixed(0), drawing: .nothing)), call)
        let factor = flexFactor(call.arguments)
        return [nothing.inside(.flexible(factor: factor, isTight: true), call.name)]
      },
      "Padding": Widget { call, context in
        let insets = context.insets(call.arguments["padding"]) ?? .zero
        return [.widget(.padding(insets), call, context.child(call.arguments))]
      },
      "Align": Widget { call, context in
        let place = context.fraction(call.arguments["alignment"]) ?? .center
        return [aligned(call, context, place)]
      },
      "AnimatedAlign": Widget { call, context in
        let place = context.fraction(call.arguments["alignment"]) ?? .center
        return [aligned(call, context, place)]
      },
      "Center": Widget { [aligned($0, $1, .center)] },
      "SizedBox": Widget { $1.sizedBox($0) },
      "ConstrainedBox": Widget { call, context in
        let law = context.constraints(call.arguments["constraints"]) ?? SizeLaw()
        var traits = NodeTraits()
        traits.heightSpan = call.arguments.span("constraints")
        return [.widget(.constrained(law), call, context.child(call.arguments), traits: traits)]
      },
      "Stack": Widget { call, context in
        let law = WidgetStackLaw(
          alignment: context.fraction(call.arguments["alignment"]) ?? .topLeft,
          sizing: BoxWidgets.sizing(call.arguments["fit"]),
          clips: call.arguments["clipBehavior"]?.word != "none")
        return [.widget(.stack(law), call, context.children(call.arguments))]
      },
      "Positioned": Widget { $1.positioned($0) },
      "PositionedDirectional": Widget { $1.positioned($0) },
      "AnimatedPositioned": Widget { $1.positioned($0) },
      "Wrap": Widget { call, context in
        let law = WidgetWrapLaw(
          axis: call.arguments["direction"]?.word == "vertical" ? .vertical : .horizontal,
          main: main(call.arguments["alignment"]), spacing: call.arguments.number("spacing") ?? 0,
          runSpacing: call.arguments.number("runSpacing") ?? 0,
          cross: cross(call.arguments["crossAxisAlignment"]) ?? .start)
        return [.widget(.wrap(law), call, context.children(call.arguments))]
      },
      "Container": Widget { $1.container($0) },
      "AnimatedContainer": Widget { $1.container($0) },
      "AspectRatio": Widget { call, context in
        let ratio = call.arguments.number("aspectRatio") ?? 1
        return [.widget(.aspectRatio(ratio > 0 ? ratio : 1), call, context.child(call.arguments))]
      },
      "FittedBox": Widget { call, context in
        let place = context.fraction(call.arguments["alignment"]) ?? .center
        let law = WidgetLaw.fitted(fit(call.arguments["fit"]), place)
        return [.widget(law, call, context.child(call.arguments))]
      },
      "IntrinsicHeight": Widget { [.widget(.intrinsic(.vertical), $0, $1.child($0.arguments))] },
      "IntrinsicWidth": Widget { [.widget(.intrinsic(.horizontal), $0, $1.child($0.arguments))] },
      "FractionallySizedBox": Widget { call, context in
        let law = WidgetLaw.fractional(
          width: call.arguments.number("widthFactor"),
          height: call.arguments.number("heightFactor"),
          context.fraction(call.arguments["alignment"]) ?? .center)
        return [.widget(law, call, context.child(call.arguments))]
      },
      "SafeArea": Widget { call, context in
        var edges: Set<Edge> = []
        for (label, edge) in [
          ("top", Edge.top), ("bottom", .bottom), ("left", .leading), ("right", .trailing),
        ] where call.arguments[label]?.flag != false {
          edges.insert(edge)
        }
        let minimum = context.insets(call.arguments["minimum"]) ?? .zero
        return [.widget(.safeArea(edges, minimum: minimum), call, context.child(call.arguments))]
      },
      "SingleChildScrollView": Widget { call, context in
        let axes: Axes =
          call.arguments["scrollDirection"]?.word == "horizontal" ? .horizontal : .vertical
        var content = context.child(call.arguments)
        if let insets = context.insets(call.arguments["padding"]) {
          content = [.widget(.padding(insets), call, content)]
        }
        return [.widget(.scroll(ScrollLaw(axes: axes)), call, content)]
      },
      "ListView": Widget { $1.list($0) },
    ]
    for name in ["ClipRRect", "ClipOval", "ClipRect"] {
      all[name] = Widget { [.widget(.clip, $0, $1.child($0.arguments))] }
    }
    return all
  }()

  static func flexFactor(_ arguments: Arguments) -> Int {
    guard let number = arguments.number("flex"), number >= 0, number < 10_000 else { return 1 }
    return Int(number)
  }

  static func main(_ value: Value?) -> WidgetFlexLaw.Main {
    switch value?.word {
    case "center": .center
    case "end": .end
    case "spaceBetween": .spaceBetween
    case "spaceAround": .spaceAround
    case "spaceEvenly": .spaceEvenly
    default: .start
    }
  }

  static func cross(_ value: Value?) -> WidgetFlexLaw.Cross? {
    switch value?.word {
    case "start": .start
    case "center": .center
    case "end": .end
    case "stretch": .stretch
    case "baseline": .baseline
    default: nil
    }
  }

  private static func fit(_ value: Value?) -> WidgetLaw.Fit {
    switch value?.word {
    case "fill": .fill
    case "cover": .cover
    case "fitWidth": .fitWidth
    case "fitHeight": .fitHeight
    case "none": .none
    case "scaleDown": .scaleDown
    default: .contain
    }
  }

  private static func aligned(
    _ call: ComponentCall, _ context: any BuildContext, _ place: Fraction
  ) -> ScreenNode {
    .widget(
      .align(
        place, widthFactor: call.arguments.number("widthFactor"),
        heightFactor: call.arguments.number("heightFactor")),
      call, context.child(call.arguments))
  }
}

extension BuildContext {
  fileprivate func flex(_ call: ComponentCall, _ axis: Axis) -> [ScreenNode] {
    let arguments = call.arguments
    let isReversed =
      axis == .vertical
      ? arguments["verticalDirection"]?.word == "up" : arguments["textDirection"]?.word == "rtl"
    let law = WidgetFlexLaw(
      axis: axis, main: LayoutWidgets.main(arguments["mainAxisAlignment"]),
      cross: LayoutWidgets.cross(arguments["crossAxisAlignment"]) ?? .center,
      isMaximal: arguments["mainAxisSize"]?.word != "min",
      spacing: arguments.number("spacing") ?? 0, isReversed: isReversed)
    return [.widget(.flex(law), call, children(arguments))]
  }

  fileprivate func flexible(_ call: ComponentCall, isTight: Bool) -> [ScreenNode] {
    let factor = LayoutWidgets.flexFactor(call.arguments)
    return [.widget(.flexible(factor: factor, isTight: isTight), call, child(call.arguments))]
  }

  fileprivate func sizedBox(_ call: ComponentCall) -> [ScreenNode] {
    var content = child(call.arguments)
    if content.isEmpty {
      // Only room between others.
      let law = BoxLaw(width: .fixed(0), height: .fixed(0), drawing: .nothing)
      content = [.widget(.box(law), call)]
    }
    switch call.name {
    case "SizedBox.expand":
      let law = SizeLaw(width: .exactly(.infinity), height: .exactly(.infinity))
      return [.widget(.constrained(law), call, content)]
    case "SizedBox.square":
      let length = call.arguments.number("dimension").map { SizeLaw.Bounds.exactly($0) }
      let law = SizeLaw(width: length ?? SizeLaw.Bounds(), height: length ?? SizeLaw.Bounds())
      return [.widget(.constrained(law), call, content)]
    default: return [sized(content, call.arguments, call)]
    }
  }

  /// From the inside: child, alignment, padding, decoration, constraints, margin.
  fileprivate func container(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    var content = child(arguments)
    if let place = arguments.given("alignment").flatMap({ fraction($0) }) {
      content = [.widget(.align(place, widthFactor: nil, heightFactor: nil), call, content)]
    }
    if let insets = insets(arguments["padding"]) {
      content = [.widget(.padding(insets), call, content)]
    }
    if let law = constraints(arguments["constraints"]) {
      var traits = NodeTraits()
      traits.heightSpan = arguments.span("constraints")
      content = [.widget(.constrained(law), call, content, traits: traits)]
    }
    if arguments.number("width") != nil || arguments.number("height") != nil {
      content = [sized(content, arguments, call)]
    }
    if let paint = paint(arguments) { content = [painted(content, paint, call)] }
    if let insets = insets(arguments["margin"]) {
      content = [.widget(.padding(insets), call, content)]
    }
    return content.count == 1 ? content : [.widget(.wrapper, call, content)]
  }

  fileprivate func positioned(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    // `Positioned.fill` takes what is not stated as 0.
    let rest: Double? = call.name == "Positioned.fill" ? 0 : nil
    let law = WidgetPosition(
      left: arguments.number("left") ?? arguments.number("start") ?? rest,
      top: arguments.number("top") ?? rest,
      right: arguments.number("right") ?? arguments.number("end") ?? rest,
      bottom: arguments.number("bottom") ?? rest, width: arguments.number("width"),
      height: arguments.number("height"))
    return [.widget(.positioned(law), call, child(arguments))]
  }

  /// `ListView(children:)`, `.builder`, `.separated`; of an unknown number three are shown.
  fileprivate func list(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    let prototype = child(arguments, "prototypeItem").wrapped("prototype", call)
    var physics: String?
    if case .symbol(let symbol)? = arguments["physics"] { physics = symbol.root }
    let law = WidgetListLaw(
      axis: arguments["scrollDirection"]?.word == "horizontal" ? .horizontal : .vertical,
      padding: insets(arguments["padding"]), itemExtent: arguments.number("itemExtent"),
      hasPrototype: !prototype.isEmpty, shrinkWraps: arguments["shrinkWrap"]?.flag ?? false,
      isScrollable: physics != "NeverScrollableScrollPhysics")
    var traits = NodeTraits()
    traits.heightSpan = arguments.span("itemExtent")
    return [.widget(.list(law), call, prototype + sliverItems(call), traits: traits)]
  }
}
