/// One option of a subcommand.
struct OptionSyntax: Sendable, Equatable {
  /// The long name without its dashes.
  let name: String
  /// A one-letter name, if it has one.
  let letter: Character?
  /// What stands for the value in help, such as `FILE`; `nil` for a switch.
  let value: String?
  /// Whether it may be given more than once.
  let isRepeatable: Bool
  /// One phrase for help.
  let help: String

  init(
    _ name: String, letter: Character? = nil, value: String? = nil, isRepeatable: Bool = false,
    help: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.isRepeatable = isRepeatable
    self.help = help
  }
}

/// What a subcommand understands, and its page of help.
struct CommandSyntax: Sendable, Equatable {
  let name: String
  let summary: String
  /// Lines of use after `ample NAME`.
  let usage: [String]
  let options: [OptionSyntax]
  /// Commands with what they print or do.
  let examples: [(command: String, note: String)]

  static func == (left: CommandSyntax, right: CommandSyntax) -> Bool { left.name == right.name }

  /// Every subcommand understands this one.
  static let help = OptionSyntax("help", letter: "h", help: "show this page")

  /// The page that `--help` prints.
  var helpPage: String {
    let uses = usage.map { "  ample \(name) \($0)".trimmingTrailingSpaces }
    var lines = [summary, "", "Usage:"] + uses + ["", "Options:"]
    let left = (options + [Self.help]).map(Self.label)
    let width = (left.map(\.count).max() ?? 0) + 2
    for (label, option) in zip(left, options + [Self.help]) {
      lines.append("  " + label.padded(to: width) + option.help)
    }
    if !examples.isEmpty {
      let exampleWidth = (examples.map(\.command.count).max() ?? 0) + 2
      lines += ["", "Examples:"]
      lines += examples.map {
        ("  " + $0.command.padded(to: exampleWidth) + $0.note).trimmingTrailingSpaces
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func label(of option: OptionSyntax) -> String {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    return letter + "--" + option.name + (option.value.map { " " + $0 } ?? "")
  }
}

extension String {
  /// This text filled up with spaces on the right.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// This text filled up with spaces on the left.
  func paddedLeft(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  /// This text without spaces at its end.
  var trimmingTrailingSpaces: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
