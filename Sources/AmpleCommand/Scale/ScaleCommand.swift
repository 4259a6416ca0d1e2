import TextScaling

/// `ample scale`: exact numbers, whole tables, answers to other projects' tests, and pictures.
enum ScaleCommand {
  /// Reads a file, or standard input for `-`; `nil` when it cannot be read.
  typealias Reader = (_ path: String) -> String?

  /// Runs the command on the arguments after its name.
  static func run(_ arguments: [String], read: Reader) -> CommandResult {
    do throws(UsageError) {
      let parsed = try CommandLineParser(syntax: ScaleSyntax.syntax).parse(arguments)
      if parsed.has("help") { return CommandResult(output: ScaleSyntax.syntax.helpPage) }
      return try run(parsed, read: read)
    } catch {
      return .misuse(error, of: "scale")
    }
  }

  private static func run(
    _ parsed: ParsedArguments, read: Reader
  ) throws(UsageError) -> CommandResult {
    let jobs = ["table", "queries", "specimen", "curve"].filter(parsed.has)
    guard jobs.count + parsed.operands.count > 0 else {
      throw UsageError("Say what to scale, such as “ample scale body --at AX5”.")
    }
    guard jobs.count + parsed.operands.count == 1 else {
      throw UsageError("Ask for one thing at a time.")
    }
    switch jobs.first {
    case "table": return try table(parsed)
    case "queries": return try queries(parsed, read: read)
    case "specimen", "curve": return try picture(parsed)
    default: return try value(parsed)
    }
  }

  private static func value(_ parsed: ParsedArguments) throws(UsageError) -> CommandResult {
    let request = try ScaleRequest(parsed.operands[0], parsed)
    let answer = try request.answer()
    let errors = answer.note.map { "ample scale: note: \($0)\n" } ?? ""
    guard parsed.has("json") else {
      return CommandResult(output: answer.text + "\n", errors: errors)
    }
    var members = [
      JSONMember("input", .string(request.typed)),
      JSONMember("system", .string(request.answeringSystem.rawValue)),
      JSONMember("setting", request.setting.map { .string($0.description) } ?? .null),
      JSONMember("result", answer.result),
    ]
    if let unit = answer.unit { members.append(JSONMember("unit", .string(unit))) }
    members += answer.details
    if let note = answer.note { members.append(JSONMember("note", .string(note))) }
    return CommandResult(output: JSONValue.object(members).line + "\n")
  }

  private static func queries(
    _ parsed: ParsedArguments, read: Reader
  ) throws(UsageError) -> CommandResult {
    try refuse(parsed, allowing: ["queries"])
    let path = parsed.value("queries") ?? "-"
    guard let text = read(path) else { throw UsageError("“\(path)” cannot be read.") }
    let answers = try ScaleQueries.answers(to: text)
    guard !answers.lines.isEmpty else { throw UsageError("“\(path)” holds no queries.") }
    let output = answers.lines.joined(separator: "\n") + "\n"
    guard answers.misunderstood > 0 else { return CommandResult(output: output) }
    let errors = "ample scale: \(answers.misunderstood) of \(answers.lines.count) not answered\n"
    return CommandResult(exitCode: 2, output: output, errors: errors)
  }

  /// Refuses options that would change nothing.
  static func refuse(
    _ parsed: ParsedArguments, allowing allowed: Set<String>
  ) throws(UsageError) {
    guard let useless = parsed.values.keys.filter({ !allowed.contains($0) }).min() else { return }
    throw UsageError("--\(useless) does nothing here.")
  }
}

/// Answers to a file of queries.
enum ScaleQueries {
  /// A line for every query, in order, and how many were not understood.
  ///
  /// One JSON object a line; or one document with a `vectors` list, as the reference data are.
  static func answers(
    to text: String
  ) throws(UsageError) -> (lines: [String], misunderstood: Int) {
    var lines: [String] = []
    var misunderstood = 0
    func note(_ answer: (line: String, isUnderstood: Bool)) {
      lines.append(answer.line)
      if !answer.isUnderstood { misunderstood += 1 }
    }
    if let vectors = document(text) {
      for vector in vectors { note(ScaleQuery(object: vector).answered()) }
      return (lines, misunderstood)
    }
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      if line.allSatisfy(\.isWhitespace) { continue }
      do throws(UsageError) {
        note(ScaleQuery(object: try JSONParser.parse(String(line))).answered())
      } catch {
        throw UsageError("line \(number): \(error.message)")
      }
    }
    return (lines, misunderstood)
  }

  private static func document(_ text: String) -> [JSONValue]? {
    guard text.contains("\"vectors\""), let value = try? JSONParser.parse(text),
      case .array(let vectors) = value["vectors"]
    else { return nil }
    return vectors
  }
}
