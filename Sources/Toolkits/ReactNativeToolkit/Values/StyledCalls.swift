import ComponentModel

extension BuildContext {
  /// `styled.View`, `styled(Card)`, `css`, with what is called on them.
  func styledCall(_ name: String, _ arguments: Arguments) -> Value? {
    if name == "css" { return .native(StyledValue(base: .none, styles: Self.style(of: arguments))) }
    if name == "styled" {
      guard let base = arguments.all.first?.value else { return nil }
      return .native(StyledValue(base: base))
    }
    guard name.hasPrefix("styled.") else { return nil }
    var steps = name.split(separator: ".").dropFirst().map(String.init)
    let call = ["attrs", "withConfig"].contains(steps.last ?? "") ? steps.removeLast() : nil
    let styled = StyledValue(base: .symbol(Symbol(root: steps.joined(separator: "."), steps: [])))
    return call.map { styledMethod($0, styled, arguments) } ?? .native(Self.styled(styled, by: arguments))
  }

  /// `.attrs(…)`, `.withConfig(…)`, or the template itself.
  func styledMethod(_ name: String, _ styled: StyledValue, _ arguments: Arguments) -> Value {
    var styled = styled
    switch name {
    case "attrs": styled.attributes += arguments.all.map(\.value)
    case "withConfig": break
    default: styled = Self.styled(styled, by: arguments)
    }
    return .native(styled)
  }

  private static func styled(_ styled: StyledValue, by arguments: Arguments) -> StyledValue {
    var copy = styled
    copy.styles += style(of: arguments)
    return copy
  }

  private static func style(of arguments: Arguments) -> [Value] { arguments.all.map(\.value) }
}
