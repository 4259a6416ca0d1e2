/// How a node finds its size and places its children.
///
/// Laws come in families, one for each way in which parents and children negotiate. The parameters
/// are data here; the algorithm is in LayoutEngine in a file of the same path; the component that
/// chooses a law is in a toolkit. All nodes of a screen are of one family, or opaque.
package enum Law: Sendable, Hashable {
  /// A parent proposes a size, the child answers with any size it likes, the parent places it.
  case proposal(ProposalLaw)
  /// A parent passes a smallest and a largest size, the child answers within; modifiers change the
  /// constraints on their way in.
  case constraint(ConstraintLaw)
  /// Boxes with styles: the flexible box algorithm of Yoga.
  case flex(FlexLaw)
  /// Box constraints go down, sizes go up, parents set positions; a flex overflows where children do
  /// not fit.
  case widget(WidgetLaw)
  /// A component that is not understood: its size is unknown and nothing is claimed about it.
  case opaque
}
