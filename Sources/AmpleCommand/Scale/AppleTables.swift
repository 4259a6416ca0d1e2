import TextScaling

/// The tables of Apple's systems.
enum AppleTables {
  /// Every style at every size of iOS 11 and later.
  static var styles: ScaleTable {
    let names = ContentSizeCategory.allCases.map(\.shortName)
    var rows: [[String]] = []
    var records: [[JSONValue]] = []
    for style in TextStyle.allCases {
      let weight = AppleTypography.weight(of: style).rawValue
      rows.append(
        [style.rawValue, weight]
          + ContentSizeCategory.allCases.map { category in
            cell(AppleTypography.specification(of: style, at: category))
          })
      for category in ContentSizeCategory.allCases {
        guard let row = AppleTypography.specification(of: style, at: category) else { continue }
        records.append([.string(style.rawValue), .string(category.shortName)] + record(row))
      }
    }
    return ScaleTable(
      name: "ios", title: "iOS 11 and later: size/leading in points",
      columns: ["style", "weight"] + names, rows: rows, keys: ["style", "size"] + recordKeys,
      records: records,
      notes: [
        "Apple Human Interface Guidelines, Typography; verified, but the extra large titles: one source, L only."
      ])
  }

  /// Every style on iOS 7 to 10.
  static var legacy: ScaleTable {
    let releases: [IOSRelease] = [.ios7, .ios8, .ios9, .ios10]
    var rows: [[String]] = []
    var records: [[JSONValue]] = []
    for release in releases {
      for style in release.styles {
        var line = ["iOS \(release.rawValue)", style.rawValue]
        for category in ContentSizeCategory.allCases {
          let size = LegacyTypography.size(of: style, at: category, on: release)
          let isInferred = size?.confidence == .inferred
          line.append(size.map { ScaleFormat.short($0.points) + (isInferred ? "?" : "") } ?? "")
          records.append([
            .string("iOS \(release.rawValue)"), .string(style.rawValue),
            .string(category.shortName), .number(size?.points),
            size.map { .string($0.confidence.rawValue) } ?? .null,
          ])
        }
        rows.append(line)
      }
    }
    return ScaleTable(
      name: "ios-legacy", title: "iOS 7 to 10: size in points",
      columns: ["release", "style"] + ContentSizeCategory.allCases.map(\.shortName), rows: rows,
      keys: ["release", "style", "size", "points", "confidence"], records: records,
      notes: [
        "Before iOS 11 only body grew at the accessibility sizes. iOS 8 is a complete log of 8.4; iOS 7 is partial.",
        "A question mark is inferred from the releases before and after; a dash is not known.",
      ])
  }

  /// Every style at every size of a watch.
  static var watch: ScaleTable {
    let names = WatchTypography.categories.map(\.shortName)
    var rows: [[String]] = []
    var records: [[JSONValue]] = []
    for style in WatchTextStyle.allCases {
      var line = [style.rawValue]
      for category in WatchTypography.categories {
        let row = WatchTypography.specification(of: style, at: category)
        let isSuspicious = WatchTypography.isSuspicious(style, at: category)
        line.append(cell(row) + (isSuspicious ? "?" : ""))
        guard let row else { continue }
        records.append(
          [.string(style.rawValue), .string(category.shortName)] + record(row)
            + [.bool(isSuspicious)])
      }
      rows.append(line)
    }
    return ScaleTable(
      name: "watchos", title: "watchOS: size/leading in points", columns: ["style"] + names,
      rows: rows, keys: ["style", "size"] + recordKeys + ["suspicious"], records: records,
      notes: [
        "Apple Human Interface Guidelines, Typography; one copy, XS and AX1 confirmed by a second.",
        "A question mark is a leading that breaks the pattern of its neighbours.",
      ])
  }

  /// The styles of macOS.
  static var mac: ScaleTable {
    let rows = TextStyle.published.map { style in
      (style.rawValue, MacTypography.specification(of: style))
    }
    return fixed("macos", "macOS: styles that do not grow", rows)
  }

  /// The styles of tvOS.
  static var tv: ScaleTable {
    let rows = TVTextStyle.allCases.map { style in
      (style.rawValue, Optional(TVTypography.specification(of: style)))
    }
    return fixed("tvos", "tvOS: styles that do not grow", rows)
  }

  /// San Francisco's tracking by size.
  static var tracking: ScaleTable {
    let numbers = SanFrancisco.trackedSizes.map { ($0, SanFrancisco.tracking(at: $0)) }
    return ScaleTable(
      name: "tracking", title: "San Francisco: tracking in points by size",
      columns: ["pt", "tracking"],
      rows: numbers.map { [ScaleFormat.short($0), ScaleFormat.short($1)] },
      keys: ["points", "tracking"], records: numbers.map { [.number($0), .number($1)] },
      notes: [
        "Apple Human Interface Guidelines, Typography. Between the rows: straight lines, inferred."
      ])
  }

  /// What UIFontMetrics multiplies by.
  static var factors: ScaleTable {
    var records: [[JSONValue]] = []
    let rows = TextStyle.published.map { style in
      let factors = ContentSizeCategory.allCases.map { FontMetrics(for: style).factor(at: $0) }
      for (category, factor) in zip(ContentSizeCategory.allCases, factors) {
        records.append([
          .string(style.rawValue), .string(category.shortName), .number(factor),
        ])
      }
      return [style.rawValue] + factors.map(ScaleFormat.short)
    }
    return ScaleTable(
      name: "factors", title: "UIFontMetrics: what a font of one’s own is multiplied by",
      columns: ["style"] + ContentSizeCategory.allCases.map(\.shortName), rows: rows,
      keys: ["style", "size", "factor"], records: records,
      notes: [
        "The leading at a size over the leading at L; then rounded to whole points or pixels."
      ])
  }

  private static let recordKeys = ["points", "leading", "tracking", "weight", "emphasizedWeight"]

  private static func record(_ row: TypeSpecification) -> [JSONValue] {
    [
      .number(row.size), .number(row.leading), .number(row.tracking),
      .string(row.weight.rawValue), .string(row.emphasizedWeight.rawValue),
    ]
  }

  private static func cell(_ row: TypeSpecification?) -> String {
    guard let row else { return "" }
    return ScaleFormat.short(row.size) + (row.leading.map { "/" + ScaleFormat.short($0) } ?? "")
  }

  private static func fixed(
    _ name: String, _ title: String, _ styles: [(name: String, row: TypeSpecification?)]
  ) -> ScaleTable {
    let known = styles.compactMap { style in style.row.map { (name: style.name, row: $0) } }
    return ScaleTable(
      name: name, title: title, columns: ["style", "size/leading", "weight", "emphasized"],
      rows: known.map {
        [$0.name, cell($0.row), $0.row.weight.rawValue, $0.row.emphasizedWeight.rawValue]
      },
      keys: ["style"] + recordKeys, records: known.map { [.string($0.name)] + record($0.row) },
      notes: ["Apple Human Interface Guidelines, Typography; two copies agree."])
  }
}
