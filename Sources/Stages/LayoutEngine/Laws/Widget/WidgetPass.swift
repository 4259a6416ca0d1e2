import ScreenModel

/// One layout under way of a screen of the widget family.
struct WidgetPass {
  let tree: WidgetTree
  let fonts: FontResolution
  let window: Window
  /// Whether the height is free and no safe area is kept.
  let isComponent: Bool
  var texts: WidgetTexts
  private var cache: WidgetCache
  /// How many answers were computed and not remembered.
  private var evaluations = 0

  /// After so many answers nodes repeat an earlier one, so that time stays bounded.
  static let mostEvaluations = 400_000

  init(
    _ root: ScreenNode, fonts: FontResolution, typesetter: any Typesetter, window: Window,
    isComponent: Bool
  ) {
    let safeArea = isComponent ? .zero : window.safeInsets
    tree = WidgetTree(root, fonts: fonts, safeArea: safeArea)
    self.fonts = fonts
    self.window = window
    self.isComponent = isComponent
    texts = WidgetTexts(tree.texts, typesetter: typesetter)
    cache = WidgetCache(nodeCount: tree.nodes.count)
  }

  /// The size with which a node answers constraints; always within them.
  mutating func measure(_ node: Int, _ constraints: WidgetConstraints) -> Size {
    answer(node, constraints).size
  }

  /// The size and what follows from it.
  mutating func answer(_ node: Int, _ constraints: WidgetConstraints) -> WidgetAnswer {
    if let known = cache.answer(node, constraints) { return known }
    guard evaluations < Self.mostEvaluations else {
      var answer = cache.newest(node) ?? .nothing
      answer.size = constraints.constrain(answer.size)
      return answer
    }
    evaluations += 1
    var answer = ask(WidgetQuestion.Answer(constraints: constraints), of: node) ?? .nothing
    answer.size = constraints.constrain(Sane.answer(answer.size))
    cache.add(answer, of: node, to: constraints)
    return answer
  }

  /// The length that a node would like along an axis, in logical pixels; never negative, always finite.
  mutating func intrinsic(_ node: Int, _ question: WidgetIntrinsic) -> Double {
    if let known = cache.intrinsic(node, question) { return known }
    guard evaluations < Self.mostEvaluations else { return 0 }
    evaluations += 1
    let length = Sane.length(ask(WidgetQuestion.Intrinsic(question: question), of: node) ?? 0)
    cache.add(length, of: node, to: question)
    return length
  }

  /// The first baseline of a node from its top; nil: it has none.
  mutating func baseline(_ node: Int, _ constraints: WidgetConstraints) -> Double? {
    let answer = answer(node, constraints)
    if let known = cache.baseline(node, constraints) { return known }
    let question = WidgetQuestion.Baseline(answer: answer, constraints: constraints)
    let found = (ask(question, of: node) ?? nil).flatMap { $0.isFinite ? $0 : nil }
    cache.add(baseline: found, of: node, to: constraints)
    return found
  }
}

/// The questions that a layout answers, put to whichever law a node has.
enum WidgetQuestion {
  struct Answer: WidgetAsking {
    let constraints: WidgetConstraints

    func put(to layout: some WidgetLayout, in pass: inout WidgetPass) -> WidgetAnswer {
      layout.answer(constraints, in: &pass)
    }
  }

  struct Intrinsic: WidgetAsking {
    let question: WidgetIntrinsic

    func put(to layout: some WidgetLayout, in pass: inout WidgetPass) -> Double {
      layout.intrinsic(question, in: &pass)
    }
  }

  struct Baseline: WidgetAsking {
    let answer: WidgetAnswer
    let constraints: WidgetConstraints

    func put(to layout: some WidgetLayout, in pass: inout WidgetPass) -> Double? {
      layout.baseline(answer, constraints, in: &pass)
    }
  }
}

/// A question with its kind of answer.
protocol WidgetAsking {
  associatedtype Reply
  func put(to layout: some WidgetLayout, in pass: inout WidgetPass) -> Reply
}
