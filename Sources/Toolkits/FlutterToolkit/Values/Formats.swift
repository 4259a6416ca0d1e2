// Provenance: the skeletons and patterns of the package intl, in its English forms.

import ComponentModel

extension BuildContext {
  /// `DateFormat.yMMMd().format(date)`, `NumberFormat('#,##0').format(count)`: a long example of what the
  /// format gives; nil for other calls.
  func formatted(_ name: String, by base: Value?, _ arguments: Arguments) -> Value? {
    guard name == "format", case .symbol(let symbol)? = base else { return nil }
    switch symbol.root {
    case "DateFormat":
      var skeletons: [String] = []
      for step in symbol.steps {
        if step.name == "init" || step.name == "addPattern" {
          guard case .text(let pattern)? = step.arguments?.first else { continue }
          skeletons.append(DateSkeleton.fill(pattern: pattern.string))
        } else {
          let bare = step.name.hasPrefix("add_") ? String(step.name.dropFirst(4)) : step.name
          skeletons.append(DateSkeleton.byName[bare] ?? DateSkeleton.longest)
        }
      }
      let text = skeletons.isEmpty ? DateSkeleton.longest : skeletons.joined(separator: " ")
      return .text(TextValue(text, origin: .sample, hint: "date"))
    case "NumberFormat": return .text(number(arguments.first, symbol.steps.first))
    default: return nil
    }
  }

  private func number(_ value: Value?, _ format: Symbol.Step?) -> TextValue {
    if let number = value?.number, let text = displayedText(of: .number(number)) { return text }
    let name = format?.name ?? ""
    let text =
      if name.contains("urrency") { "€1,234.50" } else if name.contains("percent") { "100%" }
      else if name.contains("compact") { "1.2K" } else { "1,234" }
    return TextValue(text, origin: .sample, hint: "number")
  }
}

extension BuildContext {
  /// A part of a moment or of a span of time: `DateTime.now().year`, `Duration(minutes: 5).inSeconds`.
  ///
  /// A span that the source states is calculated; all others are long examples, which may be anything.
  func timeMember(_ name: String, of symbol: Symbol) -> Value? {
    if symbol.root == "Duration", symbol.steps.count == 1, let arguments = symbol.steps[0].arguments,
      let unit = Self.seconds[name]
    {
      var total = 0.0
      for argument in arguments.all {
        guard let label = argument.label, let each = Self.seconds["in" + label.prefix(1).uppercased() + label.dropFirst()],
          let number = argument.value.number
        else { return example(name) }
        total += number * each
      }
      return .number((total / unit).rounded(.towardZero))
    }
    return example(name)
  }

  private func example(_ name: String) -> Value? {
    Self.examples[name].map { .unknown(Unknown(hint: name, likely: .number($0))) }
  }

  private static var seconds: [String: Double] {
    [
      "inDays": 86400, "inHours": 3600, "inMinutes": 60, "inSeconds": 1, "inMilliseconds": 0.001,
      "inMicroseconds": 0.000_001,
    ]
  }

  private static var examples: [String: Double] {
    [
      "inDays": 28, "inHours": 23, "inMinutes": 59, "inSeconds": 59, "inMilliseconds": 1234, "year": 2026,
      "month": 12, "day": 23, "weekday": 3, "hour": 22, "minute": 48, "second": 36, "millisecond": 123,
    ]
  }
}

/// Dates as their formats show them, on a day with long names.
enum DateSkeleton {
  static let longest = "Wednesday, September 23, 2026"

  static let byName: [String: String] = [
    "d": "23", "E": "Wed", "EEEE": "Wednesday", "LLL": "Sep", "LLLL": "September", "M": "9", "Md": "9/23",
    "MEd": "Wed, 9/23", "MMM": "Sep", "MMMd": "Sep 23", "MMMEd": "Wed, Sep 23", "MMMM": "September",
    "MMMMd": "September 23", "MMMMEEEEd": "Wednesday, September 23", "QQQ": "Q3", "QQQQ": "3rd quarter",
    "y": "2026", "yM": "9/2026", "yMd": "9/23/2026", "yMEd": "Wed, 9/23/2026", "yMMM": "Sep 2026",
    "yMMMd": "Sep 23, 2026", "yMMMEd": "Wed, Sep 23, 2026", "yMMMM": "September 2026",
    "yMMMMd": "September 23, 2026", "yMMMMEEEEd": longest, "H": "22", "Hm": "22:48", "Hms": "22:48:36",
    "j": "10 PM", "jm": "10:48 PM", "jms": "10:48:36 PM", "m": "48", "ms": "48:36", "s": "36",
  ]

  /// The letters of a pattern replaced by the parts of the day; what stands in quotes stays.
  static func fill(pattern: String) -> String {
    if let known = byName[pattern], pattern.count > 1 { return known }
    var result = ""
    var isQuoted = false
    var rest = Substring(pattern)
    while let letter = rest.first {
      if letter == "'" {
        isQuoted.toggle()
        rest = rest.dropFirst()
        continue
      }
      guard !isQuoted, letter.isLetter else {
        result.append(letter)
        rest = rest.dropFirst()
        continue
      }
      let run = rest.prefix { $0 == letter }
      result += part(letter, run.count)
      rest = rest.dropFirst(run.count)
    }
    return result
  }

  private static func part(_ letter: Character, _ count: Int) -> String {
    switch letter {
    case "y": count == 2 ? "26" : "2026"
    case "M", "L": count == 1 ? "9" : count == 2 ? "09" : count == 3 ? "Sep" : "September"
    case "d": "23"
    case "E": count < 4 ? "Wed" : "Wednesday"
    case "H", "k": "22"
    case "h", "K": "10"
    case "m": "48"
    case "s": "36"
    case "S": String(repeating: "0", count: count)
    case "a": "PM"
    case "Q": "Q3"
    default: String(repeating: letter, count: count)
    }
  }
}
