import ComponentModel
import ComposeToolkit
import Evaluation
import LayoutEngine
import Parsing
import ScreenModel
import SourceText
import TestSupport
import Testing
import TextScaling

/// Kotlin source in, texts with their places out.
///
/// A character is half as wide as its size, a line as high. The window is 300 by 400 dp of one pixel.
enum Composables {
  static func device(width: Double = 300) -> Device {
    Device(name: "Test", system: .android, size: Size(width: width, height: 400), displayScale: 1, safeArea: .zero)
  }

  /// A screen and its layout: the first of a name, in the first way of showing it.
  static func screen(
    _ source: String, named name: String = "Subject", fontScale: Double = 1, resources: Resources = Resources()
  ) throws -> Screen {
    let parser = Parser(grammars: try GrammarLibrary.installed())
    let tree = try #require(parser.parse(SourceFile(path: "Subject.kt", text: source)))
    let evaluator = Evaluator(trees: [tree], toolkit: ComposeToolkit(), resources: resources)
    let entries = evaluator.entryPoints()
    let entry = try #require(entries.first { $0.name == name } ?? entries.first)
    let variant = try #require(
      evaluator.variants(of: entry, on: device(), at: .android(1)).first?.variant)
    return evaluator.evaluate(entry, variant, on: device(), at: .android(fontScale))
  }

  /// The lines of a layout that show a text, without what they are indented by.
  ///
  /// - Parameter body: What stands in the composable; declarations around it are `beside`.
  static func texts(
    _ body: String, beside: String = "", fontScale: Double = 1, resources: Resources = Resources()
  ) throws -> [String] {
    let source = "\(preamble)\(beside)\n@Composable\nfun Subject() {\n\(body)\n}\n"
    return try lines(of: screen(source, fontScale: fontScale, resources: resources), fontScale)
  }

  static func lines(of screen: Screen, _ fontScale: Double = 1) -> [String] {
    let engine = LayoutEngine(typesetter: BlockTypesetter())
    let laidOut = engine.layOut(screen, on: device(), at: .android(fontScale))
    return laidOut.dump(of: screen.root).split(separator: "\n")
      .filter { $0.contains("\"") }
      .map { line in
        let bare = line.drop { $0 == " " }
        return String(bare.drop { $0 != " " }.dropFirst())
      }
  }

  /// What sources are written with: a text whose characters are 10 dp wide and its lines 20 dp high.
  static let preamble = """
    @Composable fun T(text: String, modifier: Modifier = Modifier, maxLines: Int = Int.MAX_VALUE) {
        BasicText(text, modifier, style = TextStyle(fontSize = 20.sp), maxLines = maxLines)
    }

    """
}
