// Provenance: React Native's documentation of Image; icon libraries draw a glyph in a fixed size that the
// text size does not change, 12 unless stated (24 for sets of outlines).

import ComponentModel
import ScreenModel
import SourceText

/// Pictures, icons, drawings.
enum ImageComponents {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [
      "ImageBackground": SimpleComponent(background),
      "VectorIcon": SimpleComponent { props, call, context in [icon(props, call, context, fallback: 12)] },
      "OutlineIcon": SimpleComponent { props, call, context in [icon(props, call, context, fallback: 24)] },
      "Drawing": SimpleComponent(drawing), "@shopify/react-native-skia:Canvas": SimpleComponent(drawing),
    ]
    for name in ["Image", "Animated.Image", "FastImage"] { all[name] = SimpleComponent(image) }
    return all
  }()

  @Sendable
  private static func image(
    _ props: Props, _ call: ComponentCall, _ context: any BuildContext
  ) -> [ScreenNode] {
    var style = Style(props["style"], context)
    for name in ["width", "height"] where style[name] == nil {
      if let value = props[name] { style.set(name, value) }
    }
    var node = context.box(style, .image(picture(props["source"] ?? props["src"], context)), props: props, name: call.name)
    node.traits.isDecorative = props["alt"] == nil && props["accessibilityLabel"] == nil
    return [node]
  }

  /// A file of the project has its size; what comes from the network has none until it is there.
  private static func picture(_ source: Value?, _ context: any BuildContext) -> ImageContent {
    switch source {
    case .native(let native)?:
      guard let asset = native as? AssetValue else { break }
      if let size = context.resources.images[asset.name] {
        return ImageContent(kind: .picture(size), name: asset.name)
      }
      return ImageContent(kind: .unknownPicture, name: asset.name)
    case .dictionary?:
      let width = Numbers.number(from: ObjectEntries.value("width", in: source))
      let height = Numbers.number(from: ObjectEntries.value("height", in: source))
      return ImageContent(kind: .picture(Size(width: width ?? 0, height: height ?? 0)))
    default: break
    }
    return ImageContent(kind: .unknownPicture)
  }

  @Sendable
  private static func background(
    _ props: Props, _ call: ComponentCall, _ context: any BuildContext
  ) -> [ScreenNode] {
    let style = Style(props["style"], context)
    let behind = Style.of([
      "position": .text(TextValue("absolute")), "left": .number(0), "right": .number(0),
      "top": .number(0), "bottom": .number(0),
    ])
    let drawn = BoxLaw(
      width: .flexible(minimum: 0, ideal: 0), height: .flexible(minimum: 0, ideal: 0), drawing: .picture)
    let picture = ScreenNode(
      .flex(FlexLaw(.box(drawn), FlexStyle(behind))), name: "picture", span: call.span,
      traits: NodeTraits(isDecorative: true))
    return [
      context.box(
        style, props: props, name: call.name, children: [picture] + context.content(props.children))
    ]
  }

  /// A glyph of a fixed size, `fallback` where the source states none.
  static func icon(
    _ props: Props, _ call: ComponentCall, _ context: any BuildContext, fallback: Double
  ) -> ScreenNode {
    let side = max(props.number("size") ?? props.number("width") ?? fallback, 0)
    var node = ScreenNode.fixed(
      Size(width: side, height: side), .picture, name: call.name, span: call.span,
      style: FlexStyle(Style(props["style"], context)))
    node.traits = context.traits(Style(props["style"], context), props)
    node.traits.isDecorative = true
    return node
  }

  /// A drawing in vectors: a box of its size; without one, nothing is claimed about it.
  @Sendable
  private static func drawing(
    _ props: Props, _ call: ComponentCall, _ context: any BuildContext
  ) -> [ScreenNode] {
    let style = Style(props["style"], context)
    let width = FlexLength(props["width"] ?? style["width"] ?? props["size"])
    let height = FlexLength(props["height"] ?? style["height"] ?? props["size"])
    guard let width = width.points, let height = height.points, width >= 0, height >= 0 else {
      if style["width"] != nil || style["flex"] != nil {
        return [context.box(style, props: props, name: call.name)]
      }
      return [ScreenNode(.opaque, name: call.name, span: call.span)]
    }
    return [
      ScreenNode.fixed(
        Size(width: width, height: height), .picture, name: call.name, span: call.span,
        style: FlexStyle(style))
    ]
  }
}
