// Provenance: Flutter's less common boxes in its public source, and those of much used packages: gaps,
// cached and vector pictures.

import ComponentModel
import ScreenModel
import SourceText

enum BoxWidgets {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [
      "IndexedStack": Widget { call, context in
        let index = call.arguments.number("index") ?? 0
        let law = WidgetStackLaw(
          alignment: context.fraction(call.arguments["alignment"]) ?? .topLeft,
          sizing: sizing(call.arguments["sizing"]),
          shownIndex: index >= 0 && index < 1000 ? Int(index) : 0)
        return [.widget(.stack(law), call, context.children(call.arguments))]
      },
      "LimitedBox": Widget { call, context in
        let law = WidgetLaw.limited(
          width: call.arguments.number("maxWidth") ?? .infinity,
          height: call.arguments.number("maxHeight") ?? .infinity)
        return [.widget(law, call, context.child(call.arguments))]
      },
      "UnconstrainedBox": Widget { call, context in
        let axes: Axes =
          switch call.arguments["constrainedAxis"]?.word {
          case "horizontal": .vertical
          case "vertical": .horizontal
          default: .both
          }
        let place = context.fraction(call.arguments["alignment"]) ?? .center
        return [.widget(.unconstrained(axes, place), call, context.child(call.arguments))]
      },
      "OverflowBox": Widget { call, context in
        func bounds(_ name: String) -> SizeLaw.Bounds {
          SizeLaw.Bounds(
            minimum: call.arguments.number("min" + name),
            maximum: call.arguments.number("max" + name))
        }
        let law = SizeLaw(width: bounds("Width"), height: bounds("Height"))
        let place = context.fraction(call.arguments["alignment"]) ?? .center
        return [.widget(.overflowing(law, place), call, context.child(call.arguments))]
      },
      "SizedOverflowBox": Widget { call, context in
        guard let size = context.lengths(call.arguments["size"]) else {
          return context.child(call.arguments)
        }
        let free = SizeLaw(
          width: SizeLaw.Bounds(maximum: .infinity), height: SizeLaw.Bounds(maximum: .infinity))
        let place = context.fraction(call.arguments["alignment"]) ?? .center
        let law = SizeLaw(width: .exactly(size.width), height: .exactly(size.height))
        let content = ScreenNode.widget(
          .overflowing(free, place), call, context.child(call.arguments))
        return [.widget(.constrained(law), call, [content])]
      },
      "Baseline": Widget { call, context in
        let distance = call.arguments.number("baseline") ?? 0
        return [.widget(.baseline(distance), call, context.child(call.arguments))]
      },
      "ListBody": Widget { call, context in
        let axis: Axis = call.arguments["mainAxis"]?.word == "horizontal" ? .horizontal : .vertical
        let law = WidgetFlexLaw(axis: axis, cross: .stretch, isMaximal: false)
        return [.widget(.flex(law), call, context.children(call.arguments))]
      },
      "Placeholder": Widget { call, _ in
        let extent = BoxLaw.Extent.flexible(minimum: 0, ideal: 400)
        return [.widget(.box(BoxLaw(width: extent, height: extent, drawing: .outline)), call)]
      },
      "CustomPaint": Widget { call, context in
        let content = context.child(call.arguments)
        guard content.isEmpty else { return [.widget(.wrapper, call, content)] }
        let size = context.lengths(call.arguments["size"]) ?? Size(width: 0, height: 0)
        func extent(_ length: Double) -> BoxLaw.Extent {
          length.isFinite ? .fixed(max(0, length)) : .flexible(minimum: 0, ideal: 0)
        }
        let law = BoxLaw(width: extent(size.width), height: extent(size.height), drawing: .picture)
        return [.widget(.box(law), call)]
      },
      "GridTile": Widget { call, context in
        func edge(_ name: String, _ position: WidgetPosition) -> [ScreenNode] {
          context.child(call.arguments, name).wrapped(name, call).map {
            $0.inside(.positioned(position), name)
          }
        }
        let content = context.child(call.arguments).wrapped("child", call).map {
          $0.inside(.positioned(WidgetPosition(left: 0, top: 0, right: 0, bottom: 0)), "child")
        }
        let all =
          content + edge("header", WidgetPosition(left: 0, top: 0, right: 0))
          + edge("footer", WidgetPosition(left: 0, right: 0, bottom: 0))
        return [.widget(.stack(WidgetStackLaw()), call, all)]
      },
      "Gap": Widget { call, _ in
        let side = max(0, call.arguments.first?.number ?? 0)
        let law = BoxLaw(width: .fixed(side), height: .fixed(side), drawing: .nothing)
        return [.widget(.box(law), call)]
      },
      "RawMaterialButton": Widget { call, context in
        let least = SizeLaw(
          width: SizeLaw.Bounds(minimum: 88), height: SizeLaw.Bounds(minimum: 36))
        let label = context.with({ $0[ImportanceKey.self] = .control }) {
          context.child(call.arguments)
        }
        return [
          ScreenNode.widget(.align(.center, widthFactor: 1, heightFactor: 1), call, label)
            .inside(.padding(context.insets(call.arguments["padding"]) ?? .zero), "padding")
            .inside(
              .constrained(context.constraints(call.arguments["constraints"]) ?? least), "button"
            )
            .inside(.minimumTarget(48), call.name, traits: NodeTraits(control: .button))
        ]
      },
    ]
    for name in ["OverflowBar", "ButtonBar"] {
      all[name] = Widget { call, context in
        let law = WidgetWrapLaw(
          main: call.arguments["alignment"]?.word == "end" ? .end : .start,
          spacing: call.arguments.number("spacing") ?? (name == "ButtonBar" ? 8 : 0),
          runSpacing: call.arguments.number("overflowSpacing") ?? 0)
        return [.widget(.wrap(law), call, context.children(call.arguments))]
      }
    }
    for name in ["CachedNetworkImage", "SvgPicture", "FadeInImage", "ExtendedImage"] {
      all[name] = Widget { call, _ in
        let (width, height) = (call.arguments.number("width"), call.arguments.number("height"))
        let law = SizeLaw(
          width: width.map { .exactly($0) } ?? SizeLaw.Bounds(),
          height: height.map { .exactly($0) } ?? SizeLaw.Bounds())
        let content = ImageContent(kind: .unknownPicture, isResizable: true)
        return [.widget(.constrained(law), call, [.widget(.image(content), call)])]
      }
    }
    for name in ["ImageIcon", "FlutterLogo", "FaIcon"] {
      all[name] = Widget { call, context in
        [
          context.icon(
            max(0, call.arguments.number("size") ?? context.environment[IconSizeKey.self]), call)
        ]
      }
    }
    for name in ["ListWheelScrollView", "CupertinoPicker"] {
      all[name] = Widget { call, context in
        let extent = call.arguments.number("itemExtent").map { max(0, $0) }
        let law = WidgetListLaw(padding: .zero, itemExtent: extent)
        return [.widget(.list(law), call, context.sliverItems(call))]
      }
    }
    for name in ["AnimatedList", "ScrollablePositionedList"] {
      all[name] = Widget { call, context in
        let law = WidgetListLaw(
          padding: context.insets(call.arguments["padding"]),
          shrinkWraps: call.arguments["shrinkWrap"]?.flag ?? false)
        return [.widget(.list(law), call, context.sliverItems(call))]
      }
    }
    for name in ["PinnedHeaderSliver", "SliverFloatingHeader", "SliverResizingHeader"] {
      all[name] = Widget { [.widget(.wrapper, $0, $1.child($0.arguments))] }
    }
    for name in ["DraggableScrollableSheet", "SearchAnchor", "SliverLayoutBuilder"] {
      all[name] = Widget { call, context in
        let names = ["context", name == "SliverLayoutBuilder" ? "constraints" : "controller"]
        let values = names.map { Value.unknown(Unknown(hint: $0)) }
        return [.widget(.wrapper, call, context.built(by: call.arguments["builder"], with: values))]
      }
    }
    all["ClipPath"] = Widget { [.widget(.clip, $0, $1.child($0.arguments))] }
    all["SliverOverlapAbsorber"] = Widget {
      [.widget(.wrapper, $0, $1.child($0.arguments, "sliver"))]
    }
    all["SliverGap"] = all["Gap"]
    return all
  }()

  static func sizing(_ value: Value?) -> WidgetStackLaw.Sizing {
    switch value?.word {
    case "expand": .expand
    case "passthrough": .passthrough
    default: .loose
    }
  }
}
