// Provenance: react-native-paper with Material Design 3: its own sizes are those of the type scale.

import ComponentModel
import ScreenModel
import TextScaling

/// The simple components of react-native-paper.
enum PaperComponents {
  static let all: [String: any Component] = [
    "react-native-paper:Text": SimpleComponent { props, call, context in
      let role = props.word("variant").flatMap { Material3Role(rawValue: $0) }
      return TextComponent(base: role.map(style) ?? Style()).build(call, context)
    },
    "react-native-paper:Button": SimpleComponent(button),
    "react-native-paper:Divider": SimpleComponent { props, call, context in
      let base = Style.of(["height": .number(1 / context.device.displayScale)])
      return [context.box(Style(props["style"], context).over(base), props: props, name: call.name)]
    },
    "react-native-paper:Card": SimpleComponent(BoxComponents.view),
    "Card.Content": SimpleComponent { props, call, context in
      let base = Style.of(["paddingHorizontal": .number(16), "paddingVertical": .number(16)])
      let style = Style(props["style"], context).over(base)
      return [
        context.box(style, props: props, name: call.name, children: context.content(props.children))
      ]
    },
    "Appbar": SimpleComponent(bar), "Appbar.Header": SimpleComponent(bar),
    "Appbar.Content": SimpleComponent(barTitle),
    "Appbar.Action": SimpleComponent(barAction), "Appbar.BackAction": SimpleComponent(barAction),
  ]

  static func style(of role: Material3Role) -> Style {
    let type = role.type
    return Style.of([
      "fontSize": .number(type.size), "lineHeight": .number(type.lineHeight),
      "letterSpacing": .number(type.tracking), "fontWeight": .number(Double(type.weight)),
    ])
  }

  /// A label of one line with 10 above and below and 24 at the sides.
  @Sendable
  private static func button(
    _ props: Props, _ call: ComponentCall, _ context: any BuildContext
  ) -> [ScreenNode] {
    var label = style(of: .labelLarge)
    label.set("textAlign", .text(TextValue("center")))
    label.set("marginVertical", .number(10))
    label.set("marginHorizontal", .number(props.word("mode") == "text" ? 12 : 24))
    var inner = call
    inner.name = "Text"
    inner.arguments.all = call.arguments.all.filter { argument in
      argument.label == nil || argument.label == "maxFontSizeMultiplier" || argument.label == "allowFontScaling"
    }
    let one = EvaluatedArgument(label: "numberOfLines", value: .number(1), span: call.span)
    let styled = EvaluatedArgument(
      label: "style", value: props["labelStyle"] ?? .none, span: call.span)
    inner.arguments.all += [one, styled]
    let text = TextComponent(base: label).build(inner, context)
    let base = Style.of(["minWidth": .number(64)])
    var node = context.box(
      Style(props["style"], context).over(base), props: props, name: call.name,
      children: text.markedAsLabel())
    node.traits.control = .button
    return [node]
  }

  @Sendable
  private static func bar(
    _ props: Props, _ call: ComponentCall, _ context: any BuildContext
  ) -> [ScreenNode] {
    let base = Style.of([
      "flexDirection": .text(TextValue("row")), "alignItems": .text(TextValue("center")),
      "height": .number(64), "paddingHorizontal": .number(4),
    ])
    var node = context.box(
      Style(props["style"], context).over(base), props: props, name: call.name,
      children: context.content(props.children))
    if call.name == "Appbar.Header" {
      context.environment[HeaderKey.self]?.keepsToSafeArea = true
      var outer = FlexStyle()
      outer.padding = FlexEdges(top: .points(context.device.safeArea.top))
      node = ScreenNode(.flex(FlexLaw(.children, outer)), name: call.name, span: call.span, children: [node])
    }
    node.traits.isPinned = true
    return [node]
  }

  @Sendable
  private static func barTitle(
    _ props: Props, _ call: ComponentCall, _ context: any BuildContext
  ) -> [ScreenNode] {
    guard let title = props["title"].flatMap({ context.displayedText(of: $0) }) else { return [] }
    let one = EvaluatedArgument(label: "numberOfLines", value: .number(1), span: call.span)
    let inner = Props(ComponentCall(name: "Text", arguments: Arguments([one]), span: call.span))
    let text = context.textNode(title, style(of: .titleLarge), inner, name: "title")
    let frame = Style.of(["flex": .number(1), "paddingHorizontal": .number(12)])
    return [context.box(frame, props: props, name: call.name, children: [text])]
  }

  @Sendable
  private static func barAction(
    _ props: Props, _ call: ComponentCall, _ context: any BuildContext
  ) -> [ScreenNode] {
    var node = ScreenNode.fixed(
      Size(width: 48, height: 48), .picture, name: call.name, span: call.span)
    node.traits.control = .button
    return [node]
  }
}
