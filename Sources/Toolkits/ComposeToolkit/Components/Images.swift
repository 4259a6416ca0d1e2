// Provenance: Material's icons are 24 dp whatever the text size; a picture takes its own size, or what
// its modifiers say. An icon's picture counts with its own size where it has one.

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
    let name = name(of: call)
    let own = context.resources.images[name] ?? iconSize
    let content = ImageContent(kind: .picture(own), isResizable: true, name: name)
    var traits = NodeTraits()
    traits.isDecorative = call.arguments.named("contentDescription", 1) == nil
    let law = SizeLaw(width: .exactly(own.width), height: .exactly(own.height))
    let picture = ScreenNode.part(.image(content), call.name, call.span, traits: traits)
    return [
      context.modified(picture.inside(.size(law), "size"), by: call.arguments.named("modifier", 2))
    ]
  }

  @Sendable
  private static func image(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let name = name(of: call)
    let size = context.resources.images[name] ?? (isIcon(name) ? iconSize : nil)
    let content = ImageContent(
      kind: size.map { .picture($0) } ?? .unknownPicture, isResizable: size == nil, name: name)
    var traits = NodeTraits()
    traits.isDecorative = call.arguments.named("contentDescription", 1) == nil
    return context.node(
      .image(content), call, modifier: call.arguments.named("modifier", 2), traits: traits)
  }

  /// What stands for a picture: the name of a resource, or the words of one that is not known.
  private static func name(of call: ComponentCall) -> String {
    let labels = ["painter", "imageVector", "bitmap", "model"]
    let shown = labels.lazy.compactMap { call.arguments[$0] }.first ?? call.arguments.positional.first
    switch shown {
    case .symbol(let symbol)?: return symbol.steps.last?.name ?? ""
    case .unknown(let unknown)?: return unknown.hint
    default: return ""
    }
  }

  /// Whether a name is that of an icon.
  private static func isIcon(_ name: String) -> Bool {
    SampleContent.words(of: name).contains { ["ic", "icon", "icons"].contains($0) }
  }

  private static let iconSize = Size(width: 24, height: 24)
}
