import ComponentModel

/// Numbers as a person reads them, without the help of a locale: grouping by commas.
enum NumberText {
  /// With as many digits after the point as asked for; nil: as many as there are, at most two.
  static func decimal(_ number: Double, digits: Int? = nil) -> String {
    guard number.isFinite, abs(number) < largestExact else { return "\(number)" }
    let places = min(max(digits ?? 2, 0), 6)
    var scale: Double = 1
    for _ in 0..<places { scale *= 10 }
    let scaled = (abs(number) * scale).rounded()
    guard scaled < largestExact, let whole = Int(exactly: scaled), let unit = Int(exactly: scale)
    else { return "\(number)" }
    var fraction = places == 0 ? "" : padded("\(whole % unit)", to: places)
    if digits == nil {
      while fraction.hasSuffix("0") { fraction.removeLast() }
    }
    let sign = number < 0 && whole != 0 ? "-" : ""
    return sign + grouped(whole / unit) + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// A price with the currency's sign where it is common, else its code.
  static func currency(_ number: Double, code: String) -> String {
    let sign = ["EUR": "€", "USD": "$", "GBP": "£", "JPY": "¥", "INR": "₹"][code] ?? code + " "
    return sign + decimal(number, digits: code == "JPY" ? 0 : 2)
  }

  static func padded(_ text: String, to length: Int, with character: Character = "0") -> String {
    String(repeating: character, count: max(0, length - text.count)) + text
  }

  private static func grouped(_ number: Int) -> String {
    var groups: [String] = []
    var rest = "\(number)"
    while rest.count > 3 {
      groups.insert(String(rest.suffix(3)), at: 0)
      rest.removeLast(3)
    }
    return ([rest] + groups).joined(separator: ",")
  }

  /// The largest number up to which every whole number is exact.
  private static let largestExact: Double = 9_007_199_254_740_992
}

/// Templates with `%@`, `%1$@`, `%lld`, `%.2f`, as catalogues and `String(format:)` hold them.
enum Template {
  /// The same key with its place holders spelt for other types: the type of an interpolated value
  /// is not always known. Nothing for a key without place holders or with more than three.
  static func spellings(of key: String) -> [String] {
    let kinds = ["%@", "%lld", "%lf"]
    var parts = [""]
    var rest = key[...]
    while let mark = rest.firstIndex(of: "%") {
      guard let kind = kinds.first(where: { rest[mark...].hasPrefix($0) }) else { return [] }
      parts[parts.count - 1] += rest[..<mark]
      parts.append("")
      rest = rest[rest.index(mark, offsetBy: kind.count)...]
    }
    parts[parts.count - 1] += rest
    guard 2...4 ~= parts.count else { return [] }
    var spellings = [parts[0]]
    for part in parts.dropFirst() {
      spellings = spellings.flatMap { start in kinds.map { start + $0 + part } }
    }
    return spellings.filter { $0 != key }
  }

  /// The template with its place holders replaced; what is missing is left out.
  static func fill(_ template: String, with arguments: [String]) -> String {
    guard template.contains("%") else { return template }
    var result = ""
    var next = 0
    let characters = Array(template)
    var index = 0
    while index < characters.count {
      guard characters[index] == "%", let holder = placeholder(characters, from: index) else {
        result.append(characters[index])
        index += 1
        continue
      }
      index = holder.end
      if holder.conversion == "%" {
        result.append("%")
        continue
      }
      let position = holder.position ?? next
      if holder.position == nil { next += 1 }
      if 0 <= position, position < arguments.count {
        result += shown(arguments[position], as: holder)
      }
    }
    return result
  }

  private struct Placeholder {
    var position: Int?
    var precision: Int?
    var conversion: Character
    var end: Int
  }

  private static func placeholder(_ text: [Character], from start: Int) -> Placeholder? {
    var index = start + 1
    var digits = ""
    var position: Int?
    var precision: Int?
    func character() -> Character? { index < text.count ? text[index] : nil }
    if character() == "#" { return named(text, from: index) }
    while let now = character(), now.isASCII, now.isNumber {
      digits.append(now)
      index += 1
    }
    if character() == "$", let number = Int(digits) {
      position = number - 1
      index += 1
    }
    while let now = character(), "0123456789+- #".contains(now) { index += 1 }
    if character() == "." {
      index += 1
      var places = ""
      while let now = character(), now.isASCII, now.isNumber {
        places.append(now)
        index += 1
      }
      precision = Int(places) ?? 0
    }
    while let now = character(), "lhqzjtL".contains(now) { index += 1 }
    guard let conversion = character(), "@dDiuUxXoOfFeEgGcCsSpaA%".contains(conversion) else {
      return nil
    }
    return Placeholder(
      position: position, precision: precision, conversion: conversion, end: index + 1)
  }

  /// `%#@name@`: a plural rule's place.
  private static func named(_ text: [Character], from hash: Int) -> Placeholder? {
    guard hash + 1 < text.count, text[hash + 1] == "@" else { return nil }
    var index = hash + 2
    while index < text.count, text[index] != "@" { index += 1 }
    guard index < text.count else { return nil }
    return Placeholder(position: nil, precision: nil, conversion: "@", end: index + 1)
  }

  private static func shown(_ argument: String, as holder: Placeholder) -> String {
    guard "fFeEgG".contains(holder.conversion), let number = Double(argument) else {
      return argument
    }
    let text = NumberText.decimal(number, digits: holder.precision ?? 6)
    return text.filter { $0 != "," }
  }
}
