import ScreenModel

/// The algorithm of one law: how a node answers a proposal and where its children go.
protocol ProposalLayout {
  /// The size that is taken when `proposal` is offered; infinite where all there is would be taken.
  func measure(_ proposal: Proposal, in pass: inout LayoutPass) -> Size

  /// The children's places in a node of `size` that was offered `proposal`.
  func place(_ proposal: Proposal, size: Size, in pass: inout LayoutPass) -> [Placement]
}

extension ProposalLayout {
  /// Leaves have nothing to place.
  func place(_ proposal: Proposal, size: Size, in pass: inout LayoutPass) -> [Placement] { [] }
}

/// One of the two questions that a layout answers, put to whichever law a node has.
protocol LayoutQuestion {
  associatedtype Answer
  func put(to layout: some ProposalLayout, in pass: inout LayoutPass) -> Answer
}

/// How large would you be?
struct MeasureQuestion: LayoutQuestion {
  let proposal: Proposal

  func put(to layout: some ProposalLayout, in pass: inout LayoutPass) -> Size {
    layout.measure(proposal, in: &pass)
  }
}

/// Where do your children go?
struct PlaceQuestion: LayoutQuestion {
  let proposal: Proposal
  let size: Size

  func put(to layout: some ProposalLayout, in pass: inout LayoutPass) -> [Placement] {
    layout.place(proposal, size: size, in: &pass)
  }
}

extension LayoutPass {
  /// Asks the algorithm of a node's law; nil for what is opaque.
  mutating func ask<Question: LayoutQuestion>(
    _ question: Question, of index: Int
  ) -> Question.Answer? {
    let node = tree.nodes[index]
    guard case .proposal(let law) = node.law else { return nil }
    let children = node.children
    switch law {
    case .text: return question.put(to: TextNodeLayout(text: node.text), in: &self)
    case .image(let content): return question.put(to: ImageLayout(content: content), in: &self)
    case .box(let law): return question.put(to: BoxLayout(law: law), in: &self)
    case .stack(let law):
      return question.put(to: StackLayout(law: law, children: children), in: &self)
    case .layers(let alignment):
      return question.put(to: LayersLayout(alignment: alignment, children: children), in: &self)
    case .spacer(let minimum):
      return question.put(to: SpacerLayout(minimum: minimum, axis: node.stackAxis), in: &self)
    case .divider: return question.put(to: DividerLayout(axis: node.stackAxis), in: &self)
    case .frame(let law):
      return question.put(to: FrameLayout(law: law, child: children.first), in: &self)
    case .flexibleFrame(let law):
      return question.put(to: FlexibleFrameLayout(law: law, child: children.first), in: &self)
    case .padding(let insets):
      return question.put(to: PaddingLayout(insets: insets, child: children.first), in: &self)
    case .fixedSize(let axes):
      return question.put(to: FixedSizeLayout(axes: axes, child: children.first), in: &self)
    case .aspectRatio(let ratio, let fills):
      return question.put(
        to: AspectRatioLayout(ratio: ratio, fills: fills, child: children.first), in: &self)
    case .offset(let distance):
      return question.put(to: OffsetLayout(distance: distance, child: children.first), in: &self)
    case .position(let center):
      return question.put(to: PositionLayout(center: center, child: children.first), in: &self)
    case .attachment(let alignment, _):
      return question.put(to: AttachmentLayout(alignment: alignment, children: children), in: &self)
    case .clip, .wrapper:
      return question.put(to: OffsetLayout(distance: .zero, child: children.first), in: &self)
    case .scroll(let law):
      return question.put(to: ScrollLayout(law: law, child: children.first), in: &self)
    case .grid(let law):
      return question.put(to: GridLayout(law: law, children: children), in: &self)
    case .gridRow(let alignment):
      let law = StackLaw(axis: .horizontal, vertical: alignment ?? .center)
      return question.put(to: StackLayout(law: law, children: children), in: &self)
    case .lazyGrid(let law):
      return question.put(to: LazyGridLayout(law: law, children: children), in: &self)
    case .fitting(let axes):
      return question.put(to: FittingLayout(axes: axes, children: children), in: &self)
    case .reader: return question.put(to: ReaderLayout(children: children), in: &self)
    case .inset(let law):
      return question.put(to: InsetLayout(law: law, children: children), in: &self)
    case .window(let law):
      return question.put(
        to: WindowLayout(
          law: law, child: children.first, isInWindow: !isComponent || node.isPresented), in: &self)
    }
  }
}
