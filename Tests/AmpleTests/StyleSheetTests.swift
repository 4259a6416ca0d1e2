import Findings
import ScreenModel
import Testing
import TextScaling

@testable import Ample

/// React Native keeps lengths in tables of styles: there they are mended, and there they are blamed.
@Suite struct StyleSheetTests {
  private func places(_ element: String, _ styles: String) throws -> [String] {
    let source = """
      import { StyleSheet, Text, View, Pressable, PixelRatio } from 'react-native';
      export function Row({ label }) { return \(element); }
      const styles = StyleSheet.create({
        \(styles)
      });
      """
    let request = CheckRequest(
      paths: ["Row.tsx"], workingFolder: "/", sizes: TextSize.iosSizes, devices: [.iPhone16],
      overlays: ["Row.tsx": Array(source.utf8)], jobs: 1)
    return try Checker(request).run().findings.filter { $0.severity >= .warning }
      .map { "\($0.span.start.line) \($0.rule)" }
  }

  @Test func `a fixed height is blamed where it stands`() throws {
    #expect(
      try places("<View style={styles.row}><Text>Two words</Text></View>", "row: { height: 20, overflow: 'hidden' }")
        == ["4 text-clipped"])
    #expect(
      try places("<View style={{ height: 20, overflow: 'hidden' }}><Text>Two words</Text></View>", "")
        == ["2 text-clipped"])
  }

  @Test func `a text that grows out of a card that keeps its ratio is blamed on the ratio`() throws {
    let card = "<View style={styles.card}><Text>Your changes are saved automatically and are there on all devices.</Text></View>"
    #expect(
      try places(card, "card: { aspectRatio: 16 / 8, backgroundColor: 'white' }") == ["4 text-clipped"])
    // A box that must be higher is as high as its text.
    #expect(try places("<View style={{ minHeight: 90, backgroundColor: 'white' }}><Text>Two words</Text></View>", "").isEmpty)
  }

  @Test func `a fixed width that breaks a time is blamed where it stands`() throws {
    #expect(
      try places("<View style={styles.row}><Text style={styles.time}>12:59 PM</Text></View>",
        "row: { flexDirection: 'row' }, time: { width: 50 }") == ["4 narrow-column"])
  }

  @Test func `a line height as high as its box is blamed in place of the box`() throws {
    #expect(
      try places("<View style={styles.row}><Text style={styles.label} numberOfLines={1}>Label</Text></View>",
        "row: { height: 44 },\n  label: { height: '100%', lineHeight: 44 }") == ["5 text-clipped"])
  }

  @Test func `a height that a text is allowed itself is blamed in place of its line height`() throws {
    let element = "<Text style={[styles.cell, { maxHeight: 24 }]} numberOfLines={1}>Label</Text>"
    #expect(try places(element, "cell: { fontSize: 12, lineHeight: 24 }") == ["2 text-clipped"])
  }

  @Test func `a button that is left less than half of its sign cannot be reached`() throws {
    let row = "<View style={styles.row}><Text>Accessibility settings</Text>"
      + "<Pressable style={styles.close} onPress={close}><View style={styles.sign} /></Pressable></View>"
    let styles = "row: { flexDirection: 'row', width: 250 }, close: { CLOSE }, sign: { width: 24, height: 24 }"
    let squeezed = try places(row, styles.replacing("CLOSE", with: "flex: 1"))
    #expect(squeezed.contains("2 action-unreachable"))
    let free = try places(row.replacing("<Text>", with: "<Text style={{ flex: 1 }}>"), styles.replacing("CLOSE", with: ""))
    #expect(!free.contains("2 action-unreachable"))
  }

  @Test func `made-up words in a box for initials say nothing about cutting`() throws {
    #expect(
      try places("<View style={styles.circle}><Text numberOfLines={1}>{label}</Text></View>",
        "circle: { width: 30 }").isEmpty)
  }

  @Test func `a button without any width left cannot be reached`() throws {
    let row = "<View style={styles.row}><View style={{ width: 200 * PixelRatio.getFontScale(), height: 20 }} />"
      + "<Pressable style={styles.rest}><View style={styles.sign} /></Pressable></View>"
    let styles = "row: { flexDirection: 'row' }, rest: { flex: 1, overflow: 'hidden' }, sign: { height: 24 }"
    #expect(try places(row, styles).contains("2 action-unreachable"))
  }
}
