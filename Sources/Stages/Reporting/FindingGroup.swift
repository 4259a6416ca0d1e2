import Findings

/// The same fault on several devices, told once.
struct FindingGroup: Sendable {
  /// The entries, at least one, in the order of the devices' names.
  let entries: [ReportEntry]

  /// The one with the most failing sizes; of equals the first.
  var worst: ReportEntry {
    entries.dropFirst().reduce(entries[0]) { worst, entry in
      entry.finding.sizes.count > worst.finding.sizes.count ? entry : worst
    }
  }

  /// Draws together what differs only in device, system, sizes and measures.
  static func groups(of entries: [ReportEntry]) -> [FindingGroup] {
    struct Key: Hashable {
      let rule: String
      let path: String
      let range: Range<Int>
    }
    var order: [Key] = []
    var members: [Key: [ReportEntry]] = [:]
    for entry in entries {
      let key = Key(
        rule: entry.finding.rule, path: entry.path, range: entry.finding.span.range)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(entry)
    }
    return order.compactMap { key in members[key].map { FindingGroup(entries: $0) } }
  }
}
