import Auditing
package import Findings
import LayoutEngine
import ProjectLoading
import ScreenModel
import SourceText
import SyntaxModel
import TextScaling
import Typesetting

/// The main job: reads a project, lays its screens out at every text size, and says what breaks.
package struct Checker: Sendable {
  private let request: CheckRequest

  package init(_ request: CheckRequest) { self.request = request }

  /// The rules that a run may report, in the order of the catalogue.
  package static var rules: [RuleDescription] { Auditor.rules + [Suppressions.rule] }

  /// Runs from the files to the report.
  ///
  /// - Throws: when a path cannot be read, a configuration is wrong, a grammar is missing, or there is
  ///   nothing to analyse. What is wrong inside the project's own files is in the report.
  package func run() throws(InputError) -> RunReport {
    let clock = ContinuousClock()
    let start = clock.now

    let project = try request.loadProject()
    let trees = try request.parse(project)
    let plan = try request.plan(project, trees)
    let seen = layOutAndAudit(plan, project)
    let standIns = StandIns(among: seen)
    let outcomes = zip(plan.items, seen).map { item, outcome in
      item.evaluator.previewsMostComponents ? standIns.settled(outcome, sizes: plan.sizes) : outcome
    }
    var report = self.report(project, trees, plan, outcomes)

    let seconds = start.duration(to: clock.now) / .seconds(1)
    report.summary.seconds = (seconds * 100).rounded() / 100
    return report
  }

  // MARK: Screens to findings

  private func layOutAndAudit(_ plan: ScreenPlan, _ project: Project) -> [ScreenOutcome] {
    let typesetter = FontTypesetter(fontFolder: request.fontFolder)
    let engine = LayoutEngine(typesetter: typesetter)
    let auditor = Auditor(settings: request.settings(project.configuration))
    return parallelMap(plan.items, jobs: request.jobs) { item in
      ScreenPass(
        evaluator: item.evaluator, engine: engine, auditor: auditor,
        devices: plan.devices, sizes: plan.sizes
      ).run(item.entry)
    }
  }

  // MARK: Outcomes to a report

  private func report(
    _ project: Project, _ trees: [SyntaxTree], _ plan: ScreenPlan, _ outcomes: [ScreenOutcome]
  ) -> RunReport {
    let visible = zip(plan.items, outcomes).filter { _, outcome in
      outcome.findings.contains { project.selected.contains($0.span.file.path) }
        || project.selected.contains(outcome.report.span.file.path)
    }
    var findings = Self.merged(visible.map(\.1)).filter {
      project.selected.contains($0.span.file.path)
    }
    findings = suppressed(findings, trees, project)
    let screens = visible.map(\.1.report).filter { project.selected.contains($0.span.file.path) }
    let counted = visible.map(\.1)
    return RunReport(
      findings: findings.sorted(by: Finding.reportOrder), screens: screens,
      summary: RunReport.Summary(
        files: trees.count { project.selected.contains($0.file.path) }, screens: screens.count,
        layouts: counted.reduce(0) { $0 + $1.layouts },
        nodes: counted.reduce(0) { $0 + $1.report.nodes },
        unresolved: counted.reduce(0) { $0 + $1.report.unresolved }, seconds: 0),
      notes: project.notes + damageNotes(trees, project),
      paths: ReportPaths(root: project.root, workingFolder: project.workingFolder),
      failOn: request.failOn ?? project.configuration.failOn ?? .error)
  }

  /// One finding for an element, whatever the screens and devices on which it fails: the one where
  /// it is gravest and fails at most sizes, of equals the first.
  private static func merged(_ outcomes: [ScreenOutcome]) -> [Finding] {
    struct Identity: Hashable {
      let rule: String
      let span: SourceSpan
      let system: System?
    }
    var order: [Identity] = []
    var best: [Identity: Finding] = [:]
    for finding in outcomes.flatMap(\.findings) {
      let identity = Identity(rule: finding.rule, span: finding.span, system: finding.system)
      guard let known = best[identity] else {
        order.append(identity)
        best[identity] = finding
        continue
      }
      let isGraver = (finding.severity, finding.sizes.count) > (known.severity, known.sizes.count)
      if isGraver { best[identity] = finding }
    }
    // One screen cuts a text that another one pushes out: one element, one fault.
    let all = order.compactMap { best[$0] }
    var systems: [System?] = []
    for finding in all where !systems.contains(finding.system) { systems.append(finding.system) }
    return systems.flatMap { system in Auditor.withoutRepeats(all.filter { $0.system == system }) }
  }

  private func suppressed(_ findings: [Finding], _ trees: [SyntaxTree], _ project: Project)
    -> [Finding]
  {
    var suppressions = Suppressions()
    for tree in trees where project.selected.contains(tree.file.path) {
      guard let toolkit = ToolkitRegistry.toolkit(of: tree.language)?.name else { continue }
      suppressions.add(tree.comments, of: tree.file, toolkit: toolkit)
    }
    let settings = request.settings(project.configuration)
    let ran = Self.rules.filter { settings[$0.id]?.isEnabled ?? $0.isEnabledByDefault }
    return suppressions.apply(to: findings, rules: Set(ran.map(\.id)))
  }

  private func damageNotes(_ trees: [SyntaxTree], _ project: Project) -> [Note] {
    trees.filter { project.selected.contains($0.file.path) }.compactMap { tree in
      tree.damage.first.map { place in
        let places = tree.damage.count == 1 ? "one place" : "\(tree.damage.count) places"
        return Note(
          message: "did not parse in \(places); the rest was analysed", path: tree.file.path,
          line: place.start.line)
      }
    }
  }
}
