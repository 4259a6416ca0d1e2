import Auditing
import ComponentModel
import Evaluation
package import Findings
import Foundation
import LayoutEngine
import Parsing
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

    let project = try loadProject()
    let trees = try parse(project)
    let work = try plan(project, trees)
    let outcomes = layOutAndAudit(work, project)
    var report = self.report(project, trees, work, outcomes)

    let seconds = start.duration(to: clock.now) / .seconds(1)
    report.summary.seconds = (seconds * 100).rounded() / 100
    return report
  }

  // MARK: Files to syntax

  private func loadProject() throws(InputError) -> Project {
    let loading = ProjectRequest(
      paths: request.paths, workingFolder: request.workingFolder, root: request.root,
      configurationFile: request.configurationFile,
      locale: request.locale == "longest" ? nil : request.locale, overlays: request.overlays,
      knownRules: Self.rules.map(\.id), jobs: request.jobs)
    return try ProjectLoader(loading).load()
  }

  private func parse(_ project: Project) throws(InputError) -> [SyntaxTree] {
    let parser: Parser
    do throws(GrammarError) {
      parser = Parser(grammars: try GrammarLibrary.installed())
    } catch {
      throw InputError("\(error)")
    }
    let trees = parallelMap(project.sources, jobs: request.jobs) { parser.parse($0) }
    return trees.compactMap { $0 }
  }

  // MARK: Syntax to screens

  private func plan(_ project: Project, _ trees: [SyntaxTree]) throws(InputError) -> ScreenPlan {
    guard trees.contains(where: { project.selected.contains($0.file.path) }) else {
      let named = request.paths.isEmpty ? "this folder" : request.paths.joined(separator: ", ")
      throw InputError(
        "There is nothing to analyse in \(named): no source file of a toolkit that Ample knows.")
    }
    let configuration = project.configuration
    let sizes = request.sizes.isEmpty ? configuration.sizes : request.sizes
    var named: [Device] = request.devices
    if named.isEmpty {
      for name in configuration.devices {
        guard let device = Device.named(name) else {
          throw InputError("The configuration names a device “\(name)” that Ample does not know.")
        }
        named.append(device)
      }
    }
    return ScreenPlan(
      trees: trees, selected: project.selected, resources: project.resources,
      devices: named.isEmpty ? Device.defaults : named,
      sizes: (sizes.isEmpty ? TextSize.all : sizes).sorted())
  }

  private func layOutAndAudit(_ plan: ScreenPlan, _ project: Project) -> [ScreenOutcome] {
    let typesetter = FontTypesetter(fontFolder: request.fontFolder)
    let engine = LayoutEngine(typesetter: typesetter)
    let settings = self.settings(project.configuration)
    return parallelMap(plan.items, jobs: request.jobs) { item in
      ScreenPass(
        evaluator: item.evaluator, engine: engine, auditor: Auditor(settings: settings),
        devices: plan.devices, sizes: plan.sizes
      ).run(item.entry)
    }
  }

  private func settings(_ configuration: Configuration) -> [String: RuleSettings] {
    var settings = configuration.rules
    for rule in Self.rules {
      let isNamed = request.enabledRules.contains(rule.id)
      if isNamed { settings[rule.id, default: RuleSettings()].isEnabled = true }
      if !request.enabledRules.isEmpty, !isNamed {
        settings[rule.id, default: RuleSettings()].isEnabled = false
      }
      if request.ignoredRules.contains(rule.id) {
        settings[rule.id, default: RuleSettings()].isEnabled = false
      }
    }
    return settings
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
    return order.compactMap { best[$0] }
  }

  private func suppressed(_ findings: [Finding], _ trees: [SyntaxTree], _ project: Project)
    -> [Finding]
  {
    var suppressions = Suppressions()
    for tree in trees where project.selected.contains(tree.file.path) {
      guard let toolkit = ToolkitRegistry.toolkit(of: tree.language)?.name else { continue }
      suppressions.add(tree.comments, of: tree.file, toolkit: toolkit)
    }
    let settings = self.settings(project.configuration)
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
