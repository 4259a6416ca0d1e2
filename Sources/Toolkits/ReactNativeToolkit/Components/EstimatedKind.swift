// Provenance: our own reading of how components of apps and libraries are called; sizes are those of
// Material's type scale and of both systems' usual controls.

import ComponentModel
import ScreenModel

/// What the words of a name say about a component whose source is not at hand.
enum EstimatedKind: Hashable {
  case text(size: Double)
  case icon, picture, button, toggle, spinner, line, field, box, row, page
  /// Something that shows nothing in the place where it is written.
  case elsewhere

  /// The last word that says anything decides: a `TitleBar` is a bar, a `ButtonText` a text.
  ///
  /// - Parameter name: a name as it is written, its steps divided by dots.
  init?(name: String) {
    let words = SampleContent.words(of: name)
    if let last = words.last, Self.frames.contains(last), words.contains("screen") || words.contains("page") {
      self = .page
      return
    }
    for word in words.reversed() {
      if let kind = Self.byWord[word] {
        self = kind
        return
      }
    }
    return nil
  }

  /// What a file holds that lies in a folder of drawings.
  static func isDrawing(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { drawingFolders.contains($0.lowercased()) }
  }

  private static let drawingFolders: Set<String> = [
    "svg", "svgs", "icon", "icons", "illustrations", "logos", "pictograms",
  ]

  /// What a screen's frame is called, `FullScreenView`.
  private static let frames: Set<String> = ["view", "container", "wrapper", "layout", "content", "base"]

  private static let byWord: [String: EstimatedKind] = {
    var result: [String: EstimatedKind] = [:]
    for (words, kind) in table {
      for word in words.split(separator: " ") { result[String(word)] = kind }
    }
    return result
  }()

  private static let table: [(String, EstimatedKind)] = [
    ("text body paragraph typography message", .text(size: 16)),
    ("label caption footnote overline h6", .text(size: 14)),
    ("subtitle subheading h5", .text(size: 16)), ("h4", .text(size: 18)),
    ("title heading h3", .text(size: 20)), ("headline h2", .text(size: 24)),
    ("h1", .text(size: 28)),
    ("icon icons svg logo glyph chevron arrow pictogram", .icon),
    ("image picture photo thumbnail avatar illustration", .picture),
    ("button btn touchable pressable opacity ripple", .button),
    ("switch toggle checkbox radio", .toggle),
    ("spinner loader loading indicator", .spinner),
    ("divider separator hairline", .line),
    ("input field", .field),
    ("view container wrapper box card surface section group block panel tile column col vstack item "
      + "content area frame banner header footer badge chip tag pill grid list", .box),
    ("row hstack inline", .row),
    ("screen page scaffold layout scroll", .page),
    ("modal sheet dialog popup popover tooltip menu overlay portal toast snackbar dropdown map canvas "
      + "chart video camera source layer markdown", .elsewhere),
  ]
}
