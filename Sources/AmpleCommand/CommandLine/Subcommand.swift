import SourceText

/// A subcommand by its name.
struct Subcommand: Sendable {
  let syntax: CommandSyntax
  /// Runs it on the arguments after its name.
  let run: @Sendable (_ arguments: [String], _ surroundings: Surroundings) -> CommandResult

  var name: String { syntax.name }
  /// One phrase for `ample --help`.
  var summary: String { syntax.summary }

  /// Every subcommand, in the order of help.
  static var all: [Subcommand] {
    [
      Subcommand(syntax: CheckSyntax.syntax, run: CheckCommand.run),
      Subcommand(syntax: PreviewCommand.syntax, run: PreviewCommand.run),
      Subcommand(syntax: ScaleSyntax.syntax) { ScaleCommand.run($0, read: $1.read) },
      Subcommand(syntax: RulesCommand.syntax, run: RulesCommand.run),
      Subcommand(syntax: BaselineCommand.syntax, run: BaselineCommand.run),
      Subcommand(syntax: InitCommand.syntax, run: InitCommand.run),
      Subcommand(syntax: DevicesCommand.syntax, run: DevicesCommand.run),
      Subcommand(syntax: CompletionsCommand.syntax, run: CompletionsCommand.run),
    ]
  }

  /// Other names of subcommands.
  private static let aliases = ["explain": "rules"]

  static let version = "0.1.0"

  /// Runs the subcommand that the first argument names.
  static func run(_ arguments: [String], _ surroundings: Surroundings) -> CommandResult {
    guard let name = arguments.first else { return CommandResult(exitCode: 2, errors: helpPage) }
    switch name {
    case "--help", "-h": return CommandResult(output: helpPage)
    case "help":
      guard let topic = arguments.dropFirst().first else { return CommandResult(output: helpPage) }
      return run([topic, "--help"], surroundings)
    case "--version": return CommandResult(output: "ample \(version)\n")
    default: break
    }
    let known = aliases[name] ?? name
    if let subcommand = all.first(where: { $0.name == known }) {
      return subcommand.run(Array(arguments.dropFirst()), surroundings)
    }
    let names = all.map(\.name) + aliases.keys.sorted() + ["--help", "--version"]
    let nearest = NearestName.suggestion(for: name, among: names)
    let message = "ample: There is no subcommand “\(name)”.\(nearest)\nTry “ample --help”.\n"
    return CommandResult(exitCode: 2, errors: message)
  }

  static var helpPage: String {
    let width = (all.map(\.name.count).max() ?? 0) + 2
    let lines = all.map { "  " + $0.name.padded(to: width) + $0.summary }
    return """
      Finds the text size at which a screen stops working, and the line to blame.

      Usage:
        ample SUBCOMMAND [OPTIONS]

      Subcommands:
      \(lines.joined(separator: "\n"))

      “ample SUBCOMMAND --help” shows the page of one. “ample --version” prints the version.

      Exit status: 0 nothing that fails, 1 findings that fail, 2 wrong use or unreadable input.

      """
  }
}
