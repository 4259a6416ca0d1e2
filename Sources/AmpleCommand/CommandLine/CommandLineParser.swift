import SourceText

/// What somebody typed after the name of a subcommand, sorted into options and operands.
struct ParsedArguments: Sendable, Equatable {
  /// Values by option name, in the order typed; a switch has an empty list.
  fileprivate(set) var values: [String: [String]] = [:]
  /// What is not an option, in the order typed.
  fileprivate(set) var operands: [String] = []

  /// Whether an option was given at all.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// Takes the first operand away, for subcommands whose first operand is a verb.
  mutating func takeFirstOperand() -> String? { operands.isEmpty ? nil : operands.removeFirst() }

  /// The last value of an option.
  func value(_ name: String) -> String? { values[name]?.last }

  /// The value of an option as a number, or a sentence about why it is none.
  func number(_ name: String) throws(UsageError) -> Double? {
    guard let text = value(name) else { return nil }
    guard let number = Double(text), number.isFinite else {
      throw UsageError("--\(name) wants a number, not “\(text)”.")
    }
    return number
  }
}

/// Reads arguments in the usual way: `--name value`, `--name=value`, `-n value`, `-nvalue`, and `--`.
///
/// A minus sign before a digit begins a number and not an option, and a lone `-` is an operand.
struct CommandLineParser {
  let syntax: CommandSyntax

  /// Sorts arguments, or says in a sentence what is wrong with them.
  func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if argument == "--" {
        parsed.operands += arguments[index...]
        break
      }
      if Self.isOperand(argument) {
        parsed.operands.append(argument)
        continue
      }
      let (option, attached) = try option(in: argument)
      let next = index < arguments.count ? arguments[index] : nil
      if try record(option, attached: attached, next: next, in: &parsed) { index += 1 }
    }
    return parsed
  }

  private var options: [OptionSyntax] { syntax.options + [CommandSyntax.help] }

  private static func isOperand(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), argument != "-" else { return true }
    guard let second = argument.dropFirst().first else { return true }
    return second.isNumber || second == "."
  }

  private func option(
    in argument: String
  ) throws(UsageError) -> (option: OptionSyntax, attached: String?) {
    if argument.hasPrefix("--") {
      let parts = argument.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts.first.map(String.init) ?? ""
      let attached = parts.count == 2 ? String(parts[1]) : nil
      guard let option = options.first(where: { $0.name == name }) else {
        throw unknown("--" + name, among: options.map { "--" + $0.name })
      }
      return (option, attached)
    }
    let letter = argument.dropFirst().first
    guard let option = options.first(where: { $0.letter != nil && $0.letter == letter }) else {
      throw unknown(argument, among: options.compactMap { $0.letter.map { "-\($0)" } })
    }
    let rest = String(argument.dropFirst(2))
    return (option, rest.isEmpty ? nil : rest)
  }

  /// Notes an option down; whether it took the next argument as its value.
  private func record(
    _ option: OptionSyntax, attached: String?, next: String?, in parsed: inout ParsedArguments
  ) throws(UsageError) -> Bool {
    guard let placeholder = option.value else {
      guard attached == nil else { throw UsageError("--\(option.name) takes no value.") }
      parsed.values[option.name] = []
      return false
    }
    guard option.isRepeatable || parsed.values[option.name] == nil else {
      throw UsageError("--\(option.name) was given twice.")
    }
    guard let value = attached ?? next else {
      throw UsageError("--\(option.name) needs a value: --\(option.name) \(placeholder).")
    }
    parsed.values[option.name, default: []].append(value)
    return attached == nil
  }

  private func unknown(_ name: String, among names: [String]) -> UsageError {
    guard let nearest = NearestName.to(name, among: names) else {
      return UsageError("There is no option “\(name)”.")
    }
    return UsageError("There is no option “\(name)”. Did you mean “\(nearest)”?")
  }
}
