import Findings
import Parsing
import ProjectLoading
import ScreenModel
import SourceText
import SyntaxModel
import TextScaling

/// From what was asked for to a plan of screens: the part that checks and pictures share.
extension CheckRequest {
  func loadProject() throws(InputError) -> Project {
    let loading = ProjectRequest(
      paths: paths, workingFolder: workingFolder, root: root,
      configurationFile: configurationFile, locale: locale, overlays: overlays,
      knownRules: Checker.rules.map(\.id), jobs: jobs)
    return try ProjectLoader(loading).load()
  }

  /// The syntax of every source that can say something about the named ones, in the order of the
  /// paths: an app in two languages is two apps, and only those that were named are read.
  func parse(_ project: Project) throws(InputError) -> [SyntaxTree] {
    let parser: Parser
    do throws(GrammarError) {
      parser = Parser(grammars: try GrammarLibrary.installed())
    } catch {
      throw InputError("\(error)")
    }
    let named = Set(project.selected.compactMap { Language(path: $0) })
    let wanted = Set(named.flatMap { ToolkitRegistry.siblings(of: $0) })
    let sources = project.sources.filter { Language(path: $0.path).map(wanted.contains) ?? false }
    return parallelMap(sources, jobs: jobs) { parser.parse($0) }.compactMap { $0 }
  }

  func plan(_ project: Project, _ trees: [SyntaxTree]) throws(InputError) -> ScreenPlan {
    guard trees.contains(where: { project.selected.contains($0.file.path) }) else {
      let named = paths.isEmpty ? "this folder" : paths.joined(separator: ", ")
      throw InputError(
        "There is nothing to analyse in \(named): no source file of a toolkit that Ample knows.")
    }
    let configured = sizes.isEmpty ? project.configuration.sizes : sizes
    return ScreenPlan(
      trees: trees, selected: project.selected, resources: project.resources,
      devices: try devices(project),
      sizes: (configured.isEmpty ? TextSize.all : configured).sorted())
  }

  private func devices(_ project: Project) throws(InputError) -> [Device] {
    guard devices.isEmpty else { return devices }
    var named: [Device] = []
    for name in project.configuration.devices {
      guard let device = Device.named(name) else {
        let nearest = Device.nearest(to: name).name
        throw InputError(
          "The configuration names a device “\(name)”. Did you mean “\(nearest)”?")
      }
      named.append(device)
    }
    return named.isEmpty ? Device.defaults : named
  }

  /// What the configuration says about rules, with the command's own wishes over it.
  func settings(_ configuration: Configuration) -> [String: RuleSettings] {
    var settings = configuration.rules
    for rule in Checker.rules {
      let isNamed = enabledRules.contains(rule.id)
      if isNamed { settings[rule.id, default: RuleSettings()].isEnabled = true }
      let isLeftOut = !enabledRules.isEmpty && !isNamed
      if isLeftOut || ignoredRules.contains(rule.id) {
        settings[rule.id, default: RuleSettings()].isEnabled = false
      }
    }
    return settings
  }
}
