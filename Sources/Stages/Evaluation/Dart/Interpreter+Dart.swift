import ComponentModel
import SourceText
import SyntaxModel

/// What Dart's classes of widgets do differently: the member that makes their content, and the fields
/// that their constructors fill.
extension Interpreter {
  /// Whether a widget makes its content itself or in its state.
  func hasDartContent(_ type: String) -> Bool {
    language == .dart && dartBuilder(of: type) != nil
  }

  /// What a widget's `build` returns, called on its state where it has one.
  func dartContent(_ object: ObjectValue) -> Value? {
    guard language == .dart else { return nil }
    guard let (owner, function) = dartBuilder(of: object.type) else {
      // What only hands something down shows its child.
      return object.fields["child"]
    }
    var receiver = object
    if owner != object.type {
      receiver = ObjectValue(type: owner, fields: ["widget": .object(object)], span: object.span)
    }
    let scope = Scope(receiver: receiver, type: owner)
    return call(closure(of: function, scope), Arguments(), at: function.span)
  }

  private func dartBuilder(of type: String) -> (String, FunctionEntry)? {
    if let own = declaredFunctions("build", in: type).first { return (type, own) }
    guard let state = stateType(of: type), let function = declaredFunctions("build", in: state).first
    else { return nil }
    return (state, function)
  }

  /// The class that is the state of a widget: the one that names it as its argument, in its own file
  /// where it is there.
  private func stateType(of widget: String) -> String? {
    if let known = memory.states[widget] { return known }
    let name = Self.lastName(widget)
    let path = index.types[widget]?.span.file.path
    let all = index.stateTypes[name] ?? []
    let found = (all.first { $0.span.file.path == path } ?? all.first)?.name
    memory.states[widget] = .some(found)
    return found
  }

  /// Puts the parameters that stand for fields, `this.title`, into the object that is being made.
  func fillFields(of parameters: [Parameter], _ scope: inout Scope) {
    guard language == .dart else { return }
    let kinds: Set<String> = ["this", "super"]
    for parameter in parameters where !kinds.isDisjoint(with: parameter.modifiers) {
      guard let name = parameter.name, let value = scope.variables[name] else { continue }
      // What was not given and has no type here is known by its field.
      if case .unknown = value, parameter.fallback == nil { continue }
      scope.receiver?.fields[name] = value
    }
  }

  /// The type of a value that is not known; what is called a context is one.
  func dartType(of unknown: Unknown) -> String? {
    guard let type = unknown.type else { return unknown.hint == "context" ? "BuildContext" : nil }
    return type.unwrapped.name
  }
}
