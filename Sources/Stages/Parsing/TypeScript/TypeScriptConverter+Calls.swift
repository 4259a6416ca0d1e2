import SourceText
import SyntaxModel

extension TypeScriptConverter {
  /// A call, a construction, or a template with a tag, which is a call as well.
  mutating func call(_ node: Int) -> Expression {
    let isNew = kind(node) == .newExpression
    guard let calleeNode = child(node, as: isNew ? .constructor : .function) else {
      return unknown(node)
    }
    let callee = expression(calleeNode)
    var arguments: [Argument] = []
    if let list = child(node, as: .arguments) {
      if kind(list) == .templateString {
        let value = expression(list)
        arguments = [Argument(label: nil, value: value, isTrailing: true, span: value.span)]
      } else {
        arguments = self.arguments(list)
      }
    }
    let (name, start) = nameRange(of: calleeNode)
    let call = Call(
      callee: callee, arguments: arguments, nameSpan: span(name),
      selfSpan: span(start..<max(start, range(node).upperBound)))
    return Expression(.call(call), span(node))
  }

  mutating func arguments(_ list: Int) -> [Argument] {
    var result: [Argument] = []
    for child in children(list) where isNamed(child) {
      result.append(Argument(label: nil, value: expression(child), span: span(child)))
    }
    return result
  }

  /// The name in what is called, and where the name with its dot begins.
  private func nameRange(of callee: Int) -> (name: Range<Int>, start: Int) {
    var node = callee
    while let inner = firstNamed(node) {
      switch kind(node) {
      case .parenthesizedExpression, .nonNullExpression, .instantiationExpression: node = inner
      case .memberExpression:
        guard let property = child(node, as: .property) else {
          return (range(node), range(node).lowerBound)
        }
        let dot = children(node).first { isToken($0, ".") || kind($0) == .optionalChain }
        return (range(property), range(dot ?? property).lowerBound)
      default: return (range(node), range(node).lowerBound)
      }
    }
    return (range(node), range(node).lowerBound)
  }
}
