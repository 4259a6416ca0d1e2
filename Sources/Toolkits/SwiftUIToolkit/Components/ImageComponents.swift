import ComponentModel
import ScreenModel
import SourceText
import TextScaling

/// `Image` and `AsyncImage`.
enum ImageComponents {
  static let all: [String: any Component] = [
    "Image": SimpleComponent(image), "AsyncImage": SimpleComponent(asyncImage),
  ]

  /// `Image("asset")`, `Image(systemName:)`, `Image(.asset)`, `Image(uiImage:)`
  @Sendable
  private static func image(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let arguments = call.arguments
    if let name = arguments["systemName"] ?? arguments["_internalSystemName"] {
      return [context.symbolNode(name, name: call.name, span: call.span)]
    }
    let value = arguments.first ?? arguments["decorative"]
    var name = ""
    if case .text(let text)? = value { name = text.string }
    if case .symbol(let symbol)? = value { name = symbol.steps.last?.name ?? "" }
    let size = context.pictureSize(named: name)
    let content = ImageContent(kind: size.map { .picture($0) } ?? .unknownPicture, name: name)
    var traits = NodeTraits(isDecorative: arguments["decorative"] != nil)
    traits.paint.foreground = context.environment.text.foreground
    return [ScreenNode(.image(content), name: call.name, span: call.span, traits: traits)]
  }

  /// The type of the phase that an asynchronous picture hands to its content.
  static let phaseType = "AsyncImagePhase"

  /// `AsyncImage(url:)`, with `content`, `placeholder` or phases: the loaded picture is shown.
  @Sendable
  private static func asyncImage(_ call: ComponentCall, _ context: any BuildContext)
    -> [ScreenNode]
  {
    let arguments = call.arguments
    let picture = Value.view(
      .component(ComponentCall(name: "Image", arguments: Arguments(), span: call.span)))
    guard let content = arguments.content("content") else {
      return [
        .flexibleBox(.picture, name: call.name, span: call.span, color: SystemColors.fill)
      ]
    }
    if arguments["placeholder"] != nil {
      return context.content(content, with: [picture])
    }
    let loaded = Arguments([EvaluatedArgument(label: nil, value: picture, span: call.span)])
    let phase = Symbol(
      root: Self.phaseType, steps: [.init(name: "success", arguments: loaded)], span: call.span)
    return context.content(content, with: [.symbol(phase)])
  }
}

extension BuildContext {
  /// A symbol in the font of the environment.
  ///
  /// A picture carries no range of text sizes: where one is in force, the size is read and fixed.
  func symbolNode(_ symbolName: Value?, name: String, span: SourceSpan?) -> ScreenNode {
    let settings = environment.text
    var font = settings.choice
    if settings.sizes != nil { font.size = .fixed(pointSize(of: font.size)) }
    var assetName = ""
    if case .text(let text)? = symbolName { assetName = text.string }
    let content = ImageContent(
      kind: .symbol(font, scale: settings.imageScale), name: assetName)
    var traits = NodeTraits()
    traits.paint.foreground = settings.foreground
    return ScreenNode(.image(content), name: name, span: span, traits: traits)
  }

  /// A font's size in points at the text size in force.
  func pointSize(of size: FontSize) -> Double {
    switch size {
    case .style(let style):
      AppleTypography.assumedSpecification(of: style, at: category).size
    case .relative(let points, let style, let maximum):
      FontMetrics(for: style).scaledFont(points, at: category, maximum: maximum)
    case .fixed(let points), .scaledPixels(let points), .multiplied(let points, _),
      .scaled(let points, _):
      points
    }
  }

  /// The size of a picture of the project; names are compared by letters and digits, because a
  /// generated constant is spelt differently from its file.
  fileprivate func pictureSize(named name: String) -> Size? {
    if let size = resources.images[name] { return size }
    let wanted = Self.letters(of: name)
    guard !wanted.isEmpty else { return nil }
    let candidates = resources.images.keys.filter { Self.letters(of: $0) == wanted }
    return candidates.min().flatMap { resources.images[$0] }
  }

  private static func letters(of name: String) -> String {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return last.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
