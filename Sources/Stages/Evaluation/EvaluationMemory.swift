import ComponentModel
import SourceText

/// What several evaluations of one component on one device share, because it comes out the same.
///
/// One thread at a time uses it; a component that is looked at anew gets a new one, so that what is
/// noted on the way does not depend on the order of components.
package final class EvaluationMemory {
  // A class, because evaluations that follow each other add to it.

  /// Static and global properties whose evaluation read no text size and made no choice.
  var constants: [String: Value] = [:]
  /// Types with all that they inherit from, by name.
  var lineages: [String: [TypeEntry]] = [:]
  /// The class that is the state of a widget, by the widget's name; nil within for none.
  var states: [String: String?] = [:]
  /// The texts of conditions with their white space folded, by place.
  var conditionTexts: [SourceSpan: String] = [:]

  package init() {}
}
