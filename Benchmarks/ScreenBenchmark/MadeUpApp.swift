import ScreenModel

/// Sources of an app that nobody wrote: rows, cards, forms and pages that use each other.
///
/// The same number of files gives the same bytes every time.
struct MadeUpApp {
  /// By path.
  let sources: [String: [UInt8]]

  /// The toolkits in which it can be made up.
  static let toolkits: [ToolkitName] = [.swiftui, .compose, .reactNative, .flutter]

  init(files: Int, in toolkit: ToolkitName) {
    var sources: [String: [UInt8]] = [:]
    for number in 0..<files {
      let page = Page(number: number)
      let (text, ending) =
        switch toolkit {
        case .compose: (Compose.text(page), "kt")
        case .reactNative: (ReactNative.text(page), "tsx")
        case .flutter: (Flutter.text(page), "dart")
        case .swiftui, .uikit, .android: (SwiftUI.text(page), "swift")
        }
      sources["/MadeUpApp/View\(number).\(ending)"] = Array(text.utf8)
    }
    self.sources = sources
  }

  /// One file: what it shows, and the numbers of the files that it uses.
  struct Page {
    enum Kind: Int { case row, card, form, page }

    let number: Int
    var kind: Kind { Kind(rawValue: number % 4) ?? .page }
    /// The row of its group of four files.
    var row: Int { number - number % 4 }
    var card: Int { row + 1 }
  }
}
