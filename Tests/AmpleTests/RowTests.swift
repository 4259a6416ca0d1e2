import Findings
import ScreenModel
import Testing
import TextScaling

@testable import Ample

/// One row of a label and a value: what holds, and what each way of spoiling it costs.
@Suite struct RowTests {
  private func findings(_ modifiers: String) throws -> [Finding] {
    let source = """
      import SwiftUI
      struct Row: View {
        let label: String
        let value: String
        @Environment(\\.dynamicTypeSize) private var size
        @ScaledMetric(relativeTo: .body) private var gap = 12
        var body: some View {
          let layout = size.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
            : AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: gap))
          layout {
            Text(label)
            if !size.isAccessibilitySize { Spacer() }
            Text(value)
          }
          .font(.body)\(modifiers)
        }
      }
      #Preview { Row(label: "Email", value: "alex.morgan@icloud.com") }
      """
    let request = CheckRequest(
      paths: ["Row.swift"], workingFolder: "/", sizes: TextSize.iosSizes,
      devices: [Device.named("iPhone SE 1") ?? .iPhoneSE],
      overlays: ["Row.swift": Array(source.utf8)], jobs: 1)
    return try Checker(request).run().findings.filter { $0.severity >= .warning }
  }

  @Test func `a row that stacks at the accessibility sizes holds on a narrow phone`() throws {
    #expect(try findings("").isEmpty)
  }

  @Test func `one line in a fixed height fails from the size at which the address no longer fits`()
    throws
  {
    let found = try findings("\n      .frame(height: 44)\n      .lineLimit(1)")
    let truncated = found.filter { $0.rule == "text-truncated" }
    #expect(truncated.map(\.span.start.line) == [14])
    #expect(truncated.first?.firstSize == .ios(.extraExtraExtraLarge))
    // Stacked, two lines of AX3 are higher than the frame: each text leaves it.
    let clipped = found.filter { $0.rule == "text-clipped" }
    #expect(clipped.map(\.span.start.line) == [12, 14])
    #expect(clipped.allSatisfy { $0.firstSize == .ios(.accessibilityExtraLarge) })
    #expect(found.count == 3)
  }

  @Test func `a fixed height alone cuts the stacked row`() throws {
    let found = try findings("\n      .frame(height: 44)")
    #expect(found.contains { $0.rule == "text-clipped" })
  }
}
