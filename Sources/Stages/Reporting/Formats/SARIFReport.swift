import Findings
import SourceText

/// SARIF 2.1.0, the OASIS format for results of static analysis.
enum SARIFReport {
  static func document(_ entries: [ReportEntry], _ options: Reporter.Options) -> String {
    let driver: JSONText = .object([
      .init("name", .string("ample")), .init("version", .string(options.version)),
      .init("rules", .array(options.rules.map(rule))),
    ])
    let run: JSONText = .object([
      .init("tool", .object([.init("driver", driver)])),
      .init("columnKind", .string("unicodeCodePoints")),
      .init("results", .array(entries.map(result))),
    ])
    let document: JSONText = .object([
      .init("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      .init("version", .string("2.1.0")), .init("runs", .array([run])),
    ])
    return document.pretty + "\n"
  }

  private static func rule(_ rule: RuleDescription) -> JSONText {
    .object([
      .init("id", .string(rule.id)), .init("shortDescription", text(rule.title)),
      .init("fullDescription", text(rule.summary)),
      .init("help", text(rule.rationale + " " + rule.remedy)),
      .init(
        "defaultConfiguration",
        .object([
          .init("enabled", .bool(rule.isEnabledByDefault)),
          .init("level", .string(level(rule.severity))),
        ])),
    ])
  }

  private static func result(_ entry: ReportEntry) -> JSONText {
    let finding = entry.finding
    var members: [JSONText.Member] = [
      .init("ruleId", .string(finding.rule)), .init("level", .string(level(finding.severity))),
      .init("message", text(entry.paragraph)),
      .init("locations", .array([location(entry.path, entry.start, entry.end)])),
      .init(
        "partialFingerprints", .object([.init("ample/v1", .string(entry.fingerprint))])),
    ]
    if finding.isBaselined { members.append(.init("baselineState", .string("unchanged"))) }
    if finding.isSuppressed {
      let suppression: JSONText = .object([.init("kind", .string("inSource"))])
      members.append(.init("suppressions", .array([suppression])))
    }
    return .object(members)
  }

  private static func location(
    _ path: String, _ start: SourcePosition, _ end: SourcePosition
  ) -> JSONText {
    let region: JSONText = .object([
      .init("startLine", .integer(start.line)), .init("startColumn", .integer(start.column)),
      .init("endLine", .integer(end.line)), .init("endColumn", .integer(end.column)),
    ])
    let artifact: JSONText = .object([.init("uri", .string(uri(path)))])
    return .object([
      .init(
        "physicalLocation",
        .object([.init("artifactLocation", artifact), .init("region", region)]))
    ])
  }

  private static func text(_ text: String) -> JSONText {
    .object([.init("text", .string(text))])
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  /// A path with everything but letters, digits and a few marks written as `%` and two digits.
  private static func uri(_ path: String) -> String {
    path.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "-._~/+".unicodeScalars.contains(scalar))
      if isPlain { return String(scalar) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }
}
