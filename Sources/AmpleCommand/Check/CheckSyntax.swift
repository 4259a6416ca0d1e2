import Ample

/// What `ample check` understands.
enum CheckSyntax {
  static var formats: String { ReportFormat.allCases.map(\.rawValue).joined(separator: ", ") }

  static var syntax: CommandSyntax {
    CommandSyntax(
      name: "check", summary: "Finds the text size at which each screen stops working, and why.",
      usage: ["[PATH…]", "--stdin --stdin-filename NAME"],
      options: output + selection + verdict + fixing,
      examples: [
        ("ample check", "the project in this folder"),
        ("ample check Sources/Account --sizes L,AX3,AX5", "one folder at three sizes"),
        ("ample check --format json > report.json", "for another program"),
        ("ample check --since main --fail-on warning", "what a branch changed, strictly"),
        ("ample check --baseline .ample-baseline.json", "only what is new"),
        ("ample check --fix-suggestions --diff | git apply", "mends what can be mended"),
      ])
  }

  private static var output: [OptionSyntax] {
    [
      OptionSyntax("format", letter: "f", value: "FORMAT", help: "\(formats) (default: text)"),
      OptionSyntax(
        "output", letter: "o", value: "FORMAT=FILE", isRepeatable: true,
        help: "writes one more document of the same run"),
      OptionSyntax("verbose", letter: "v", help: "remarks and screens that hold as well"),
      OptionSyntax("quiet", letter: "q", help: "no notes on standard error"),
    ]
  }

  /// Options about what is looked at, shared with other subcommands that run a check.
  static var selection: [OptionSyntax] {
    [
      OptionSyntax(
        "sizes", value: "LIST", help: "text sizes: L,AX3,130%, ios, android or all (default)"),
      OptionSyntax(
        "device", value: "NAME", isRepeatable: true, help: "devices, see “ample devices”"),
      OptionSyntax(
        "locale", value: "CODE", help: "a language, or longest (default): the longest translation"),
      OptionSyntax("fonts", value: "FOLDER", help: "fonts in place of the built-in stand-ins"),
      OptionSyntax(
        "rule", value: "ID", isRepeatable: true, help: "only this rule, see “ample rules”"),
      OptionSyntax("ignore", value: "ID", isRepeatable: true, help: "all rules but this one"),
      OptionSyntax("config", value: "FILE", help: "the configuration (default: .ample.yml)"),
      OptionSyntax("root", value: "FOLDER", help: "the project that the paths belong to"),
      OptionSyntax("no-cache", help: "reads everything anew, as every run does"),
      OptionSyntax("jobs", letter: "j", value: "N", help: "threads (default: one per processor)"),
    ]
  }

  private static var verdict: [OptionSyntax] {
    [
      OptionSyntax("since", value: "REVISION", help: "only files that differ from a git revision"),
      OptionSyntax("stdin", help: "reads the text of one file from standard input"),
      OptionSyntax("stdin-filename", value: "NAME", help: "the path of that file"),
      OptionSyntax("baseline", value: "FILE", help: "findings recorded there do not fail the run"),
      OptionSyntax(
        "fail-on", value: "SEVERITY", help: "error (default), warning, info or never"),
      OptionSyntax("max-warnings", value: "N", help: "fails when there are more warnings"),
    ]
  }

  private static var fixing: [OptionSyntax] {
    [
      OptionSyntax("fix", help: "mends what is safe to mend, and reports the rest"),
      OptionSyntax("fix-suggestions", help: "mends by suggestions as well; look at the result"),
      OptionSyntax("diff", help: "prints what mending would change, in place of the report"),
    ]
  }
}
