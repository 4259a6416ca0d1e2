package import ComponentModel
package import ScreenModel
import SourceText
package import SyntaxModel
package import TextScaling

/// Turns the syntax of a project into screens, by one toolkit's dictionary.
///
/// Evaluation never fails. What it does not understand is listed in each screen's `unresolved`;
/// conditions that it cannot decide are its `choices`, and `variants` looks at their other branches.
package struct Evaluator: Sendable {
  private let index: ProjectIndex
  private let toolkit: any Toolkit
  private let resources: Resources
  private let language: Language

  package init(trees: [SyntaxTree], toolkit: any Toolkit, resources: Resources) {
    var roles = FunctionRoles()
    roles.isComponent = { toolkit.isComponent($0, $1) }
    roles.isSection = { toolkit.isSection($0, $1) }
    roles.isPreview = { toolkit.isPreview($0, $1) }
    index = ProjectIndex(
      trees, presentations: toolkit.presentations, systemMenus: toolkit.systemMenus,
      sharedCalls: toolkit.sharedCalls, reserved: Set(toolkit.components.keys), roles: roles)
    language = trees.first?.language ?? .swift
    self.toolkit = toolkit
    var resources = resources
    Interpreter(
      index: index, toolkit: toolkit, resources: resources, language: language,
      device: Self.probeDevice, textSize: .ios(.large), decisions: [:], memory: EvaluationMemory()
    ).addTranslations(to: &resources.strings)
    self.resources = resources
  }

  package var toolkitName: ToolkitName { toolkit.name }
  /// Whether the toolkit's users write previews for most of their components.
  package var previewsMostComponents: Bool { toolkit.previewsMostComponents }

  /// Every component of the project, in the order of files and lines.
  package func entryPoints() -> [EntryPoint] {
    let probe = interpreter(Self.probeDevice, .ios(.large), [:], EvaluationMemory())
    return index.entryPoints(toolkit) { entry in
      guard let declaration = entry.declaration else { return false }
      // What draws itself without a body (a shape, a layout) is no screen.
      return declaration.keyword != "protocol" && probe.isComponent(entry, declaration)
        && (probe.declaredProperty("body", in: entry.name) != nil
          || probe.hasDartContent(entry.name)
          || probe.isScript && !probe.declaredFunctions("render", in: entry.name).isEmpty)
    }.filter { toolkit.isForPhones($0.span.file) }
  }

  private static let probeDevice = Device(
    name: "", system: .ios, size: .zero, displayScale: 1, safeArea: .zero)

  private func interpreter(
    _ device: Device, _ textSize: TextSize, _ decisions: [String: Int], _ memory: EvaluationMemory
  ) -> Interpreter {
    Interpreter(
      index: index, toolkit: toolkit, resources: resources, language: language, device: device,
      textSize: textSize,
      decisions: decisions, memory: memory)
  }

  /// One way of showing an entry point: a preview of it, and the branches that it takes.
  package struct Variant: Sendable, Hashable {
    /// The number of the preview; nil: shown with unknown arguments.
    package var preview: Int?
    /// Branches by the text of their condition; the others take their preferred one.
    package var decisions: [String: Int]
  }

  /// How many ways of showing one component are tried.
  package static let maximumVariants = 12

  /// The ways of showing an entry point, each with its screen: every preview, then every branch that
  /// was not taken.
  ///
  /// Branches are explored one at a time, breadth first, up to `maximumVariants`. A way that shows
  /// the same as an earlier one is left out.
  package func variants(
    of entry: EntryPoint, on device: Device, at textSize: TextSize,
    memory: EvaluationMemory = EvaluationMemory()
  ) -> [(variant: Variant, screen: Screen)] {
    var queue: [Variant] = entry.previews.indices.map { Variant(preview: $0, decisions: [:]) }
    queue.removeAll { !showsAnything(entry, $0, device, textSize, memory) }
    if queue.isEmpty { queue = [Variant(preview: nil, decisions: [:])] }
    var result: [(variant: Variant, screen: Screen)] = []
    var tried = 0
    var seen: Set<Branch> = []
    while !queue.isEmpty, tried < Self.maximumVariants {
      let variant = queue.removeFirst()
      tried += 1
      let (interpreter, nodes) = run(entry, variant, device, textSize, memory)
      let screen = screen(entry, interpreter, nodes)
      if !result.contains(where: { $0.screen.root == screen.root }) {
        result.append((variant, screen))
      }
      for recorded in interpreter.choices {
        seen.insert(Branch(variant.preview, (recorded.key, recorded.choice.branch)))
        for branch in 0..<recorded.choice.branchCount where branch != recorded.choice.branch {
          guard seen.insert(Branch(variant.preview, (recorded.key, branch))).inserted else { continue }
          var next = variant
          next.decisions[recorded.key] = branch
          queue.append(next)
        }
      }
    }
    return result
  }

  private struct Branch: Hashable {
    let preview: Int?
    let key: String
    let branch: Int

    init(_ preview: Int?, _ decision: (key: String, value: Int)) {
      self.preview = preview
      key = decision.key
      branch = decision.value
    }
  }

  /// Whether a preview shows something that was understood.
  private func showsAnything(
    _ entry: EntryPoint, _ variant: Variant, _ device: Device, _ textSize: TextSize,
    _ memory: EvaluationMemory
  ) -> Bool {
    let (_, nodes) = run(entry, variant, device, textSize, memory)
    return nodes.contains { $0.containsUnderstoodLeaf }
  }

  /// The screen for one variant at one text size.
  package func evaluate(
    _ entry: EntryPoint, _ variant: Variant, on device: Device, at textSize: TextSize,
    memory: EvaluationMemory = EvaluationMemory()
  ) -> Screen {
    let (interpreter, nodes) = run(entry, variant, device, textSize, memory)
    return screen(entry, interpreter, nodes)
  }

  private func screen(
    _ entry: EntryPoint, _ interpreter: Interpreter, _ nodes: [ScreenNode]
  ) -> Screen {
    let root = toolkit.window(nodes, role: entry.role, interpreter).numbered()
    // What a toolkit gives a window is a page, whoever places it, and nothing else is.
    let role = root.law.window == nil ? Screen.Role.component : .screen
    return Screen(
      name: entry.name, span: entry.span, toolkit: toolkit.name, role: role, root: root,
      unresolved: interpreter.unresolved, readsTextSize: interpreter.readsTextSize,
      choices: interpreter.choices.map(\.choice))
  }

  private func run(
    _ entry: EntryPoint, _ variant: Variant, _ device: Device, _ textSize: TextSize,
    _ memory: EvaluationMemory
  ) -> (Interpreter, [ScreenNode]) {
    let interpreter = interpreter(device, textSize, variant.decisions, memory)
    toolkit.begin(interpreter)
    let nodes = interpreter.show(entry, preview: variant.preview)
    return (interpreter, nodes)
  }
}

extension Interpreter {
  func show(_ entry: EntryPoint, preview: Int?) -> [ScreenNode] {
    if let preview, entry.previews.indices.contains(preview) {
      let shown = entry.previews[preview]
      var scope = Scope(type: shown.owner)
      currentType = shown.owner
      bind(shown.parameters, previewArguments(shown.parameters), &scope)
      let nodes = build(execute(shown.body, &scope).value)
      // Each view of a preview provider is a preview of its own, shown alone in a window.
      return shown.owner == nil ? nodes : Array(nodes.prefix(1))
    }
    switch entry.source {
    case .type(let type):
      let object = entryObject(of: type, at: entry.span)
      return build(.view(.project(object, entry.span)))
    case .function(let function):
      let scope = scope(around: function, at: entry.span)
      guard case .closure(let closure) = self.closure(of: function, scope) else { return [] }
      let call = FunctionCall(
        closure: closure, arguments: entryArguments(of: function), span: entry.span)
      return build(.view(.function(call)))
    case .content(let content):
      let scope = Scope(
        receiver: ObjectValue(type: content.owner, fields: [:], span: entry.span), type: content.owner)
      let closure = ClosureValue(parameters: [], body: content.body, scope: scope, name: entry.name)
      return build(.view(.function(FunctionCall(closure: closure, arguments: Arguments(), span: entry.span))))
    }
  }
}

extension Interpreter {
  /// What a function that is shown on its own stands in: an instance of its type, or the value that
  /// it extends.
  private func scope(around function: FunctionEntry, at span: SourceSpan) -> Scope {
    if let receiver = function.declaration.receiver {
      guard index.type(receiver.name, in: nil)?.declaration != nil else { return Scope() }
      let value = materialized(receiver, hint: "")
      return Scope(variables: ["self": value, "this": value], type: receiver.name)
    }
    guard let owner = function.owner else { return Scope() }
    guard !function.isStatic else { return Scope(type: owner) }
    return Scope(receiver: ObjectValue(type: owner, fields: [:], span: span), type: owner)
  }
}

extension ScreenNode {
  fileprivate var containsUnderstoodLeaf: Bool {
    law.text != nil || law.image != nil || children.contains { $0.containsUnderstoodLeaf }
  }
}
