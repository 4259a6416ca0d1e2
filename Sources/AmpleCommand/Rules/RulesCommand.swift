import Findings

/// `ample rules`: the catalogue of rules and checks, and the page of one.
enum RulesCommand {
  static let syntax = CommandSyntax(
    name: "rules", summary: "Lists the rules, or explains one.", usage: ["", "ID"], options: [],
    examples: [
      ("ample rules", "every rule with its severity"),
      ("ample rules text-clipped", "what it looks for, why, and what to do"),
    ])

  static func run(_ arguments: [String], _ surroundings: Surroundings) -> CommandResult {
    do throws(UsageError) {
      let parsed = try CommandLineParser(syntax: syntax).parse(arguments)
      if parsed.has("help") { return CommandResult(output: syntax.helpPage) }
      guard let id = parsed.operands.first else {
        return CommandResult(output: list(surroundings.rules))
      }
      guard parsed.operands.count == 1 else { throw UsageError("Ask for one rule at a time.") }
      guard let rule = surroundings.rules.first(where: { $0.id == id }) else {
        throw UsageError(unknown: id, as: "rule", among: surroundings.rules.map(\.id))
      }
      return CommandResult(output: page(rule))
    } catch {
      return .misuse(error, of: "rules")
    }
  }

  private static func list(_ rules: [RuleDescription]) -> String {
    let width = (rules.map(\.id.count).max() ?? 0) + 2
    return rules.map { rule in
      let severity = rule.isEnabledByDefault ? rule.severity.rawValue : "off"
      return rule.id.padded(to: width) + severity.padded(to: 9) + rule.title + "\n"
    }.joined()
  }

  private static func page(_ rule: RuleDescription) -> String {
    let state = rule.isEnabledByDefault ? "on by default" : "off by default"
    let kind =
      switch rule.kind {
      case .syntax: "found in the source"
      case .layout: "found by laying screens out"
      }
    return """
      \(rule.id): \(rule.title)
      \(rule.severity.rawValue), \(state), \(kind)

      \(rule.summary)

      Why: \(rule.rationale)

      What to do: \(rule.remedy)

      To switch it off at one place: // ample:ignore \(rule.id) -- reason
      To switch it off everywhere, in .ample.yml:
        rules:
          \(rule.id): off

      """
  }
}
