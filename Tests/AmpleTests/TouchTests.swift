import Findings
import ScreenModel
import Testing
import TextScaling

@testable import Ample

/// Parts that cannot be touched.
@Suite struct TouchTests {
  private func rules(_ modifier: String) throws -> Set<String> {
    let source = """
      import SwiftUI
      struct Page: View {
        var body: some View {
          VStack {
            ForEach(0..<6) { _ in
              Text("Your order is on its way and will arrive within three days.").fixedSize(horizontal: false, vertical: true)
            }
            Button("Pay now") {}\(modifier)
          }
        }
      }
      """
    let request = CheckRequest(
      paths: ["Page.swift"], workingFolder: "/", sizes: TextSize.iosSizes, devices: [.iPhone16],
      overlays: ["Page.swift": Array(source.utf8)], jobs: 1)
    return Set(try Checker(request).run().findings.map(\.rule))
  }

  @Test func `only what can be touched is called out of reach`() throws {
    #expect(try rules("").contains("action-unreachable"))
    #expect(try rules(".allowsHitTesting(true)").contains("action-unreachable"))
    #expect(try !rules(".allowsHitTesting(false)").contains("action-unreachable"))
  }
}
