/// `ample completions`: scripts that let a shell complete what is typed.
enum CompletionsCommand {
  private static let shells = ["bash", "zsh", "fish"]

  static let syntax = CommandSyntax(
    name: "completions", summary: "Prints a completion script for bash, zsh or fish.",
    usage: ["SHELL"], options: [],
    examples: [
      ("source <(ample completions bash)", "for this session"),
      ("ample completions fish > ~/.config/fish/completions/ample.fish", "for good"),
    ])

  static func run(_ arguments: [String], _ surroundings: Surroundings) -> CommandResult {
    do throws(UsageError) {
      let parsed = try CommandLineParser(syntax: syntax).parse(arguments)
      if parsed.has("help") { return CommandResult(output: syntax.helpPage) }
      guard let shell = parsed.operands.first, parsed.operands.count == 1 else {
        throw UsageError("Say which shell: bash, zsh or fish.")
      }
      switch shell {
      case "bash": return CommandResult(output: bash)
      case "zsh": return CommandResult(output: zsh)
      case "fish": return CommandResult(output: fish)
      default: throw UsageError(unknown: shell, as: "shell", among: shells)
      }
    } catch {
      return .misuse(error, of: "completions")
    }
  }

  private static func options(of command: Subcommand) -> [OptionSyntax] {
    command.syntax.options + [CommandSyntax.help]
  }

  private static var bash: String {
    let cases = Subcommand.all.map { command in
      let names = options(of: command).map { "--" + $0.name }.joined(separator: " ")
      return "    \(command.name)) words=\"\(names)\" ;;"
    }
    return """
      _ample() {
        local word="${COMP_WORDS[COMP_CWORD]}" words
        if [ "$COMP_CWORD" -eq 1 ]; then
          words="\(Subcommand.all.map(\.name).joined(separator: " ")) --help --version"
        else
          case "${COMP_WORDS[1]}" in
      \(cases.joined(separator: "\n"))
          esac
        fi
        case "$word" in
          -*) COMPREPLY=($(compgen -W "$words" -- "$word")) ;;
          *) [ "$COMP_CWORD" -eq 1 ] && COMPREPLY=($(compgen -W "$words" -- "$word")) ;;
        esac
      }
      complete -o default -F _ample ample

      """
  }

  private static var zsh: String {
    let commands = Subcommand.all.map { "    '\($0.name):\(quoted($0.summary))'" }
    let cases = Subcommand.all.map { command in
      let specifications = options(of: command).map { option in
        let value = option.value.map { ":\($0):_files" } ?? ""
        let many = option.isRepeatable ? "*" : ""
        return "'\(many)--\(option.name)[\(quoted(option.help))]\(value)'"
      }
      return
        "    \(command.name)) _arguments \(specifications.joined(separator: " ")) '*:file:_files' ;;"
    }
    return """
      #compdef ample
      local -a commands
      commands=(
      \(commands.joined(separator: "\n"))
      )
      if (( CURRENT == 2 )); then
        _describe 'subcommand' commands
      else
        shift words; (( CURRENT-- ))
        case "$words[1]" in
      \(cases.joined(separator: "\n"))
        esac
      fi

      """
  }

  private static var fish: String {
    var lines = Subcommand.all.map { command in
      "complete -c ample -n __fish_use_subcommand -a \(command.name) -d '\(quoted(command.summary))'"
    }
    for command in Subcommand.all {
      lines += options(of: command).map { option in
        let letter = option.letter.map { " -s \($0)" } ?? ""
        let value = option.value == nil ? "" : " -r"
        return "complete -c ample -n '__fish_seen_subcommand_from \(command.name)'"
          + " -l \(option.name)\(letter)\(value) -d '\(quoted(option.help))'"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Text that may stand between single quotes and in zsh's brackets.
  private static func quoted(_ text: String) -> String {
    text.replacing("'", with: "’").replacing("[", with: "(").replacing("]", with: ")")
      .replacing(":", with: ",")
  }
}
