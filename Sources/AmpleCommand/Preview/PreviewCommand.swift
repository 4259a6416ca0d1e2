import Ample
import Findings
import ScreenModel
import SourceText

/// `ample preview`: pictures of one screen at the sizes asked for.
enum PreviewCommand {
  private static let ownOptions = [
    OptionSyntax(
      "output", letter: "o", value: "FILE", help: "the picture (default: the screen's name .png)"),
    OptionSyntax("format", letter: "f", value: "FORMAT", help: "png, svg or pdf"),
    OptionSyntax("scale", value: "N", help: "pixels per point of a PNG (default: 2)"),
  ]

  /// The choices of `check` that change what is drawn.
  private static let sharedOptions = [
    "sizes", "device", "locale", "fonts", "config", "root", "jobs",
  ]

  static var syntax: CommandSyntax {
    CommandSyntax(
      name: "preview", summary: "Draws one screen side by side at several text sizes.",
      usage: ["PATH[:NAME]"],
      options: ownOptions + CheckSyntax.selection.filter { sharedOptions.contains($0.name) },
      examples: [
        ("ample preview AccountRow.swift", "its first screen at every size"),
        ("ample preview Rows.swift:AccountRow --sizes L,XXXL,AX1,AX5 -o row.png", "four sizes"),
        ("ample preview Rows.swift:AccountRow --device \"iPhone SE\" -o row.svg", "as a drawing"),
      ])
  }

  static func run(_ arguments: [String], _ surroundings: Surroundings) -> CommandResult {
    do throws(UsageError) {
      let parsed = try CommandLineParser(syntax: syntax).parse(arguments)
      if parsed.has("help") { return CommandResult(output: syntax.helpPage) }
      return try run(CheckOptions(parsed: parsed, surroundings: surroundings))
    } catch {
      return .misuse(error, of: "preview")
    }
  }

  private static func run(_ options: CheckOptions) throws(UsageError) -> CommandResult {
    guard let operand = options.parsed.operands.first, options.parsed.operands.count == 1 else {
      throw UsageError("Say which screen: PATH or PATH:NAME.")
    }
    let target = split(operand)
    var request = try options.request()
    request.paths = [target.path]
    // One window of each system is enough for a picture, whatever the configuration checks.
    if request.devices.isEmpty { request.devices = Device.defaults }
    let format = try format(options.parsed)
    let scale = try options.parsed.number("scale") ?? 2
    guard 0.1 <= scale, scale <= 8 else {
      throw UsageError("--scale wants a number from 0.1 to 8.")
    }
    let picture: Previewer.Result
    do {
      picture = try options.surroundings.preview(request, target.name, format, scale)
    } catch {
      throw UsageError("\(error)", isAboutUse: false)
    }
    let path = options.parsed.value("output") ?? "\(picture.name).\(format.rawValue)"
    var message = "\(path): \(picture.name) drawn.\n"
    if target.name == nil, !picture.others.isEmpty {
      message += "Also there: \(picture.others.joined(separator: ", ")).\n"
    }
    return CommandResult(errors: message, files: [.init(path: path, bytes: picture.bytes)])
  }

  /// `PATH:NAME` in its parts.
  private static func split(_ operand: String) -> (path: String, name: String?) {
    guard let colon = operand.lastIndex(of: ":") else { return (operand, nil) }
    let name = operand[operand.index(after: colon)...]
    guard !name.isEmpty, !name.contains("/") else { return (operand, nil) }
    return (String(operand[..<colon]), String(name))
  }

  /// The format that was named, or else that of the file's name.
  private static func format(_ parsed: ParsedArguments) throws(UsageError) -> Previewer.Format {
    let known = Previewer.Format.allCases.map(\.rawValue)
    let name = parsed.value("format") ?? parsed.value("output").map(FilePath.fileExtension)
    guard let name else { return .png }
    guard let format = Previewer.Format(rawValue: name) else {
      throw UsageError(unknown: name, as: "format", among: known)
    }
    return format
  }
}
