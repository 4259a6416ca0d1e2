import Findings
import ScreenModel
import SourceText
import TextScaling

/// A small run with one of everything.
enum SampleRun {
  static let file = SourceFile(
    path: "Sources/Row.swift",
    text: """
      struct Row: View {
      \tvar body: some View { Text("日本 \u{1B}[31m alex").frame(height: 44) }
      }
      // old
      """)

  static func span(_ text: String) -> SourceSpan {
    let bytes = Array(text.utf8)
    let start = file.bytes.indices.first { file.bytes[$0...].starts(with: bytes) } ?? 0
    return SourceSpan(file: file, range: start..<(start + bytes.count))
  }

  static var clipped: Finding {
    Finding(
      rule: "text-clipped", severity: .error, span: span("Text(\"日本 \u{1B}[31m alex\")"),
      toolkit: .swiftui, screen: "Row", system: .ios, device: "iPhone 16",
      sizes: sizes("AX4", "AX5"), message: "“alex” is cut off.",
      evidence: Evidence(
        needs: 67, has: 43.999, unit: "pt", text: "alex",
        size: .ios(.accessibilityExtraExtraExtraLarge)),
      help: "Use a minimum height: .frame(minHeight: 44).",
      fix: Fix(
        safety: .suggestion,
        edits: [SourceEdit(span: span(".frame(height: 44)"), replacement: ".frame(minHeight: 44)")]),
      related: [RelatedPlace(span: span(".frame(height: 44)"), note: "its height is fixed here")])
  }

  static var clippedOnSmall: Finding {
    var finding = clipped
    finding.device = "iPhone SE"
    finding.sizes = sizes("AX1", "AX2", "AX3", "AX5")
    return finding
  }

  static var remark: Finding {
    Finding(
      rule: "layout-unresolved", severity: .info, span: span("// old"), toolkit: .swiftui,
      message: "Not understood.", help: "")
  }

  static func sizes(_ names: String...) -> [TextSize] { names.compactMap { TextSize($0) } }

  static func report(_ findings: [Finding]) -> RunReport {
    let systems = [
      SystemReport(system: .ios, device: "iPhone SE", holdsUpTo: .ios(.large), fails: sizes("AX1")),
      SystemReport(
        system: .ios, device: "iPhone 16", holdsUpTo: nil, fails: sizes("L", "AX4", "AX5")),
    ]
    let row = ScreenReport(
      name: "Row", span: span("struct Row"), toolkit: .swiftui, role: .component, systems: systems,
      nodes: 3, unresolved: 1)
    let good = ScreenReport(
      name: "Good", span: span("View"), toolkit: .swiftui, role: .screen,
      systems: [
        SystemReport(
          system: .ios, device: "iPhone 16", holdsUpTo: .ios(.accessibilityExtraExtraExtraLarge),
          fails: [])
      ], nodes: 1, unresolved: 0)
    let summary = RunReport.Summary(
      files: 1, screens: 2, layouts: 24, nodes: 4, unresolved: 1, seconds: 0.4129)
    return RunReport(
      findings: findings, screens: [good, row], summary: summary, notes: [],
      paths: ReportPaths(root: "/home/app", workingFolder: "/home/app/Sources"))
  }
}
