import ComponentModel
import ScreenModel

/// Pictures that other frameworks draw: they take the proposal, and hold no text that follows the
/// text size as far as the source says.
enum MediaComponents {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [
      "TimelineView": SimpleComponent { call, context in
        context.content(
          call.arguments.content("content"), with: [.unknown(Unknown(hint: "timeline"))])
      },
      "Table": SimpleComponent { call, _ in
        [ScreenNode(.opaque, name: call.name, span: call.span)]
      },
    ]
    for name in downloads {
      all[name] = SimpleComponent { call, _ in
        let image = ImageContent(kind: .unknownPicture)
        return [ScreenNode(.image(image), name: call.name, span: call.span)]
      }
    }
    for name in ["PhaseAnimator", "KeyframeAnimator"] {
      all[name] = SimpleComponent { call, context in
        context.content(
          call.arguments.content("content"), with: [.unknown(Unknown(hint: "phase"))])
      }
    }
    for name in pictures {
      all[name] = SimpleComponent { call, _ in
        [.flexibleBox(.picture, name: call.name, span: call.span, color: SystemColors.fill)]
      }
    }
    return all
  }()

  /// Pictures from the net as the libraries that many projects use name them.
  private static let downloads = [
    "KFImage", "KFAnimatedImage", "WebImage", "AnimatedImage", "LazyImage", "CachedAsyncImage",
  ]

  private static let pictures = [
    "Canvas", "Map", "Chart", "Chart3D", "WebView", "VideoPlayer", "SpriteView", "SceneView",
    "RealityView", "Model3D", "CameraView", "PDFView", "QuickLookPreview",
  ]
}
