import Findings

/// `ample baseline`: records what is known, so that only what is new fails.
enum BaselineCommand {
  private static let actions = ["create", "update", "prune"]

  static var syntax: CommandSyntax {
    CommandSyntax(
      name: "baseline", summary: "Records the findings of today, so that only new ones fail.",
      usage: ["create [PATH…]", "update [PATH…]", "prune [PATH…]"],
      options: [
        OptionSyntax(
          "baseline", value: "FILE", help: "the file (default: \(Baseline.defaultPath))")
      ] + CheckSyntax.selection,
      examples: [
        ("ample baseline create", "records all findings in a new file"),
        ("ample baseline update", "records all findings of now in place of the old ones"),
        ("ample baseline prune", "forgets what has been mended, adds nothing"),
      ])
  }

  static func run(_ arguments: [String], _ surroundings: Surroundings) -> CommandResult {
    do throws(UsageError) {
      var parsed = try CommandLineParser(syntax: syntax).parse(arguments)
      if parsed.has("help") { return CommandResult(output: syntax.helpPage) }
      guard let action = parsed.takeFirstOperand() else {
        throw UsageError("Say what to do: create, update or prune.")
      }
      guard actions.contains(action) else {
        throw UsageError(unknown: action, as: "action", among: actions)
      }
      return try run(action, CheckOptions(parsed: parsed, surroundings: surroundings))
    } catch {
      return .misuse(error, of: "baseline")
    }
  }

  private static func run(
    _ action: String, _ options: CheckOptions
  ) throws(UsageError) -> CommandResult {
    let path = options.parsed.value("baseline") ?? Baseline.defaultPath
    let surroundings = options.surroundings
    if action == "create", surroundings.read(path) != nil {
      throw UsageError("“\(path)” is there already. Use “ample baseline update”.")
    }
    let old = action == "prune" ? try Baseline(at: path, surroundings) : nil
    let report = try CheckCommand.check(try options.request(), surroundings)
    let new = old?.pruned(to: report) ?? Baseline(of: report)
    let count = new.entries.count
    let message = "\(path): \(count) finding\(count == 1 ? "" : "s") recorded.\n"
    let file = CommandResult.File(path: path, bytes: Array(new.document.utf8))
    return CommandResult(errors: CheckCommand.notes(of: report) + message, files: [file])
  }
}
