import Auditing
import Drawing
import Evaluation
package import Findings
import LayoutEngine
import ProjectLoading
import Reporting
import ScreenModel
import TextScaling
import Typesetting

/// Pictures of one screen at the sizes asked for.
package struct Previewer: Sendable {
  private let request: CheckRequest
  /// The component's name; nil: the first one in the files.
  private let name: String?

  package init(_ request: CheckRequest, name: String?) {
    self.request = request
    self.name = name
  }

  package enum Format: String, Sendable, CaseIterable { case png, svg, pdf }

  /// A picture as a file's bytes, and what the caller may want to say about it.
  package struct Result: Sendable {
    package let bytes: [UInt8]
    /// The component that was drawn.
    package let name: String
    /// Other components that could have been.
    package let others: [String]

    package init(bytes: [UInt8], name: String, others: [String]) {
      self.bytes = bytes
      self.name = name
      self.others = others
    }
  }

  /// Draws the screen at every size; `scale` is the number of pixels per point of a PNG.
  ///
  /// - Throws: when nothing can be read, or no component has the name; the message lists those that
  ///   there are.
  package func draw(as format: Format, scale: Double = 2) throws(InputError) -> Result {
    let project = try request.loadProject()
    let trees = try request.parse(project)
    let plan = try request.plan(project, trees)
    let item = try chosen(plan.items)
    let typesetter = FontTypesetter(fontFolder: request.fontFolder)
    let pass = ScreenPass(
      evaluator: item.evaluator, engine: LayoutEngine(typesetter: typesetter),
      auditor: Auditor(settings: request.settings(project.configuration)), devices: plan.devices,
      sizes: plan.sizes)
    let picture = PreviewSheet.picture(
      of: pass.frames(item.entry), title: item.entry.name, typesetter: typesetter)
    let others = plan.items.map(\.entry.name).filter { $0 != item.entry.name }
    do throws(DrawingError) {
      let bytes =
        switch format {
        case .png: try picture.png(scale: scale)
        case .svg: try picture.svg()
        case .pdf: try picture.pdf()
        }
      return Result(bytes: bytes, name: item.entry.name, others: others)
    } catch {
      throw InputError("\(error)")
    }
  }

  private func chosen(_ items: [ScreenPlan.Item]) throws(InputError) -> ScreenPlan.Item {
    let names = items.map(\.entry.name)
    guard let name else {
      // The first screen says more than the first part of one.
      if let item = items.first(where: { $0.entry.role == .screen }) ?? items.first { return item }
      throw InputError("There is no screen or component to draw.")
    }
    if let item = items.first(where: { $0.entry.name == name }) { return item }
    let known = names.isEmpty ? "none" : names.joined(separator: ", ")
    throw InputError("There is no component “\(name)”. There are: \(known).")
  }
}

extension ScreenPass {
  /// One frame for each device and size: of the variant with the gravest findings, else the first.
  func frames(_ entry: EntryPoint) -> [PreviewFrame] {
    var frames: [PreviewFrame] = []
    for device in devices where evaluator.toolkitName.systems.contains(device.system) {
      let asked = sizes.filter { $0.system == device.system }
      guard !asked.isEmpty else { continue }
      let base = TextSize.default(for: device.system)
      var worst: (subjects: [Subject], findings: [Finding])?
      let memory = EvaluationMemory()
      for shown in evaluator.variants(of: entry, on: device, at: base, memory: memory) {
        let series = Series(
          entry: entry, variant: shown.variant, first: shown.screen, device: device, memory: memory)
        let subjects = subjects(series, asked, base)
        let findings = auditor.audit(subjects, reporting: Set(asked)).findings
        if Self.weight(findings) > worst.map({ Self.weight($0.findings) }) ?? -1 {
          worst = (subjects, findings)
        }
      }
      guard let worst else { continue }
      frames += worst.subjects.filter { asked.contains($0.laidOut.textSize) }.map {
        PreviewFrame(screen: $0.screen, layout: $0.laidOut, findings: worst.findings)
      }
    }
    return frames
  }

  private static func weight(_ findings: [Finding]) -> Int {
    findings.reduce(0) { $0 + ($1.severity == .error ? 100 : $1.severity == .warning ? 1 : 0) }
  }
}
