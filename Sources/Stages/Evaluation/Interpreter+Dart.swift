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
    guard language == .dart, let (owner, function) = dartBuilder(of: object.type) else { return nil }
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

  /// The class that is the state of a widget: the one that names it as its argument.
  private func stateType(of widget: String) -> String? {
    let name = Self.lastName(widget)
    let usual = ["_\(name)State", "\(name)State", "_\(name)"].lazy.compactMap { self.index.types[$0] }
    if let found = usual.first(where: { Self.isState($0, of: name) }) { return found.name }
    return index.declaredTypes.first { Self.isState($0, of: name) }?.name
  }

  private static func isState(_ entry: TypeEntry, of widget: String) -> Bool {
    entry.declaration?.inherits.contains { inherited in
      inherited.name.hasSuffix("State") && inherited.arguments.first?.name == widget
    } ?? false
  }

  /// Puts the parameters that stand for fields, `this.title`, into the object that is being made.
  func fillFields(of parameters: [Parameter], _ scope: inout Scope) {
    guard language == .dart else { return }
    for parameter in parameters where parameter.modifiers.contains("this") {
      guard let name = parameter.name, let value = scope.variables[name] else { continue }
      // What was not given and has no type here is known by its field.
      if case .unknown = value, parameter.fallback == nil { continue }
      scope.receiver?.fields[name] = value
    }
  }
}
