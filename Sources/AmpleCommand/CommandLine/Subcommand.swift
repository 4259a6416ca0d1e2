/// A subcommand by its name.
struct Subcommand: Sendable {
  let name: String
  /// One phrase for `ample --help`.
  let summary: String
  /// Runs it on the arguments after its name; `read` reads a file, or standard input for `-`.
  let run: @Sendable (_ arguments: [String], _ read: (String) -> String?) -> CommandResult

  /// Every subcommand, in the order of help.
  static let all: [Subcommand] = [
    Subcommand(name: "scale", summary: "exact numbers of text scaling, and whole tables") {
      ScaleCommand.run($0, read: $1)
    }
  ]

  static let version = "0.1.0"

  /// Runs the subcommand that the first argument names.
  static func run(_ arguments: [String], read: (String) -> String?) -> CommandResult {
    guard let name = arguments.first else { return CommandResult(exitCode: 2, errors: helpPage) }
    switch name {
    case "--help", "-h", "help": return CommandResult(output: helpPage)
    case "--version": return CommandResult(output: "ample \(version)\n")
    default: break
    }
    if let subcommand = all.first(where: { $0.name == name }) {
      return subcommand.run(Array(arguments.dropFirst()), read)
    }
    let names = all.map(\.name) + ["--help", "--version"]
    let nearest = NearestName.to(name, among: names).map { " Did you mean “\($0)”?" } ?? ""
    let message = "ample: There is no subcommand “\(name)”.\(nearest)\nTry “ample --help”.\n"
    return CommandResult(exitCode: 2, errors: message)
  }

  private static var helpPage: String {
    let width = (all.map(\.name.count).max() ?? 0) + 2
    let lines = all.map { "  " + $0.name.padded(to: width) + $0.summary }
    return """
      Finds the text size at which a screen stops working, and the line to blame.

      Usage:
        ample SUBCOMMAND [OPTIONS]

      Subcommands:
      \(lines.joined(separator: "\n"))

      “ample SUBCOMMAND --help” shows the page of one.

      """
  }
}
