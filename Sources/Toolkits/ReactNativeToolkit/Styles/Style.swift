import ComponentModel
import ScreenModel
import SourceText

/// A style after arrays and conditions: the last value of each property.
struct Style {
  struct Entry {
    let value: Value
    let span: SourceSpan?
  }

  private(set) var entries: [String: Entry] = [:]

  init() {}

  /// Reads a style as elements take it: an object, a list of styles, nothing, or what is not known.
  init(_ value: Value?, _ context: any BuildContext) {
    if let value { add(value, context, depth: 0) }
  }

  /// Nested lists are read to this depth.
  private static let maximumDepth = 12

  private mutating func add(_ value: Value, _ context: any BuildContext, depth: Int) {
    guard depth < Self.maximumDepth else { return }
    switch value {
    case .list(let values):
      for value in values { add(value, context, depth: depth + 1) }
    case .dictionary, .object:
      if case .dictionary(let all) = value {
        for entry in all {
          // Of an object that is spread into a style and not at hand, its name has to do.
          if case .none = entry.key, case .unknown(let unknown) = entry.value { guess(unknown.hint) }
        }
      }
      for (name, entry) in ObjectEntries.named(in: value) {
        entries[name] = Entry(value: entry.value, span: entry.span)
      }
    case .closure(let closure):
      // A style that depends on whether the control is pressed: it is looked at when it is not.
      let state = ObjectEntries.make([
        "pressed": .boolean(false), "hovered": .boolean(false), "focused": .boolean(false),
      ])
      add(context.call(closure, with: [state]), context, depth: depth + 1)
    case .unknown(let unknown): guess(unknown.hint)
    case .symbol(let symbol): guess((symbol.root ?? "") + "." + symbol.steps.map(\.name).joined(separator: "."))
    case .none, .boolean, .number, .text, .tuple, .range, .type, .view, .keyPath, .native: break
    }
  }

  /// What the words of a name say about a style of a file that is not at hand (`styles.row`,
  /// `layout.flex1`). A style that a caller gives is empty until somebody gives it.
  private mutating func guess(_ name: String) {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let words = SampleContent.words(of: last)
    guard name.contains("."), words.last != "style", words.last != "styles" else { return }
    if words.contains("row") || words.suffix(2) == ["list", "item"] {
      set("flexDirection", .text(TextValue("row")))
    }
    if words == ["list", "item"] || words.contains("center") || words.contains("centered") {
      set("alignItems", .text(TextValue("center")))
    }
    if !Self.fillingWords.isDisjoint(with: words) { set("flex", .number(1)) }
    if words.contains("padding") {
      if !words.contains("vertical") { set("paddingHorizontal", .number(16)) }
      if !words.contains("horizontal") { set("paddingVertical", .number(16)) }
    }
  }

  private static let fillingWords: Set<String> = ["flex", "flex1", "flexed", "flexible", "fill", "grow", "expand"]

  subscript(name: String) -> Value? {
    if case .none? = entries[name]?.value { return nil }
    return entries[name]?.value
  }

  mutating func set(_ name: String, _ value: Value) {
    entries[name] = Entry(value: value, span: nil)
  }

  /// The same style over another: what this one says wins.
  func over(_ base: Style) -> Style {
    var result = base
    result.entries.merge(entries) { _, own in own }
    return result
  }

  /// A style of plain numbers and words.
  static func of(_ pairs: KeyValuePairs<String, Value>) -> Style {
    var style = Style()
    for (name, value) in pairs { style.set(name, value) }
    return style
  }

  func number(_ names: String...) -> Double? {
    for name in names {
      if let number = Numbers.number(from: self[name]) { return number }
    }
    return nil
  }

  func word(_ name: String) -> String? {
    if case .text(let text)? = self[name] { text.string } else { nil }
  }

  /// Where the source states the first of some properties.
  func span(of names: String...) -> SourceSpan? {
    for name in names where self[name] != nil {
      if let span = entries[name]?.span { return span }
    }
    return nil
  }

  /// Notes every length that decides the layout and is not known.
  func noteUnknownLengths(_ context: any BuildContext, at place: SourceSpan) {
    for name in Self.decisiveNames {
      guard let entry = entries[name], case .unknown(let unknown) = entry.value,
        unknown.likely == nil
      else { continue }
      context.note(Unresolved(kind: .value, name: name, span: entry.span ?? place))
    }
  }

  /// Whether something that is not known, most likely an animation, decides how far down the box is or
  /// how high: where what comes after it ends nobody knows.
  var isMovedVertically: Bool {
    Self.verticalNames.contains { name in
      guard case .unknown(let unknown)? = entries[name]?.value, unknown.likely == nil else { return false }
      return !Self.animationWords.isDisjoint(with: SampleContent.words(of: unknown.hint))
    }
  }

  private static let animationWords: Set<String> = ["animation", "animated", "interpolate"]
  private static let verticalNames = [
    "height", "minHeight", "maxHeight", "top", "bottom", "marginTop", "marginBottom", "paddingTop",
  ]

  private static let decisiveNames = [
    "flexDirection", "fontSize", "height", "lineHeight", "maxHeight", "maxWidth", "minHeight",
    "width",
  ]
}
