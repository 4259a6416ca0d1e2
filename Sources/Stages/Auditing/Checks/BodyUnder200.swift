import Findings
import ScreenModel
import SourceText
import TextScaling

/// A text that does not reach twice its size at the sizes that stand for 200 %.
///
/// On iOS 200 % means AX3, where body text is 40 points high; on Android it is 200 % itself. Only what
/// the source does is a fault: a fixed font, a cap, a limited range of sizes, shrinking to fit.
/// Apple's large styles grow less by design. Text that is as large as enlarged body text already,
/// titles of bars, and what a long press shows large, need not grow. A symbol or an emoji set as text
/// is remarked upon.
struct BodyUnder200: Check {
  let rule = RuleDescription.layout(
    "body-under-200", "Text does not grow to twice its size", .error,
    summary: "A text stays below twice its default size where the system offers 200 % and more.",
    rationale: "Text that stays small while everything grows is lost to who needs large text.",
    remedy: "Use a text style, or a font that follows one, without a cap.",
    examples: RuleExamples(
      triggering: [
        """
        struct Note: View {
          var body: some View {
            ScrollView {
              Text("Your changes are saved automatically").dynamicTypeSize(...DynamicTypeSize.xxLarge)
              Text("Nothing is sent before you confirm")
              Text("You can cancel at any time")
            }
          }
        }
        """
      ],
      nonTriggering: [
        """
        struct Note: View {
          var body: some View {
            ScrollView { Text("Your changes are saved automatically").font(.callout) }
          }
        }
        """
      ]))

  func observe(_ scene: Scene, in survey: Survey) -> [Observation] {
    guard scene.standsFor200 else { return [] }
    let growing = scene.allTexts.count { scene.spots[$0].cause(in: survey) == nil }
    let mostGrow = growing * 2 >= scene.allTexts.count && growing > 0
    return scene.allTexts.compactMap { index in
      let spot = scene.spots[index]
      guard scene.isReaders(spot), let cause = spot.cause(in: survey) else { return nil }
      guard !spot.growsAsTheSystem(at: scene.size) else { return nil }
      return observation(of: spot, cause, mostGrow: mostGrow, in: scene)
    }
  }

  private func observation(
    of spot: Spot, _ cause: GrowthFault, mostGrow: Bool, in scene: Scene
  ) -> Observation {
    let string = spot.content?.string ?? ""
    let share = cause.now / max(cause.standard, 1)
    // One limit holds back every text that is handed in there: the limit is what has to go.
    let limit = cause.kind == .shrunk ? nil : scene.growthLimitElsewhere(than: spot)
    var related: [RelatedPlace] = []
    if limit != nil, let own = spot.span {
      related = [RelatedPlace(span: own, note: "\(Wording.quoted(string)) is here")]
    }
    return Observation(
      key: spot.key, place: limit ?? spot.span, loss: max(0, 2 - share),
      severity: severity(spot, cause, mostGrow: mostGrow),
      message:
        "\(Wording.quoted(string)) is \(Wording.length(cause.now, scene.unit)) at this size and "
        + "\(Wording.length(cause.standard, scene.unit)) by default: \(cause.reason)",
      evidence: Evidence(
        needs: Wording.measured(cause.standard * 2), has: Wording.measured(cause.now),
        unit: scene.unit, text: string),
      help: cause.help(scene.screen.toolkit), related: related, names: scene.names(around: spot))
  }

  /// An error for body text that does not even grow by half; a warning for one that does, where the whole screen is set in fixed fonts,
  /// for larger text, and for text that shrinks to fit; a remark for symbols and single letters.
  private func severity(_ spot: Spot, _ cause: GrowthFault, mostGrow: Bool) -> Severity {
    // A single letter stands for somebody's picture.
    guard spot.hasWords, spot.content?.string.count != 1 else { return .info }
    let isGrave = cause.standard <= Self.largestBody && cause.now < Self.halfway * cause.standard
    switch cause.kind {
    case .range, .cap: return isGrave ? .error : .warning
    case .fixed: return isGrave && mostGrow ? .error : .warning
    case .shrunk: return .warning
    }
  }

  /// The largest default size of body text, in points.
  private static let largestBody: Double = 20
  private static let halfway = 1.5
}

/// Why a text does not grow, and its sizes in points.
struct GrowthFault: Sendable, Equatable {
  enum Kind: Sendable { case fixed, cap, range, shrunk }

  let kind: Kind
  let now: Double
  let standard: Double

  var reason: String {
    switch kind {
    case .fixed: "its font has a fixed size"
    case .cap: "its font has a maximum size"
    case .range: "the range of its text sizes is limited"
    case .shrunk: "it shrinks to fit one line"
    }
  }

  func help(_ toolkit: ToolkitName) -> String {
    switch kind {
    case .fixed: Self.freeing(toolkit)
    case .cap: "Raise the maximum to at least twice the default size, or remove it."
    case .range: "Let the text follow every size, or at least every size up to AX3."
    case .shrunk: "Let the text wrap in place of shrinking."
    }
  }

  /// How a text of a fixed size is made to grow.
  private static func freeing(_ toolkit: ToolkitName) -> String {
    switch toolkit {
    case .swiftui, .uikit: "Use a text style in place of the fixed size."
    case .compose, .android: "State the size in sp, not in dp."
    case .reactNative: "Let the text scale: take allowFontScaling={false} away."
    case .flutter: "Let the text follow the text scaler; Text.rich does, RichText and noScaling do not."
    }
  }
}

extension Scene {
  /// The place that holds the size of a text back, where that is another component than the text is written
  /// in.
  func growthLimitElsewhere(than spot: Spot) -> SourceSpan? {
    guard let limit = spot.node.traits.growthSpan, let own = spot.span else { return nil }
    guard limit.file.path == own.file.path, !spot.standsForContent else { return limit }
    let calls = ancestors(of: spot.index).filter { $0.node.traits.component != nil }.compactMap(\.span)
    let isHandedIn = calls.contains { call in
      call.file.path == own.file.path && call.range.contains(own.range.lowerBound)
        && !call.range.contains(limit.range.lowerBound)
    }
    return isHandedIn ? limit : nil
  }

  /// Whether the system promises text of twice the size here: from AX3, from 200 %.
  var standsFor200: Bool {
    switch size {
    case .ios(let category): category >= .accessibilityExtraLarge
    case .android(let scale): scale >= 2
    }
  }
}

extension Spot {
  /// Whether a limit changes next to nothing, because the system itself lets the size grow no further.
  func growsAsTheSystem(at size: TextSize) -> Bool {
    guard let content, (laidOut.text?.scale ?? 1) >= 0.99 else { return false }
    return content.runs.allSatisfy { run in
      guard case .scaled(let standard, let scaler) = run.font.size, scaler.factor == nil else { return false }
      let free = FlutterTextScaler.system(size).scale(standard)
      return scaler.scaler(at: size).scale(standard) >= Self.nearlyAll * free
    }
  }

  private static let nearlyAll = 0.95

  /// The size of the text's letters in points; of several fonts the smallest.
  var fontSize: Double? {
    guard let size = laidOut.paragraph?.spans.map(\.font.size).min() else { return nil }
    return size * (laidOut.text?.scale ?? 1)
  }

  /// Whether the text has words or figures, not only symbols.
  var hasWords: Bool {
    guard let content else { return false }
    let isIconFont = content.runs.contains { $0.font.family.isIconFont }
    return !isIconFont && content.string.contains { $0.isLetter || $0.isNumber }
  }

  /// What keeps a text below twice its default size; nil: nothing that the source does.
  func cause(in survey: Survey) -> GrowthFault? {
    guard let content, let now = fontSize else { return nil }
    guard let standard = survey.standardText(like: self)?.fontSize else { return nil }
    guard standard < Self.enlargedBody, now < 2 * standard - Scene.tolerance else { return nil }
    let isShrunk = (laidOut.text?.scale ?? 1) < 0.99
    let kind = isShrunk ? GrowthFault.Kind.shrunk : content.growthFault
    if isShrunk, now >= Self.grownEnough * standard { return nil }
    return kind.map { GrowthFault(kind: $0, now: now, standard: standard) }
  }

  /// Text that may shrink to fit and grows by half all the same is let off.
  private static let grownEnough = 1.5
  /// Text of this default size, in points, is as large as body text at twice its size.
  private static let enlargedBody: Double = 34
}

extension TextContent {
  /// What in the description of the text holds it back, at its smallest run first.
  fileprivate var growthFault: GrowthFault.Kind? {
    if let sizes, sizes.upperBound < .accessibilityExtraLarge { return .range }
    for run in runs {
      switch run.font.size {
      case .fixed: return .fixed
      case .relative(_, to: _, maximum: .some): return .cap
      case .multiplied(_, let text):
        if !text.allowFontScaling { return .fixed }
        if let cap = text.cap, cap < 2 { return .cap }
      case .scaled(_, let scaler):
        if let factor = scaler.factor, factor < 2 { return .fixed }
        if scaler.clamps.contains(where: { $0.upperBound < 2 }) { return .cap }
      case .style, .relative, .scaledPixels: break
      }
    }
    return nil
  }
}

extension FontFamily {
  /// Fonts of symbols are named after what they hold.
  fileprivate var isIconFont: Bool {
    guard case .named(let name) = self else { return false }
    let lower = name.lowercased()
    return ["icon", "awesome", "symbol", "glyph"].contains { lower.contains($0) }
  }
}
