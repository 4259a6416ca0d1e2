import Findings
import ScreenModel
import SourceText
import TextScaling

/// Reads `.ample.yml`; whatever is not understood is an error that says what is allowed.
struct ConfigurationReader {
  /// The file as it should be printed.
  let path: String
  /// Ids that may stand under `rules`; empty: any.
  let knownRules: [String]

  private static let keys = [
    "extends", "include", "exclude", "sizes", "devices", "locale", "fail-on", "rules", "content",
  ]

  func read(_ bytes: [UInt8]) throws(InputError) -> Configuration {
    let root: YAMLNode?
    do throws(YAMLDocument.Failure) {
      root = try YAMLDocument.root(of: bytes)
    } catch {
      throw InputError("This is no valid YAML: \(error.reason).", path: path, line: error.line)
    }
    guard let root else { return Configuration() }
    guard case .mapping(let members) = root.content else {
      throw failure("A configuration is a list of “key: value”.", root.line)
    }
    var own = Configuration()
    var outer = Configuration()
    for member in members {
      if member.key == "extends" {
        outer = try presets(member)
      } else {
        try apply(member, to: &own)
      }
    }
    return own.over(outer)
  }

  private func apply(
    _ member: YAMLNode.Member, to configuration: inout Configuration
  ) throws(InputError) {
    let value = member.value
    switch member.key {
    case "include": configuration.include = try words(member)
    case "exclude": configuration.exclude = try words(member)
    case "sizes": configuration.sizes = try sizes(member)
    case "devices": configuration.devices = try devices(member)
    case "locale": configuration.locale = try word(value, of: member.key)
    case "fail-on":
      configuration.failOn = try choice(FailureThreshold.self, value, of: member.key)
    case "rules": configuration.rules = try rules(member)
    case "content":
      for entry in try mapping(member) {
        configuration.content[entry.key] = try word(entry.value, of: entry.key)
      }
    default:
      let suggestion = NearestName.suggestion(for: member.key, among: Self.keys)
      throw failure("There is no key “\(member.key)”.\(suggestion)", member.line)
    }
  }

  // MARK: - The keys

  private func presets(_ member: YAMLNode.Member) throws(InputError) -> Configuration {
    var result = Configuration()
    for name in try words(member) {
      guard let preset = Preset(rawValue: name) else {
        throw unknown(name, as: "preset", among: Preset.allCases.map(\.rawValue), member.value.line)
      }
      result = preset.configuration.over(result)
    }
    return result
  }

  private func sizes(_ member: YAMLNode.Member) throws(InputError) -> [TextSize] {
    let names = try words(member)
    do throws(SizeList.Failure) {
      return try SizeList.sizes(named: names)
    } catch {
      throw failure(error.reason, member.value.line)
    }
  }

  private func devices(_ member: YAMLNode.Member) throws(InputError) -> [String] {
    let names = try words(member)
    for name in names where Device.named(name) == nil {
      throw unknown(name, as: "device", among: Device.catalog.map(\.name), member.value.line)
    }
    return names
  }

  private func rules(_ member: YAMLNode.Member) throws(InputError) -> [String: RuleSettings] {
    var result: [String: RuleSettings] = [:]
    for entry in try mapping(member) {
      guard knownRules.isEmpty || knownRules.contains(entry.key) else {
        throw unknown(entry.key, as: "rule", among: knownRules, entry.line)
      }
      result[entry.key] = try settings(entry)
    }
    return result
  }

  private func settings(_ entry: YAMLNode.Member) throws(InputError) -> RuleSettings {
    guard case .mapping(let members) = entry.value.content else {
      return try severity(entry.value, of: entry.key)
    }
    var settings = RuleSettings(isEnabled: true)
    for member in members {
      switch member.key {
      case "severity": settings = try severity(member.value, of: member.key).over(settings)
      case "allow": settings.allow = try words(member)
      default:
        let suggestion = NearestName.suggestion(for: member.key, among: ["severity", "allow"])
        throw failure("A rule has no key “\(member.key)”.\(suggestion)", member.line)
      }
    }
    return settings
  }

  /// A severity, or a word that switches the rule on or off.
  private func severity(
    _ node: YAMLNode, of key: String
  ) throws(InputError) -> RuleSettings {
    let text = try word(node, of: key)
    switch text {
    case "off", "false", "no": return RuleSettings(isEnabled: false)
    case "on", "true", "yes": return RuleSettings(isEnabled: true)
    default:
      guard let severity = Severity(rawValue: text) else {
        throw unknown(
          text, as: "severity", among: ["error", "warning", "info", "on", "off"], node.line)
      }
      return RuleSettings(isEnabled: true, severity: severity)
    }
  }

  // MARK: - The shapes of values

  private func word(_ node: YAMLNode, of key: String) throws(InputError) -> String {
    guard case .scalar(let text) = node.content, !text.isEmpty else {
      throw failure("“\(key)” wants one value.", node.line)
    }
    return text
  }

  /// A list of words, or one word.
  private func words(_ member: YAMLNode.Member) throws(InputError) -> [String] {
    guard case .list(let nodes) = member.value.content else {
      return [try word(member.value, of: member.key)]
    }
    var words: [String] = []
    for node in nodes { words.append(try word(node, of: member.key)) }
    return words
  }

  private func mapping(_ member: YAMLNode.Member) throws(InputError) -> [YAMLNode.Member] {
    guard case .mapping(let members) = member.value.content else {
      throw failure("“\(member.key)” wants “name: value” below it.", member.line)
    }
    return members
  }

  private func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ type: Choice.Type, _ node: YAMLNode, of key: String
  ) throws(InputError) -> Choice {
    let text = try word(node, of: key)
    guard let choice = Choice(rawValue: text) else {
      throw unknown(
        text, as: "value of “\(key)”", among: Choice.allCases.map(\.rawValue), node.line)
    }
    return choice
  }

  private func unknown(
    _ name: String, as kind: String, among names: [String], _ line: Int
  ) -> InputError {
    let nearest = NearestName.suggestion(for: name, among: names)
    let known = nearest.isEmpty ? " Known are \(names.joined(separator: ", "))." : nearest
    return failure("There is no \(kind) “\(name)”.\(known)", line)
  }

  private func failure(_ message: String, _ line: Int) -> InputError {
    InputError(message, path: path, line: line)
  }
}
