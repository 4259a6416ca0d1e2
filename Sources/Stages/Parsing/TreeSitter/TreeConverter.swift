import SourceText
import SyntaxModel

/// What turns a grammar's tree of a file into syntax: places and texts, the same for every language.
protocol TreeConverter {
  var file: SourceFile { get }
  var tree: ConcreteTree { get }
}

extension TreeConverter {
  func range(_ node: Int) -> Range<Int> { tree.range(of: node) }

  func span(_ node: Int) -> SourceSpan { span(tree.range(of: node)) }

  func span(_ range: Range<Int>) -> SourceSpan { SourceSpan(file: file, range: range) }

  /// From the beginning of one node to the end of a later one.
  func span(from first: Int, to last: Int) -> SourceSpan {
    let start = range(first).lowerBound
    return span(start..<max(start, range(last).upperBound))
  }

  func joined(_ first: SourceSpan, _ last: SourceSpan) -> SourceSpan {
    let lower = min(first.range.lowerBound, last.range.lowerBound)
    return span(lower..<max(first.range.upperBound, last.range.upperBound))
  }

  func text(_ node: Int) -> String { file.text(in: range(node)) }

  /// `_` binds nothing.
  func namePattern(_ name: String) -> Pattern { name == "_" ? .wildcard : .name(name) }
}
