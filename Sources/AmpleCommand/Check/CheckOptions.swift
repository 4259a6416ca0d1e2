import Ample
import Findings
import ScreenModel
import SourceText
import TextScaling

/// Turns what was typed into what is to be checked.
struct CheckOptions {
  let parsed: ParsedArguments
  let surroundings: Surroundings

  func request() throws(UsageError) -> CheckRequest {
    let failOn = try threshold()
    var request = CheckRequest(
      paths: parsed.operands, workingFolder: surroundings.workingFolder,
      root: parsed.value("root"), configurationFile: parsed.value("config"), sizes: try sizes(),
      devices: try devices(), locale: parsed.value("locale"), fontFolder: parsed.value("fonts"),
      enabledRules: try rules("rule"), ignoredRules: try rules("ignore"), failOn: failOn,
      jobs: try count("jobs", atLeast: 1) ?? surroundings.processorCount)
    if parsed.has("stdin") { try readInput(into: &request) }
    return request
  }

  /// A whole number, or nil when the option was not given.
  func count(_ name: String, atLeast least: Int) throws(UsageError) -> Int? {
    guard let text = parsed.value(name) else { return nil }
    guard let number = Int(text), number >= least else {
      throw UsageError("--\(name) wants a whole number from \(least) on, not “\(text)”.")
    }
    return number
  }

  /// The format of the document on standard output.
  func format() throws(UsageError) -> ReportFormat {
    try format(named: parsed.value("format") ?? ReportFormat.text.rawValue)
  }

  /// The documents to write beside it.
  func outputs() throws(UsageError) -> [(format: ReportFormat, path: String)] {
    var outputs: [(format: ReportFormat, path: String)] = []
    for text in parsed.values["output"] ?? [] {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw UsageError("--output wants FORMAT=FILE, such as json=report.json, not “\(text)”.")
      }
      outputs.append((try format(named: parts[0]), parts[1]))
    }
    return outputs
  }

  private func format(named name: String) throws(UsageError) -> ReportFormat {
    guard let format = ReportFormat(rawValue: name) else {
      throw UsageError(unknown: name, as: "format", among: ReportFormat.allCases.map(\.rawValue))
    }
    return format
  }

  private func sizes() throws(UsageError) -> [TextSize] {
    guard let text = parsed.value("sizes") else { return [] }
    do throws(SizeList.Failure) {
      return try SizeList.sizes(named: [text])
    } catch {
      throw UsageError(error.reason)
    }
  }

  private func devices() throws(UsageError) -> [Device] {
    var devices: [Device] = []
    for name in parsed.list("device") {
      guard let device = Device.named(name) else {
        throw UsageError(unknown: name, as: "device", among: Device.catalog.map(\.name))
      }
      devices.append(device)
    }
    return devices
  }

  private func rules(_ option: String) throws(UsageError) -> [String] {
    let known = surroundings.rules.map(\.id)
    let names = parsed.list(option)
    for name in names where !known.contains(name) {
      throw UsageError(unknown: name, as: "rule", among: known)
    }
    return names
  }

  private func threshold() throws(UsageError) -> FailureThreshold? {
    guard let name = parsed.value("fail-on") else { return nil }
    guard let threshold = FailureThreshold(rawValue: name) else {
      throw UsageError(
        unknown: name, as: "severity", among: FailureThreshold.allCases.map(\.rawValue))
    }
    return threshold
  }

  private func readInput(into request: inout CheckRequest) throws(UsageError) {
    guard let name = parsed.value("stdin-filename") else {
      throw UsageError("--stdin needs --stdin-filename, the path that the text belongs to.")
    }
    guard parsed.operands.isEmpty else {
      throw UsageError("--stdin reads one file; leave the paths out.")
    }
    guard let text = surroundings.read("-") else {
      throw UsageError("Standard input cannot be read.")
    }
    request.paths = [name]
    request.overlays = [name: Array(text.utf8)]
  }
}

extension UsageError {
  /// Says that a name is not known, with the nearest one or all of them.
  init(unknown name: String, as kind: String, among names: [String]) {
    let nearest = NearestName.suggestion(for: name, among: names)
    let known = nearest.isEmpty ? " Known are \(names.joined(separator: ", "))." : nearest
    self.init("There is no \(kind) “\(name)”.\(known)")
  }
}

extension ParsedArguments {
  /// The values of a repeatable option, each of which may be a list with commas.
  func list(_ name: String) -> [String] {
    (values[name] ?? []).flatMap { value in
      value.split(separator: ",").map { part in
        part.split(separator: " ").joined(separator: " ")
      }
    }
  }
}
