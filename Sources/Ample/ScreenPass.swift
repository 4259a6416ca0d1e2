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
    for device in devices where evaluator.toolkitName.systems.contains(device.system) {
      let asked = sizes.filter { $0.system == device.system }
      guard !asked.isEmpty else { continue }
      let base = TextSize.default(for: device.system)
      var results: [AuditResult] = []
      for variant in evaluator.variants(of: entry, on: device, at: base) {
        let subjects = subjects(entry, variant, device, asked, base)
        layouts += subjects.count
        nodes = max(nodes, subjects.map(\.screen.root.count).max() ?? 0)
        unresolved.formUnion(subjects.flatMap(\.screen.unresolved))
        results.append(auditor.audit(subjects, reporting: Set(asked)))
      }
      let merged = AuditResult.merge(results, sizes: asked)
      findings += merged.findings
      if let report = merged.report { systems.append(report) }
    }
    let report = ScreenReport(
      name: entry.name, span: entry.span, toolkit: evaluator.toolkitName, role: entry.role,
      systems: systems, nodes: nodes, unresolved: unresolved.count)
    return ScreenOutcome(
      findings: findings, report: report, layouts: layouts, unresolved: unresolved.sorted())
  }

  /// One evaluation serves all sizes unless something read the text size. The default size is always
  /// among them, because faults are measured against it.
  func subjects(
    _ entry: EntryPoint, _ variant: Evaluator.Variant, _ device: Device, _ asked: [TextSize],
    _ base: TextSize
  ) -> [Subject] {
    let first = evaluator.evaluate(entry, variant, on: device, at: base)
    return Set(asked + [base]).sorted().map { size in
      let needsItsOwn = first.readsTextSize && size != base
      let screen =
        needsItsOwn ? evaluator.evaluate(entry, variant, on: device, at: size) : first
      return Subject(screen: screen, laidOut: engine.layOut(screen, on: device, at: size))
    }
  }
}

/// What was found in one component.
struct ScreenOutcome: Sendable {
  let findings: [Finding]
  let report: ScreenReport
  let layouts: Int
  let unresolved: [Unresolved]
}
