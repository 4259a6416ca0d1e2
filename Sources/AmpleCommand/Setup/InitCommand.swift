/// `ample init`: writes a configuration with a comment on every key.
enum InitCommand {
  private static let path = ".ample.yml"

  static let syntax = CommandSyntax(
    name: "init", summary: "Writes a commented configuration, .ample.yml, into this folder.",
    usage: [""], options: [], examples: [("ample init", "then edit .ample.yml")])

  static func run(_ arguments: [String], _ surroundings: Surroundings) -> CommandResult {
    do throws(UsageError) {
      let parsed = try CommandLineParser(syntax: syntax).parse(arguments)
      if parsed.has("help") { return CommandResult(output: syntax.helpPage) }
      guard parsed.operands.isEmpty else { throw UsageError("“init” takes no operand.") }
      guard surroundings.read(path) == nil else {
        throw UsageError("There is a \(path) already; delete it first.")
      }
      let file = CommandResult.File(path: path, bytes: Array(text.utf8))
      return CommandResult(errors: "\(path) written.\n", files: [file])
    } catch {
      return .misuse(error, of: "init")
    }
  }

  /// The file; everything in it is what holds without it.
  static let text = """
    # Configuration of Ample. A .ample.yml in a folder below overrides this one there.

    # recommended, strict, wcag-aa (up to 200 %), apple-larger-text, android-200, wear-os
    extends: recommended

    # Folders, files or globs, relative to this file.
    # include: [Sources]
    # exclude: ["**/Generated/**"]

    # ios, android, all, or a list such as [L, AX3, AX5, 130%]
    sizes: all

    # See “ample devices”.
    # devices: [iPhone SE, iPhone 16]

    # The longest translation of each text, or the code of a language.
    locale: longest

    # error, warning, info, never
    fail-on: error

    # See “ample rules”. Severities, on, off, or {severity: …, allow: [names]}.
    # rules:
    #   text-truncated: error

    # What to show for values that only exist at run time, by the words of their names.
    # content:
    #   sku: "4006381333931-XXL"

    """
}
