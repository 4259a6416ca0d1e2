import Findings
import ScreenModel
import SourceText

/// A fault to look for in laid-out screens.
///
/// A check says what it sees in one scene; that an element is one finding, which sizes fail, and
/// what the standard size excuses is decided by ``Verdict`` for all checks alike.
protocol Check: Sendable {
  var rule: RuleDescription { get }
  /// A loss below this is no fault; it is still told, so that sizes can be compared.
  var threshold: Double { get }
  /// By how much the loss must exceed that at the standard size.
  var margin: Double { get }

  func observe(_ scene: Scene, in survey: Survey) -> [Observation]
}

extension Check {
  var threshold: Double { 0.001 }
  var margin: Double { 0.05 }
}

/// What a check sees of one element at one size.
struct Observation: Sendable {
  /// The element, by which sizes are compared.
  var key: ElementKey
  /// The place to blame: observations at one place are one finding.
  var place: SourceSpan?
  /// How much is lost: a share from 0 to 1 unless the check says otherwise.
  var loss: Double
  var severity: Severity
  var message: String
  var evidence: Evidence?
  var help: String
  var fix: Fix?
  var related: [RelatedPlace] = []
  var standard = StandardPolicy.excused
  /// Whether so little is lost that it is only compared with, not spoken of.
  var isSlight = false
  /// Names by which a configuration can allow the element.
  var names: [String] = []
}

extension Observation {
  /// Lays a text's fault on something around it.
  mutating func blame(_ span: SourceSpan, for spot: Spot) {
    place = span
    fix = nil
    help = "Let the column scroll when its content does not fit."
    guard let own = spot.span, own != span else { return }
    related = [RelatedPlace(span: own, note: "\(Wording.quoted(spot.content?.string ?? spot.node.name)) is here")]
  }
}

/// What happens to an element that is lost at the standard size already.
enum StandardPolicy: Sendable {
  /// It is not spoken of, unless larger text makes it worse by the margin.
  case excused
  /// It is on purpose, and not spoken of at any size.
  case intended
  /// It is not spoken of, unless less than half of what can be read at the standard size is left.
  case excusedUntilHalved
  /// It counts when all of it can be read at the standard size, and otherwise as if made up: when less
  /// than half of what can be read there is left.
  case halvedIfLost
  /// It is said once, as a warning.
  case said
  /// It has nothing to do with the text size: it is reported without sizes.
  case independent
}

/// What makes an element the same at every size.
struct ElementKey: Hashable, Sendable {
  var span: SourceSpan?
  var string: String
}
