import SourceText

/// Names findings so that they are known again after lines have moved.
package enum Fingerprints {
  /// A fingerprint for each finding, in the same order.
  ///
  /// It depends on the rule, the file within the project, the screen, the device and the text of the
  /// place, not on its line. Equal findings are told apart by counting from the top of the file.
  package static func of(_ findings: [Finding]) -> [String] {
    var fingerprints = Array(repeating: "", count: findings.count)
    var seen: [String: Int] = [:]
    for index in findings.indices.sorted(by: { findings[$0].span < findings[$1].span }) {
      let identity = identity(of: findings[index])
      let ordinal = seen[identity, default: 0]
      seen[identity] = ordinal + 1
      fingerprints[index] = hexadecimal(identity + "\u{0}\(ordinal)")
    }
    return fingerprints
  }

  private static func identity(of finding: Finding) -> String {
    let words = finding.span.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let parts = [
      finding.rule, finding.span.file.path, finding.screen ?? "", finding.device ?? "", words,
    ]
    return parts.joined(separator: "\u{0}")
  }

  /// FNV-1a of 64 bits, in 16 hexadecimal digits.
  private static func hexadecimal(_ text: String) -> String {
    let offsetBasis: UInt64 = 0xcbf2_9ce4_8422_2325
    let prime: UInt64 = 0x100_0000_01b3
    let hash = text.utf8.reduce(offsetBasis) { ($0 ^ UInt64($1)) &* prime }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
