/// The placeholders of Java's formats: `%s`, `%1$d`, `%.2f`, `%%`.
package enum JavaFormat {
  /// The format with its values in place; a value that is missing is shown as a number.
  package static func fill(_ format: String, with values: [String]) -> String {
    var result = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      guard let first = rest.first else { return result + "%" }
      if first == "%" || first == "n" {
        result += first == "%" ? "%" : "\n"
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix(while: \.isNumber)
      var index = next
      if rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
        index = number - 1
        rest = rest.dropFirst(digits.count + 1)
      } else {
        next += 1
      }
      let options = rest.prefix { $0.isNumber || "-#+ 0,(.<".contains($0) }
      rest = rest.dropFirst(options.count)
      let value = values.indices.contains(index) ? values[index] : "12"
      result += shown(value, options, as: rest.first)
      rest = rest.dropFirst()
    }
    return result + rest
  }

  /// A number with the digits after the point that its placeholder asks for.
  private static func shown(_ value: String, _ options: Substring, as kind: Character?) -> String {
    guard kind == "f", let number = Double(value), abs(number) < 1e12 else { return value }
    let asked = options.split(separator: ".").last.flatMap { Int($0) }
    let digits = options.contains(".") ? min(max(asked ?? 6, 0), 9) : 6
    var factor = 1.0
    for _ in 0..<digits { factor *= 10 }
    let scaled = Int64((abs(number) * factor).rounded())
    let whole = scaled / Int64(factor)
    let sign = number < 0 ? "-" : ""
    guard digits > 0 else { return "\(sign)\(whole)" }
    let fraction = String(scaled % Int64(factor))
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return "\(sign)\(whole).\(zeros)\(fraction)"
  }
}
