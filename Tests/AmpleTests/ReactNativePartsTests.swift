import Findings
import Testing
import TextScaling

@testable import Ample

/// Parts of React Native screens: what they stand in is not known, and nothing is said about it.
@Suite struct ReactNativePartsTests {
  private func rules(_ source: String, sizes: [TextSize] = TextSize.iosSizes) throws -> [String] {
    let imports = "import { View, Text, StyleSheet } from 'react-native';\n"
    let request = CheckRequest(
      paths: ["Part.tsx"], workingFolder: "/", sizes: sizes, devices: [.iPhone16],
      overlays: ["Part.tsx": Array((imports + source).utf8)], jobs: 1)
    return try Checker(request).run().findings.filter { $0.severity >= .warning }.map(\.rule)
  }

  /// A bar at the bottom of a part and a text at its top, `style` being that of the part.
  private func overlay(_ style: String) -> String {
    """
    export const Part = ({ onPress }: Props) => (
      <View style={{ \(style) }}>
        <Text>Nobody has written anything in this room so far</Text>
        <View style={{ position: 'absolute', left: 0, right: 0, bottom: 0 }}><Text>Call</Text></View>
      </View>
    );
    """
  }

  @Test func `a bar over a part that fills its screen lies where the screen has room`() throws {
    #expect(try rules(overlay("flex: 1")).isEmpty)
    #expect(try rules(overlay("height: '100%'")).isEmpty)
  }

  @Test func `a bar over a part of a height of its own lies on its text`() throws {
    #expect(try rules(overlay("height: 60")).contains("text-overlap"))
  }

  @Test func `made-up words that are split at the default size say nothing about overlaps`() throws {
    let found = try rules(
      """
      export const Row = ({ userName, otherName }: Props) => (
        <View style={{ flexDirection: 'row' }}>
          <View style={{ width: 10 }}><Text>{userName}</Text></View><Text>Departure</Text>
        </View>
      );
      """)
    #expect(!found.contains("text-overlap"))
  }
}
