package import ScreenModel
package import SourceText
package import TextScaling

/// One fault at one place, on one system and device, with every text size at which it shows.
package struct Finding: Sendable, Hashable {
  /// The rule's id, such as `text-clipped`.
  package var rule: String
  package var severity: Severity
  /// The place to blame.
  package var span: SourceSpan
  package var toolkit: ToolkitName
  /// The screen or component in which it was seen; nil for findings of the source alone.
  package var screen: String?
  package var system: System?
  /// The device's name.
  package var device: String?
  /// The sizes at which it fails, smallest first; empty for findings of the source alone.
  package var sizes: [TextSize]
  package var message: String
  package var evidence: Evidence?
  /// What to do, one sentence.
  package var help: String
  package var fix: Fix?
  /// Other places that take part, such as the frame that cuts a text.
  package var related: [RelatedPlace]
  package var isBaselined: Bool
  package var isSuppressed: Bool

  package init(
    rule: String, severity: Severity, span: SourceSpan, toolkit: ToolkitName, screen: String? = nil,
    system: System? = nil, device: String? = nil, sizes: [TextSize] = [], message: String,
    evidence: Evidence? = nil, help: String, fix: Fix? = nil, related: [RelatedPlace] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.span = span
    self.toolkit = toolkit
    self.screen = screen
    self.system = system
    self.device = device
    self.sizes = sizes
    self.message = message
    self.evidence = evidence
    self.help = help
    self.fix = fix
    self.related = related
    isBaselined = false
    isSuppressed = false
  }

  /// The smallest failing size above the default, or the smallest of all when the default fails.
  package var firstSize: TextSize? { sizes.first }
}

/// How bad it is; the order is the order of badness.
package enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
  case info, warning, error

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// What was measured.
package struct Evidence: Sendable, Hashable {
  package var needs: Double?
  package var has: Double?
  /// `pt`, `dp`, `px`, `%`, `characters`.
  package var unit: String
  /// The text concerned, as it was laid out.
  package var text: String?
  /// The size at which it was measured.
  package var size: TextSize?

  package init(
    needs: Double? = nil, has: Double? = nil, unit: String, text: String? = nil,
    size: TextSize? = nil
  ) {
    self.needs = needs
    self.has = has
    self.unit = unit
    self.text = text
    self.size = size
  }
}

/// Another place that takes part in a finding.
package struct RelatedPlace: Sendable, Hashable {
  package var span: SourceSpan
  package var note: String

  package init(span: SourceSpan, note: String) {
    self.span = span
    self.note = note
  }
}

/// A change of the source that mends a finding.
package struct Fix: Sendable, Hashable {
  package enum Safety: String, Sendable { case safe, suggestion }

  package var safety: Safety
  package var edits: [SourceEdit]

  package init(safety: Safety, edits: [SourceEdit]) {
    self.safety = safety
    self.edits = edits
  }
}
