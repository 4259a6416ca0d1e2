import Findings
import Foundation
import Testing
import TextScaling

@testable import Ample

/// The account row of each toolkit, as it holds and as each way of spoiling it breaks it, at its line
/// and from the size where it really does.
///
/// Taking the weight from the last text of a Compose row breaks nothing, since it is given what its
/// neighbours leave anyway: that none of them has a share is a remark. In front it takes all that it
/// likes, and breaks the row.
@Suite struct AccountRowTests {
  static let address = "alexandra.morgan.whitfield@icloud.example"

  /// A change of a row, and what is found then: “line rule from size”, in the order of the report.
  struct Change: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let found: [String]

    init(_ old: String, _ new: String, _ found: String...) {
      self.old = old
      self.new = new
      self.found = found
    }

    var testDescription: String { "“\(old)” → “\(new)”" }
  }

  private func found(_ file: String, _ source: String) throws -> [String] {
    let request = CheckRequest(
      paths: ["/\(file)"], workingFolder: "/", overlays: ["/\(file)": Array(source.utf8)], jobs: 1)
    return try Checker(request).run().findings.filter { $0.rule != "layout-unresolved" }.map { finding in
      "\(finding.span.start.line) \(finding.rule)" + (finding.firstSize.map { " from \($0)" } ?? "")
    }
  }

  private func found(_ file: String, _ source: String, after change: Change) throws -> [String] {
    #expect(source.contains(change.old))
    return try found(file, source.replacingOccurrences(of: change.old, with: change.new))
  }

  // MARK: Jetpack Compose

  static let compose = """
    @Composable
    fun AccountRow(label: String, value: String) {
        val stacked = LocalDensity.current.fontScale >= 1.5f
        val modifier = Modifier.fillMaxWidth()
            .heightIn(min = 56.dp)
            .padding(horizontal = 16.dp, vertical = 8.dp)
        if (stacked) {
            Column(modifier) {
                Text(label, style = MaterialTheme.typography.bodyLarge)
                Text(value, style = MaterialTheme.typography.bodyMedium)
            }
        } else {
            Row(modifier, verticalAlignment = Alignment.CenterVertically) {
                Text(label, style = MaterialTheme.typography.bodyLarge)
                Spacer(Modifier.width(16.dp))
                Text(value, Modifier.weight(1f), textAlign = TextAlign.End,
                    style = MaterialTheme.typography.bodyMedium)
            }
        }
    }

    @PreviewFontScale
    @Composable
    fun AccountRowPreview() { AppTheme { AccountRow("Email", "alex.morgan@icloud.com") } }
    """

  @Test func `the row of Compose holds`() throws {
    #expect(try found("AccountRow.kt", Self.compose) == [])
  }

  @Test(arguments: [
    Change("heightIn(min = 56.dp)", "height(56.dp)", "10 content-disappears from 150%",
      "16 text-clipped from 115%"),
    Change(
      "Text(value, style = MaterialTheme.typography.bodyMedium)",
      "Text(value, fontSize = with(LocalDensity.current) { 14.dp.toSp() })",
      "10 body-under-200 from 200%"),
    Change("textAlign = TextAlign.End,", "maxLines = 1,", "16 text-truncated from 115%"),
    Change("Text(value, Modifier.weight(1f), ", "Text(value, ", "16 unbounded-row-text"),
    Change(
      "Text(label, style = MaterialTheme.typography.bodyLarge)\n            Spacer(Modifier.width(16.dp))\n",
      "Text(value)\n            Text(label)\n", "15 content-disappears from 115%"),
  ])
  func `the row of Compose breaks`(_ change: Change) throws {
    let seen = try found("AccountRow.kt", Self.compose, after: change)
    #expect(seen == change.found, "\(seen)")
  }

  // MARK: React Native

  static let reactNative = """
    import { StyleSheet, Text, View, useWindowDimensions } from "react-native";

    function AccountRow({ label, value }: { label: string; value: string }) {
      const { fontScale } = useWindowDimensions();
      const stacked = fontScale >= 1.35;
      return (
        <View style={{ minHeight: 44, paddingVertical: 10, gap: stacked ? 2 : 12,
          flexDirection: stacked ? "column" : "row", justifyContent: "space-between" }}>
          <Text style={styles.body}>{label}</Text>
          <Text style={[styles.body, styles.secondary]}>{value}</Text>
        </View>
      );
    }

    export default function Account() {
      return <AccountRow label="Email" value="alex.morgan@icloud.com" />;
    }

    const styles = StyleSheet.create({ body: { fontSize: 17 }, secondary: { color: "gray" } });
    """

  @Test func `the row of React Native holds`() throws {
    #expect(try found("AccountRow.tsx", Self.reactNative) == [])
  }

  @Test(arguments: [
    Change(
      "minHeight: 44", "height: 44", "9 text-clipped from 150%", "9 text-clipped from AX1",
      "10 text-clipped from 150%", "10 text-clipped from XXXL"),
    Change(
      "styles.secondary]}", "styles.secondary]} allowFontScaling={false}",
      "10 body-under-200 from 200%", "10 body-under-200 from AX3"),
    Change(
      "styles.secondary]}", "styles.secondary]} maxFontSizeMultiplier={1.3}",
      "10 body-under-200 from 200%", "10 body-under-200 from AX3"),
    Change("fontScale >= 1.35", "false", "10 content-off-screen from AX1"),
  ])
  func `the row of React Native breaks`(_ change: Change) throws {
    let seen = try found("AccountRow.tsx", Self.reactNative, after: change)
    #expect(seen == change.found, "\(seen)")
  }

  // MARK: Flutter

  static let flutter = """
    import 'package:flutter/material.dart';

    class AccountPage extends StatelessWidget {
      const AccountPage({super.key, this.label = 'Email', this.value = '\(address)'});

      final String label;
      final String value;

      @override
      Widget build(BuildContext context) {
        final scaler = MediaQuery.textScalerOf(context);
        final stacked = scaler.scale(17) / 17 >= 1.35;

        final row = Flex(
          direction: stacked ? Axis.vertical : Axis.horizontal,
          crossAxisAlignment: stacked ? CrossAxisAlignment.start : CrossAxisAlignment.center,
          children: [
            Text(label),
            if (!stacked) const SizedBox(width: 16),
            Flexible(child: Text(value, textAlign: stacked ? TextAlign.start : TextAlign.end)),
          ],
        );
        return Scaffold(body: SafeArea(child: row));
      }
    }
    """

  @Test func `the row of Flutter holds`() throws {
    #expect(try found("account_page.dart", Self.flutter) == [])
  }

  @Test(arguments: [
    Change(
      "Flexible(child: Text(value, textAlign: stacked ? TextAlign.start : TextAlign.end))",
      "Text(value)", "20 content-off-screen from 130%", "20 content-off-screen from XXL"),
    Change(
      "SafeArea(child: row)", "SafeArea(child: Center(child: SizedBox(height: 44, child: row)))",
      "20 content-disappears from XXL", "20 text-clipped from 130%"),
    Change(
      "Text(value,", "Text(value, textScaler: TextScaler.noScaling,", "20 body-under-200 from 200%", "20 body-under-200 from AX3"),
    Change(
      "child: row", "child: MediaQuery.withClampedTextScaling(maxScaleFactor: 1.3, child: row)",
      "18 body-under-200 from 200%", "18 body-under-200 from AX3", "20 body-under-200 from 200%", "20 body-under-200 from AX3"),
    Change(
      "child: Text(value, textAlign: stacked ? TextAlign.start : TextAlign.end)",
      "child: RichText(text: TextSpan(text: value, style: const TextStyle(fontSize: 16)))",
      "20 body-under-200 from 200%", "20 body-under-200 from AX3"),
    Change(
      "SafeArea(child: row)", "ListView(children: [row])", "20 layout-exception from 150%", "20 layout-exception from XXXL"),
  ])
  func `the row of Flutter breaks`(_ change: Change) throws {
    let seen = try found("account_page.dart", Self.flutter, after: change)
    #expect(seen == change.found, "\(seen)")
  }
}
