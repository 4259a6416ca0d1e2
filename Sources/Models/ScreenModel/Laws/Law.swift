/// How a node finds its size and places its children.
///
/// Laws come in families, one for each way in which parents and children negotiate. The parameters
/// are data here; the algorithm is in LayoutEngine in a file of the same path; the component that
/// chooses a law is in a toolkit.
package enum Law: Sendable, Hashable {
  /// A parent proposes a size, the child answers with any size it likes, the parent places it.
  case proposal(ProposalLaw)
  /// A component that is not understood: its size is unknown and nothing is claimed about it.
  case opaque
}
