// Provenance: Material's icons are 24 dp whatever the text size; a picture takes its own size, or what
// its modifiers say.

import ComponentModel
import ScreenModel

enum ImageComponents {
  static let all: [String: any Component] = {
    var all: [String: any Component] = ["Icon": SimpleComponent(icon)]
    for name in ["Image", "AsyncImage", "SubcomposeAsyncImage", "GlideImage", "KamelImage", "CoilImage"] {
      all[name] = SimpleComponent(image)
    }
    return all
  }()

  @Sendable
  private static func icon(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let content = ImageContent(
      kind: .picture(Size(width: 24, height: 24)), isResizable: true, name: name(of: call))
    var traits = NodeTraits()
    traits.isDecorative = call.arguments.named("contentDescription", 1) == nil
    let law = SizeLaw(width: .exactly(24), height: .exactly(24))
    let picture = ScreenNode.part(.image(content), call.name, call.span, traits: traits)
    return [
      context.modified(picture.inside(.size(law), "size"), by: call.arguments.named("modifier", 2))
    ]
  }

  @Sendable
  private static func image(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let name = name(of: call)
    let size = context.resources.images[name]
    let content = ImageContent(
      kind: size.map { .picture($0) } ?? .unknownPicture, isResizable: size == nil, name: name)
    var traits = NodeTraits()
    traits.isDecorative = call.arguments.named("contentDescription", 1) == nil
    return context.node(
      .image(content), call, modifier: call.arguments.named("modifier", 2), traits: traits)
  }

  private static func name(of call: ComponentCall) -> String {
    guard case .symbol(let symbol)? = call.arguments.all.first?.value else { return "" }
    return symbol.steps.last?.name ?? ""
  }
}
