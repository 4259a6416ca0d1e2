import ScreenModel

/// One of the two questions that a layout answers, put to whichever law a node has.
protocol ConstraintQuestion {
  associatedtype Answer
  func put(to layout: some ConstraintLayout, in pass: inout ConstraintPass) -> Answer
}

/// The question for the size and the places of the children.
struct MeasureLaw: ConstraintQuestion {
  let constraints: PixelConstraints

  func put(to layout: some ConstraintLayout, in pass: inout ConstraintPass) -> Measured {
    layout.measure(constraints, in: &pass)
  }
}

/// The question for the length that the content would like.
struct IntrinsicOfLaw: ConstraintQuestion {
  let question: IntrinsicQuestion

  func put(to layout: some ConstraintLayout, in pass: inout ConstraintPass) -> Double {
    layout.intrinsic(question, in: &pass)
  }
}

extension ConstraintPass {
  /// Asks the algorithm of a node's law; nil for what is opaque.
  mutating func ask<Question: ConstraintQuestion>(
    _ question: Question, of index: Int
  ) -> Question.Answer? {
    guard case .constraint(let law) = tree.nodes[index].law else { return nil }
    switch law {
    case .text, .image, .box: return askLeaf(question, law, index)
    case .row, .column, .layers, .flow, .attachment, .lazyList, .lazyGrid, .scaffold, .listItem,
      .topBar, .anchors:
      return askContainer(question, law, tree.nodes[index].children)
    case .size, .defaultMinimum, .fill, .wrapContent, .padding, .offset, .scroll, .aspectRatio,
      .clip, .minimumTarget, .intrinsic, .placed, .wrapper, .window:
      return askModifier(question, law, index)
    }
  }

  private mutating func askLeaf<Question: ConstraintQuestion>(
    _ question: Question, _ law: ConstraintLaw, _ index: Int
  ) -> Question.Answer? {
    switch law {
    case .text:
      return question.put(to: TextLeafLayout(text: tree.nodes[index].text), in: &self)
    case .image(let content): return question.put(to: PictureLayout(content: content), in: &self)
    case .box(let law): return question.put(to: BoxLeafLayout(law: law), in: &self)
    default: return nil
    }
  }

  private mutating func askContainer<Question: ConstraintQuestion>(
    _ question: Question, _ law: ConstraintLaw, _ children: Range<Int>
  ) -> Question.Answer? {
    switch law {
    case .row(let law):
      return question.put(
        to: LinearLayout(law: law, axis: .horizontal, children: children), in: &self)
    case .column(let law):
      return question.put(
        to: LinearLayout(law: law, axis: .vertical, children: children), in: &self)
    case .layers(let alignment, let propagatesMinimum):
      return question.put(
        to: LayeredLayout(
          alignment: alignment, propagatesMinimum: propagatesMinimum, children: children), in: &self
      )
    case .attachment(let alignment, _):
      return question.put(
        to: AttachedLayout(alignment: alignment, children: children), in: &self)
    case .flow(let law):
      return question.put(to: FlowLinesLayout(law: law, children: children), in: &self)
    case .lazyList(let law):
      return question.put(to: LazyListLayout(law: law, children: children), in: &self)
    case .lazyGrid(let law):
      return question.put(to: LazyTracksLayout(law: law, children: children), in: &self)
    case .scaffold(let law):
      return question.put(to: ScaffoldLayout(law: law, children: children), in: &self)
    case .listItem(let law):
      return question.put(to: ListItemLayout(law: law, children: children), in: &self)
    case .topBar(let law):
      return question.put(to: TopBarLayout(law: law, children: children), in: &self)
    case .anchors(let law):
      return question.put(to: AnchorsLayout(law: law, children: children), in: &self)
    default: return nil
    }
  }

  private mutating func askModifier<Question: ConstraintQuestion>(
    _ question: Question, _ law: ConstraintLaw, _ index: Int
  ) -> Question.Answer? {
    let children = tree.nodes[index].children
    switch law {
    case .size(let law):
      return question.put(to: SizeLayout(law: law, children: children), in: &self)
    case .defaultMinimum(let width, let height):
      return question.put(
        to: DefaultMinimumLayout(width: width, height: height, children: children), in: &self)
    case .fill(let width, let height):
      return question.put(
        to: FillLayout(width: width, height: height, children: children), in: &self)
    case .wrapContent(let axes, let alignment, let isUnbounded):
      return question.put(
        to: WrapContentLayout(
          axes: axes, alignment: alignment, isUnbounded: isUnbounded, children: children), in: &self
      )
    case .padding(let insets):
      return question.put(to: InsetContentLayout(insets: insets, children: children), in: &self)
    case .offset(let distance):
      return question.put(to: MovedLayout(distance: distance, children: children), in: &self)
    case .scroll(let law):
      return question.put(to: ScrolledLayout(axes: law.axes, children: children), in: &self)
    case .aspectRatio(let ratio, let matchesHeightFirst):
      return question.put(
        to: RatioLayout(ratio: ratio, matchesHeightFirst: matchesHeightFirst, children: children),
        in: &self)
    case .minimumTarget(let side):
      return question.put(to: MinimumTargetLayout(side: side, children: children), in: &self)
    case .intrinsic(let width, let height):
      return question.put(
        to: IntrinsicSizeLayout(width: width, height: height, children: children), in: &self)
    case .window(let law):
      return question.put(
        to: WindowNodeLayout(law: law, isInWindow: isInWindow(index), children: children), in: &self
      )
    default:
      return question.put(to: MovedLayout(distance: .zero, children: children), in: &self)
    }
  }
}
