import SyntaxModel

extension SwiftConverter {
  /// A number in any base; one that is too large is infinite.
  func number(_ node: Int) -> Double {
    let digits = text(node).filter { $0 != "_" }
    let radix: Int? =
      switch kind(node) {
      case .hexadecimal: 16
      case .octal: 8
      case .binary: 2
      default: nil
      }
    guard let radix else { return Double(digits) ?? .infinity }
    return UInt64(digits.dropFirst(2), radix: radix).map { Double($0) } ?? .infinity
  }

  /// The parts of a string literal of any kind.
  mutating func string(_ node: Int) -> [StringPart] {
    let form = StringForm(literal: file.bytes[range(node)])
    var builder = StringBuilder(form: form)
    var position = range(node).lowerBound + form.delimiterLength
    let end = max(position, range(node).upperBound - form.delimiterLength)

    var arguments: [Argument] = []
    for child in children(node) {
      switch kind(child) {
      case .rawInterpolation:
        builder.append(file.bytes[clamped(position..<range(child).lowerBound, to: end)])
        builder.append(interpolation: self.arguments(child))
        position = range(child).upperBound
      case .openInterpolation:
        builder.append(file.bytes[clamped(position..<range(child).lowerBound, to: end)])
        position = range(child).upperBound
        arguments = []
      case .interpolated:
        arguments.append(argument(child))
      case .closeParenthesis:
        builder.append(interpolation: arguments)
        position = range(child).upperBound
      default: break
      }
    }
    builder.append(file.bytes[clamped(position..<max(position, end), to: end)])
    return builder.finish()
  }

  /// Damaged literals may have children beyond their end.
  private func clamped(_ range: Range<Int>, to end: Int) -> Range<Int> {
    let lower = min(range.lowerBound, end)
    return lower..<min(max(range.upperBound, lower), end)
  }
}
