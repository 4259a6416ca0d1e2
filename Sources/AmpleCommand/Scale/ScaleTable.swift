/// A table of numbers in two shapes: a grid for people, and one record a number for machines.
struct ScaleTable: Sendable, Equatable {
  /// The name after `--table`.
  let name: String
  let title: String
  /// The heads of the grid's columns.
  let columns: [String]
  /// The grid, row by row; an empty text is a number that is not known.
  let rows: [[String]]
  /// The keys of the records.
  let keys: [String]
  /// The records, in the order of the keys.
  let records: [[JSONValue]]
  /// What the numbers are, where they come from and how far they can be trusted.
  let notes: [String]
}

/// A form in which a table is written.
enum ScaleTableFormat: String, CaseIterable, Sendable {
  case text, json, csv, markdown
}

extension ScaleTable {
  /// The table in a form, ending in a newline.
  func document(_ format: ScaleTableFormat) -> String {
    switch format {
    case .text: text
    case .json: json
    case .csv: csv
    case .markdown: markdown
    }
  }

  private static let unknown = "–"

  private var shown: [[String]] { rows.map { $0.map { $0.isEmpty ? Self.unknown : $0 } } }

  private var text: String {
    let lines = [columns] + shown
    let widths = columns.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    let set = lines.map { line in
      line.indices.map { column in
        isNumeric(column)
          ? line[column].paddedLeft(to: widths[column]) : line[column].padded(to: widths[column])
      }.joined(separator: "  ").trimmingTrailingSpaces
    }
    return ([title, ""] + set + [""] + notes).joined(separator: "\n") + "\n"
  }

  private var markdown: String {
    let rule = columns.indices.map { isNumeric($0) ? "---:" : "---" }
    let lines = ([columns, rule] + shown).map { "| " + $0.joined(separator: " | ") + " |" }
    return (["### " + title, ""] + lines + [""] + notes.map { $0 + "\n" }).joined(separator: "\n")
  }

  private var csv: String {
    let lines = records.map { record in record.map(Self.field).joined(separator: ",") }
    return ([keys.joined(separator: ",")] + lines).joined(separator: "\n") + "\n"
  }

  private var json: String {
    let lines = records.map { record in
      "    " + JSONValue.object(zip(keys, record).map { JSONMember($0, $1) }).line
    }
    let notes = JSONValue.array(notes.map(JSONValue.string)).line
    return """
      {
        "table": \(JSONValue.string(name).line),
        "title": \(JSONValue.string(title).line),
        "notes": \(notes),
        "rows": [
      \(lines.joined(separator: ",\n"))
        ]
      }

      """
  }

  private func isNumeric(_ column: Int) -> Bool {
    rows.allSatisfy { row in
      row[column].isEmpty || row[column].first.map { $0.isNumber || $0 == "-" } ?? false
    }
  }

  private static func field(_ value: JSONValue) -> String {
    switch value {
    case .null: return ""
    case .string(let text):
      let needsQuotes = text.contains { $0 == "," || $0 == "\"" || $0.isNewline }
      guard needsQuotes else { return text }
      let doubled = text.map { $0 == "\"" ? "\"\"" : String($0) }.joined()
      return "\"" + doubled + "\""
    case .bool, .number, .array, .object: return value.line
    }
  }
}
