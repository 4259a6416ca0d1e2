internal import Drawing
internal import ScreenModel

/// One frame with its caption; a sheet that it presents stands beside it as a window of its own.
struct PreviewCell {
  let width: Double
  let captionHeight: Double
  /// How far the drawing reaches above the windows' top edge.
  let rise: Double
  /// How far the drawing reaches below the windows' top edge.
  let fall: Double
  private let caption: [Picture.Item]
  private let windows: [WindowPicture]

  init(_ frame: PreviewFrame, typesetter: any GlyphTypesetter) {
    let nodes = frame.screen.root.byID
    var roots = [(frame.layout.root, frame.layout.bounds)]
    for presented in frame.layout.root.presented(in: nodes) {
      roots.append((presented, presented.frame))
    }
    windows = roots.map { root, bounds in
      WindowPicture(root, bounds: bounds, of: frame, nodes: nodes, typesetter: typesetter)
    }
    let words = Self.words(of: frame, lettering: Lettering(typesetter: typesetter))
    let height = words.map(\.size.height).max() ?? 0
    let dot = Rect(x: 2, y: height / 2 - 5, width: 10, height: 10)
    var items: [Picture.Item] = [.fill(.ellipse(dot), Self.color(of: frame))]
    var x = dot.maxX + Self.wordGap
    for word in words {
      items += word.items(at: Point(x: x, y: (height - word.size.height) / 2))
      x += word.size.width + Self.wordGap
    }
    caption = items
    captionHeight = height
    let windowsWidth = windows.reduce(-Self.windowGap) { $0 + $1.size.width + Self.windowGap }
    width = max(windowsWidth, x)
    rise = windows.map(\.corner.y).max() ?? 0
    fall = windows.map { $0.size.height - $0.corner.y }.max() ?? 0
  }

  /// The cell with its leading edge at `x`, and the top edges of caption and windows as given.
  func items(at x: Double, captionTop: Double, windowTop: Double) -> [Picture.Item] {
    var items: [Picture.Item] = [
      .group(Picture.Group(translation: Point(x: x, y: captionTop), items: caption))
    ]
    var left = x
    for window in windows {
      let place = Point(x: left, y: windowTop - window.corner.y)
      items.append(.group(Picture.Group(translation: place, items: window.items)))
      left += window.size.width + Self.windowGap
    }
    return items
  }

  /// The size, that of body text, and the verdict: “AX5 · 53 pt  cut off”.
  private static func words(of frame: PreviewFrame, lettering: Lettering) -> [SetLine] {
    let size = frame.layout.textSize.description
    var words = [lettering.line(size, size: 17, weight: 700, color: Palette.caption)]
    if let bodySize = frame.bodySize {
      words.append(lettering.line("· " + bodySize, size: 17, color: Palette.captionDetail))
    }
    guard !frame.verdict.isEmpty else { return words }
    words.append(lettering.line(frame.verdict, size: 15, weight: 600, color: color(of: frame)))
    return words
  }

  private static func color(of frame: PreviewFrame) -> Color {
    switch frame.worst {
    case .error: Palette.error
    case .warning: Palette.warning
    case .info, nil: Palette.holds
    }
  }

  private static let wordGap: Double = 6
  private static let windowGap: Double = 14
}

extension LaidOutNode {
  /// The sheets and alerts of the tree, each of which has a window of its own.
  fileprivate func presented(in nodes: [Int: ScreenNode]) -> [LaidOutNode] {
    children.flatMap { child -> [LaidOutNode] in
      let isPresented = nodes[child.id]?.traits.isPresented == true
      return (isPresented ? [child] : []) + child.presented(in: nodes)
    }
  }
}
