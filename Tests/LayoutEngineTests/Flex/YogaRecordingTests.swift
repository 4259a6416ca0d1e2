import FlexRecordings
import Foundation
import LayoutEngine
import ScreenModel
import TestSupport
import Testing

/// Boxes as Yoga itself has them, replayed.
@Suite struct YogaRecordingTests {
  /// A text by the rule of the recording: half an em for a character, 1.2 em rounded up for a line.
  static func text(_ string: String, _ size: Double) -> TextContent {
    TextContent(runs: [
      TextRun(
        string: string, font: FontChoice(size: .fixed(size), family: .named("Block")),
        lineHeight: .fixed((1.2 * size).rounded(.up)))
    ])
  }

  static func boxes(_ node: LaidOutNode) -> [[Double]] {
    let frame = node.frame
    return [[frame.minX, frame.minY, frame.size.width, frame.size.height]]
      + node.children.flatMap(boxes)
  }

  /// What our engine makes of a case, each box before those in it.
  static func replay(
    _ recorded: FlexRecording.Case, with typesetter: any Typesetter,
    text: (String, Double) -> TextContent
  ) -> [[Double]] {
    let node = recorded.tree.screenNode(text: text)
    let result = laidOut(
      node, width: recorded.w, height: recorded.h ?? 640,
      role: recorded.h == nil ? .component : .screen, scale: recorded.scale, with: typesetter)
    return boxes(result.root)
  }

  @Test func `every box is where Yoga has it`() throws {
    let recording = try FlexRecording.read("yoga")
    let agreement = recording.agreement(within: 0.002) {
      Self.replay($0, with: BlockTypesetter(), text: Self.text)
    }
    print("flexbox: \(agreement.same) of \(agreement.all) boxes as \(recording.engine)")
    for difference in agreement.differences.prefix(20) { print("flexbox:", difference) }
    #expect(agreement.all > 4000)
    #expect(agreement.same == agreement.all)
  }

  @Test func `what browsers do otherwise is as in Yoga`() throws {
    let recording = try FlexRecording.read("differences")
    #expect(recording.cases.count >= 25)
    for recorded in recording.cases {
      let boxes = Self.replay(recorded, with: BlockTypesetter(), text: Self.text)
      #expect(boxes == recorded.boxes, "\(recorded.title ?? "")")
      #expect(recorded.boxes != recorded.browser, "\(recorded.title ?? "")")
    }
  }
}
