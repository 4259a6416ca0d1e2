import ComponentModel
import ScreenModel
import SourceText
import TextScaling

extension BuildContext {
  /// A call of a function or type that the project does not define.
  func callFunction(_ name: String, _ arguments: Arguments) -> Value? {
    switch name {
    case "CGFloat", "Double", "Float":
      guard let value = arguments.first, case .symbol = value else { return nil }
      return number(from: value).map { .number($0) }
    case "CGSize", "CGPoint", "CGVector":
      let width = arguments["width"] ?? arguments["x"] ?? arguments["dx"]
      let height = arguments["height"] ?? arguments["y"] ?? arguments["dy"]
      guard let width = number(from: width), let height = number(from: height) else { return nil }
      return .native(SizeValue(size: Size(width: width, height: height)))
    case "CGRect":
      guard let x = number(from: arguments["x"]), let y = number(from: arguments["y"]),
        let width = number(from: arguments["width"]),
        let height = number(from: arguments["height"])
      else { return nil }
      return .native(RectValue(rect: Rect(x: x, y: y, width: width, height: height)))
    case "EdgeInsets":
      return insets(from: arguments).map { .native(InsetsValue(insets: $0)) }
    case "LocalizedStringKey", "AttributedString", "LocalizedStringResource", "NSLocalizedString",
      "String", "NSString", "NSAttributedString", "String.init":
      return textCall(name, arguments)
    case "String.localizedStringWithFormat": return filledTemplate(arguments)
    case "Date": return .symbol(Symbol(root: "Date", steps: [.init(name: "init")]))
    case "Array": return repeated(arguments)
    case "UIFontMetrics":
      let style = textStyle(from: arguments["forTextStyle"]) ?? .body
      return .native(MetricsValue(metrics: FontMetrics(for: style)))
    default: return layoutCall(name, arguments)
    }
  }

  /// `Array(repeating:count:)`
  private func repeated(_ arguments: Arguments) -> Value? {
    guard let value = arguments["repeating"] else { return nil }
    guard let count = count(from: arguments["count"]) else { return nil }
    return .list(Array(repeating: value, count: min(max(count, 0), 100)))
  }

  // MARK: Strings

  /// `String(localized:defaultValue:)`, `NSLocalizedString(_:comment:)`, `String(format:_:)` …
  private func textCall(_ name: String, _ arguments: Arguments) -> Value? {
    if name == "String", arguments["format"] != nil { return filledTemplate(arguments) }
    let key = arguments["localized"] ?? arguments["string"] ?? arguments["markdown"]
    if name == "String", key == nil { return nil }
    guard let value = key ?? arguments.first, case .text(var text) = value else {
      return (key ?? arguments.first).flatMap { displayedText(of: $0) }.map { .text($0) }
    }
    if case .text(let fallback)? = arguments["defaultValue"] ?? arguments["value"],
      !fallback.string.isEmpty
    {
      let key = text.key ?? text.string
      text = fallback
      text.key = key
      let known = translated(text)
      // A default stands in for a catalogue that does not hold the key.
      return .text(known.origin == .sample && text.isStated ? fallback : known)
    }
    if name == "NSLocalizedString", text.key == nil { text.key = text.string }
    return .text(name == "LocalizedStringKey" ? text : translated(text))
  }

  /// `String(format: "%d of %d", 1, 2)`
  private func filledTemplate(_ arguments: Arguments) -> Value? {
    let template = arguments["format"] ?? arguments.first
    guard let template, let text = shownText(of: template) else { return nil }
    var values = arguments.positional
    if arguments["format"] == nil, !values.isEmpty { values.removeFirst() }
    if case .list(let list)? = arguments["arguments"] { values = list }
    var origin = text.origin
    var hint = text.hint
    let shown = values.map { value -> String in
      if case .number(let number) = value, Int(exactly: number) == nil { return "\(number)" }
      let text = displayedText(of: value) ?? TextValue("")
      origin = max(origin, text.origin)
      if hint.isEmpty { hint = text.hint }
      return text.string
    }
    return .text(TextValue(Template.fill(text.string, with: shown), origin: origin, hint: hint))
  }

  // MARK: Layouts

  /// `VStackLayout(…)` as a value, or with content at once; `AnyLayout(layout)` is the layout.
  private func layoutCall(_ name: String, _ arguments: Arguments) -> Value? {
    if name == "AnyLayout" {
      guard case .native(let native)? = arguments.first, native is LayoutValue else { return nil }
      return arguments.first
    }
    let components = [
      "VStackLayout": "VStack", "HStackLayout": "HStack", "ZStackLayout": "ZStack",
      "GridLayout": "Grid",
    ]
    guard let component = components[name] else { return nil }
    let layout = LayoutValue(component: component, arguments: arguments)
    guard arguments.trailing != nil else { return .native(layout) }
    return view(of: layout, with: Arguments())
  }

  /// A layout with content.
  private func view(of layout: LayoutValue, with content: Arguments) -> Value? {
    let all = layout.arguments.all + content.all
    guard let span = content.all.first?.span ?? all.last?.span else { return nil }
    return .view(
      .component(ComponentCall(name: layout.component, arguments: Arguments(all), span: span)))
  }

  // MARK: Methods

  /// A method of a value that is not of the project.
  func callMethod(_ name: String, on base: Value, _ arguments: Arguments) -> Value? {
    if name == "callAsFunction" { return callLayout(base, arguments) }
    if name == "formatted" { return formattedCall(base, arguments) }
    if name == "string", arguments["from"] != nil || arguments["for"] != nil {
      return formatterCall(base)
    }
    guard case .native(let native) = base else { return nil }
    switch native {
    case let proxy as GeometryValue where name == "frame":
      return .native(RectValue(rect: Rect(origin: .zero, size: proxy.size)))
    case let range as TextSizeRange where name == "contains":
      return textSize(from: arguments.first).map { .boolean(range.range.contains($0)) }
    case let metrics as MetricsValue where name == "scaledValue":
      return number(from: arguments["for"]).map { value in
        .number(
          metrics.metrics.scaledValue(
            value, at: category, displayScale: device.displayScale))
      }
    case let metrics as MetricsValue where name == "scaledFont":
      let style = EvaluatedArgument(
        label: "forTextStyle",
        value: .symbol(Symbol(root: nil, steps: [.init(name: metrics.metrics.style.rawValue)])),
        span: arguments.all.first?.span ?? SourceSpan.none)
      return .symbol(
        Symbol(
          root: "UIFontMetrics",
          steps: [
            .init(name: "init", arguments: Arguments([style])),
            .init(name: name, arguments: arguments),
          ]))
    default: return nil
    }
  }

  private func callLayout(_ base: Value, _ arguments: Arguments) -> Value? {
    if case .native(let native) = base, let layout = native as? LayoutValue {
      return view(of: layout, with: arguments)
    }
    let isOther: Bool =
      switch base {
      case .object, .symbol: true
      default: false
      }
    guard isOther, let span = arguments.trailing == nil ? nil : arguments.all.last?.span else {
      return nil
    }
    let call = ComponentCall(
      name: LayoutComponents.opaqueName, arguments: arguments, span: span)
    return .view(.component(call))
  }

  /// `formatter.string(from:)`: by the words of the formatter's name.
  private func formatterCall(_ base: Value) -> Value? {
    let name: String
    switch base {
    case .unknown(let unknown): name = unknown.hint
    case .symbol(let symbol): name = symbol.root ?? symbol.name
    default: return nil
    }
    let words = SampleContent.words(of: name)
    if words.contains("date") || words.contains("time") {
      return .text(TextValue(Formats.sampleDate, origin: .sample, hint: "date"))
    }
    if words.contains("currency") || words.contains("price") {
      return .text(TextValue(Formats.samplePrice, origin: .sample, hint: "price"))
    }
    return .unknown(Unknown(hint: "number"))
  }
}

extension SourceSpan {
  /// The place of what the source does not hold.
  static let none = SourceSpan(file: SourceFile(path: "", text: ""), range: 0..<0)
}
