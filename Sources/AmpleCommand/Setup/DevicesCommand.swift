import ScreenModel

/// `ample devices`: the devices that screens can be laid out on.
enum DevicesCommand {
  static let syntax = CommandSyntax(
    name: "devices", summary: "Lists the devices that screens can be laid out on.", usage: [""],
    options: [], examples: [("ample check --device \"iPhone SE,iPad mini\"", "two of them")])

  static func run(_ arguments: [String], _ surroundings: Surroundings) -> CommandResult {
    do throws(UsageError) {
      let parsed = try CommandLineParser(syntax: syntax).parse(arguments)
      if parsed.has("help") { return CommandResult(output: syntax.helpPage) }
      guard parsed.operands.isEmpty else { throw UsageError("“devices” takes no operand.") }
      return CommandResult(output: Device.catalog.map(line).joined())
    } catch {
      return .misuse(error, of: "devices")
    }
  }

  private static func line(_ device: Device) -> String {
    let width = (Device.catalog.map(\.name.count).max() ?? 0) + 2
    let size = "\(Int(device.size.width)) × \(Int(device.size.height))"
    let unit = device.system == .ios ? "pt" : "dp"
    let mark = Device.defaults.contains(device) ? "  default" : ""
    let columns = device.name.padded(to: width) + device.system.rawValue.padded(to: 9)
    return columns + (size + " " + unit).padded(to: mark.isEmpty ? 0 : 14) + mark + "\n"
  }
}
