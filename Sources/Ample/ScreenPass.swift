import Auditing
import Evaluation
import Findings
import LayoutEngine
import ScreenModel
import SourceText
import TextScaling

/// One component: evaluated in every variant, laid out on every device at every size, and audited.
struct ScreenPass: Sendable {
  let evaluator: Evaluator
  let engine: LayoutEngine
  let auditor: Auditor
  let devices: [Device]
  let sizes: [TextSize]

  /// Looks at an entry point in all its variants.
  func run(_ entry: EntryPoint) -> ScreenOutcome {
    var findings: [Finding] = []
    var systems: [SystemReport] = []
    var layouts = 0
    var nodes = 0
    var unresolved: Set<Unresolved> = []
    var role = Screen.Role.component
    var places = ShownPlaces()
    for device in devices where evaluator.toolkitName.systems.contains(device.system) {
      let asked = sizes.filter { $0.system == device.system }
      guard !asked.isEmpty else { continue }
      let base = TextSize.default(for: device.system)
      var results: [AuditResult] = []
      let memory = EvaluationMemory()
      let variants = evaluator.variants(of: entry, on: device, at: base, memory: memory)
      for (number, shown) in variants.enumerated() {
        let series = Series(
          entry: entry, variant: shown.variant, first: shown.screen, device: device, memory: memory)
        let (subjects, result) = audit(series, asked, base, isFirst: number == 0)
        layouts += subjects.count
        nodes = max(nodes, shown.screen.root.count)
        if shown.screen.role == .screen { role = .screen }
        if shown.variant.preview != nil || entry.role == .screen { places.isStandIn = false }
        places.add(shown.screen.root)
        unresolved.formUnion(subjects.flatMap(\.screen.unresolved))
        results.append(result)
      }
      if let pushed = pushedOut(entry, variants.map(\.variant), asked, base, device) { results.append(pushed) }
      let merged = AuditResult.merge(results, sizes: asked)
      findings += merged.findings
      if let report = merged.report { systems.append(report) }
    }
    let report = ScreenReport(
      name: entry.name, span: entry.span, toolkit: evaluator.toolkitName, role: role,
      systems: systems, nodes: nodes, unresolved: unresolved.count)
    return ScreenOutcome(
      findings: findings, report: report, layouts: layouts, unresolved: unresolved.sorted(),
      places: places)
  }

  /// What other words than a preview's own push out of a row; nil where no preview shows it.
  ///
  /// Previews use short words. Which of a row's parts is the first to be left without room does not
  /// depend on them, so that the component is shown with made-up words as well, for this alone.
  private func pushedOut(
    _ entry: EntryPoint, _ shown: [Evaluator.Variant], _ asked: [TextSize], _ base: TextSize, _ device: Device
  ) -> AuditResult? {
    guard evaluator.previewsMostComponents, shown.allSatisfy({ $0.preview != nil }), entry.takesContent else {
      return nil
    }
    let sizes = asked.filter { Self.turningPoints.contains($0) }
    let memory = EvaluationMemory()
    let bare = entry.withoutPreviews
    let variants = evaluator.variants(of: bare, on: device, at: base, memory: memory).prefix(Self.maximumBareVariants)
    let found = variants.flatMap { shown in
      let series = Series(
        entry: bare, variant: shown.variant, first: shown.screen, device: device, memory: memory)
      return auditor.audit(subjects(series, sizes, base), reporting: Set(sizes)).pushedOutOfRows
    }
    let findings = found.map { finding in
      var softened = finding
      if finding.severity == .error { softened.severity = .warning }
      return softened
    }
    return AuditResult(findings: findings, report: nil)
  }

  private static let maximumBareVariants = 6

  /// One variant of a component on one device, with its screen at the default size.
  struct Series {
    let entry: EntryPoint
    let variant: Evaluator.Variant
    let first: Screen
    let device: Device
    let memory: EvaluationMemory
  }

  /// The first variant is laid out at every size. Of a further one the sizes where layouts change are
  /// looked at first, and all others only when something is wrong there.
  private func audit(
    _ series: Series, _ asked: [TextSize], _ base: TextSize, isFirst: Bool
  ) -> ([Subject], AuditResult) {
    let probes = asked.filter { Self.turningPoints.contains($0) }
    if !isFirst, !probes.isEmpty, probes.count < asked.count {
      let subjects = subjects(series, probes, base)
      let result = settled(subjects, Set(probes), series.device)
      let isClean = result.findings.allSatisfy { $0.severity == .info }
      if isClean { return (subjects, result) }
    }
    let subjects = subjects(series, asked, base)
    return (subjects, settled(subjects, Set(asked), series.device))
  }

  private func settled(_ subjects: [Subject], _ sizes: Set<TextSize>, _ device: Device) -> AuditResult {
    let found = auditor.audit(subjects, reporting: sizes)
    let settled = UsualContent(engine: engine, auditor: auditor).settled(
      found, subjects, on: device, reporting: sizes)
    return LongAddresses(engine: engine, auditor: auditor).added(
      to: settled, subjects, on: device, reporting: sizes)
  }

  /// The default, the last size before layouts switch, the first after, and the largest.
  private static let turningPoints: Set<TextSize> = [
    .ios(.large), .ios(.extraExtraExtraLarge), .ios(.accessibilityMedium),
    .ios(.accessibilityExtraExtraExtraLarge), .android(1), .android(1.3), .android(1.5), .android(2),
  ]

  /// One evaluation serves all sizes unless something read the text size. The default size is always
  /// among them, because faults are measured against it.
  func subjects(_ series: Series, _ asked: [TextSize], _ base: TextSize) -> [Subject] {
    let sizes = Set(asked + [base]).sorted()
    let screens = screens(series, sizes, base)
    return sizes.map { size in
      let screen = screens[size] ?? series.first
      return Subject(
        screen: screen, laidOut: engine.layOut(screen, on: series.device, at: size))
    }
  }

  /// The screens that differ from the one at the default size.
  ///
  /// Much of what reads the text size shows the same all the same, as when it is only the key of an
  /// element: what is equal at both ends and in the middle is taken for equal everywhere.
  private func screens(_ series: Series, _ sizes: [TextSize], _ base: TextSize) -> [TextSize: Screen] {
    guard series.first.readsTextSize else { return [:] }
    var result: [TextSize: Screen] = [:]
    func evaluate(_ size: TextSize) -> Screen {
      let screen =
        result[size]
        ?? evaluator.evaluate(series.entry, series.variant, on: series.device, at: size, memory: series.memory)
      result[size] = screen
      return screen
    }
    let middle = sizes.first { $0 > base && Self.turningPoints.contains($0) }
    let probes = Set([sizes.first, middle, sizes.last].compactMap { $0 }).subtracting([base])
    let isTheSame = probes.sorted(by: >).allSatisfy { evaluate($0).root == series.first.root }
    guard !isTheSame else { return result }
    for size in sizes where size != base { _ = evaluate(size) }
    return result
  }
}

/// What was found in one component.
struct ScreenOutcome: Sendable {
  var findings: [Finding]
  var report: ScreenReport
  let layouts: Int
  let unresolved: [Unresolved]
  let places: ShownPlaces
}
