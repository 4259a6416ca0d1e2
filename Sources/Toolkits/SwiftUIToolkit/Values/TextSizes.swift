import ComponentModel
import ScreenModel
import TextScaling

extension BuildContext {
  /// The person's text size, within what the environment follows; where that is one size, nothing
  /// is read.
  var category: ContentSizeCategory {
    if let sizes = environment.text.sizes, sizes.lowerBound == sizes.upperBound {
      return sizes.lowerBound
    }
    let category: ContentSizeCategory
    switch readTextSize() {
    case .ios(let size): category = size
    case .android: category = .default
    }
    guard let sizes = environment.text.sizes else { return category }
    return category.clamped(to: sizes)
  }

  /// `.accessibility1`, `DynamicTypeSize.large`, a value that was read from the environment.
  func textSize(from value: Value?) -> ContentSizeCategory? { textSize(from: value, depth: 0) }

  private func textSize(from value: Value?, depth: Int) -> ContentSizeCategory? {
    guard let value, depth < longestChainOfConstants else { return nil }
    if case .native(let native) = value { return (native as? TextSizeValue)?.category }
    guard case .symbol(let symbol) = value, symbol.steps.count == 1, let step = symbol.steps.first,
      step.arguments == nil
    else { return nil }
    if let root = symbol.root, !Self.textSizeTypes.contains(root) { return nil }
    for category in ContentSizeCategory.allCases
    where category.swiftUIName == step.name || category.uiKitName == step.name {
      return category
    }
    guard
      let found = projectConstant(
        symbol, of: "DynamicTypeSize", "ContentSizeCategory", "UIContentSizeCategory")
    else { return nil }
    return textSize(from: found, depth: depth + 1)
  }

  private static var textSizeTypes: Set<String> {
    ["DynamicTypeSize", "ContentSizeCategory", "UIContentSizeCategory"]
  }

  /// One size or a range of sizes.
  func textSizes(from value: Value?) -> ClosedRange<ContentSizeCategory>? {
    if case .native(let native)? = value, let range = native as? TextSizeRange {
      return range.range
    }
    if let value, case .symbol(let symbol) = value,
      let found = projectConstant(symbol, of: "ClosedRange", "PartialRangeThrough")
    {
      return textSizes(from: found)
    }
    return textSize(from: value).map { $0...$0 }
  }

  /// A comparison or a range of text sizes; nil when the operands are none.
  func textSizeOperation(_ operation: String, _ left: Value, _ right: Value) -> Value? {
    if let range = textSizeRange(operation, left, right) {
      return .native(TextSizeRange(range: range))
    }
    if operation == "~=" || operation == "==", let result = membership(left, right) {
      return .boolean(result)
    }
    guard let first = textSize(from: left), let second = textSize(from: right) else { return nil }
    switch operation {
    case "<": return .boolean(first < second)
    case "<=": return .boolean(first <= second)
    case ">": return .boolean(first > second)
    case ">=": return .boolean(first >= second)
    case "==", "===": return .boolean(first == second)
    case "!=": return .boolean(first != second)
    default: return nil
    }
  }

  /// Whether a size is in a range, whichever side it stands on; nil when neither is a range.
  private func membership(_ left: Value, _ right: Value) -> Bool? {
    for (range, size) in [(left, right), (right, left)] {
      if case .native(let native) = range, let sizes = native as? TextSizeRange,
        let size = textSize(from: size)
      {
        return sizes.range.contains(size)
      }
    }
    return nil
  }

  private func textSizeRange(_ operation: String, _ left: Value, _ right: Value)
    -> ClosedRange<ContentSizeCategory>?
  {
    guard operation == "..." || operation == "..<" else { return nil }
    let lower = left.isNone ? .extraSmall : textSize(from: left)
    var upper = right.isNone ? .accessibilityExtraExtraExtraLarge : textSize(from: right)
    if operation == "..<" { upper = upper?.smaller }
    guard let lower, let upper, lower <= upper, !(left.isNone && right.isNone) else { return nil }
    return lower...upper
  }
}
