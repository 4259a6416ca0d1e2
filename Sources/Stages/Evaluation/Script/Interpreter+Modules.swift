import ComponentModel
import SourceText
import SyntaxModel

/// All that a file exports, as `import * as theme` names it.
struct ModuleValue: NativeValue {
  let path: String
}

/// Names of TypeScript and JavaScript, which belong to their file.
extension Interpreter {
  /// Whether the project is written in TypeScript or JavaScript.
  var isScript: Bool { language == .typescript || language == .javascript }

  /// How long a chain of re-exports is followed.
  private static let maximumHops = 16

  func scriptValue(named name: String, _ scope: Scope, at span: SourceSpan?) -> Value {
    if let value = scope.variables[name] { return value }
    switch name {
    case "this": return scope.receiver.map(Value.object) ?? scope.type.map(Value.type) ?? .none
    case "undefined": return .none
    case "NaN", "Infinity": return .unknown(Unknown(hint: ""))
    default: break
    }
    if let path = span?.file.path, let value = moduleValue(name, in: path) { return value }
    if let value = toolkit.global(name, self) { return value }
    if name.first?.isUppercase == true { return .symbol(Symbol(root: name, steps: [])) }
    return .unknown(Unknown(hint: name))
  }

  /// What a name at the top of a file stands for; nil when the file has none of that name.
  func moduleValue(_ name: String, in path: String) -> Value? {
    index.modules.binding(name, in: path).map { value(of: $0, named: name, in: path, hops: 0) }
  }

  /// What a file exports under a name; nil when it exports none of that name.
  func exportedValue(_ name: String, of path: String, hops: Int = 0) -> Value? {
    guard hops < Self.maximumHops, let module = index.modules.modules[path] else { return nil }
    if let binding = module.exports[name] ?? module.names[name] {
      return value(of: binding, named: name, in: path, hops: hops)
    }
    for case .module(let stem) in module.stars {
      guard let file = index.modules.paths.file(stem, on: device.system) else { continue }
      if let value = exportedValue(name, of: file, hops: hops + 1) { return value }
    }
    // What a file exports as a whole may hold it.
    guard name != "default", case .value? = module.names["default"],
      let whole = exportedValue("default", of: path, hops: hops + 1), case .dictionary = whole
    else { return nil }
    let part = member(name, of: whole)
    if case .none = part { return nil }
    return part
  }

  private func value(of binding: ModuleIndex.Binding, named name: String, in path: String, hops: Int)
    -> Value
  {
    switch binding {
    case .function(let entry): return closure(of: entry, Scope())
    case .value(let property):
      let value = initialValue(of: property, key: "module.\(path).\(property.span.range.lowerBound)")
      return titled(value, name == "default" ? ModuleReader.fileName(path) : name)
    case .part(let pattern, let property):
      let whole = initialValue(of: property, key: "module.\(path).\(property.span.range.lowerBound)")
      var scope = Scope()
      _ = match(pattern, whole, &scope)
      return scope.variables[name] ?? .unknown(Unknown(hint: name))
    case .type(let qualified): return .type(qualified)
    case .imported(.external(let module), let original):
      return externalValue(original, from: module, local: name)
    case .imported(.module(let stem), let original):
      guard let file = index.modules.paths.file(stem, on: device.system) else {
        return .unknown(Unknown(hint: name))
      }
      if original == "*" { return .native(ModuleValue(path: file)) }
      return exportedValue(original, of: file, hops: hops + 1) ?? .unknown(Unknown(hint: name))
    }
  }

  /// A function without a name takes that of what holds it.
  private func titled(_ value: Value, _ name: String) -> Value {
    guard case .closure(var closure) = value, closure.name.isEmpty else { return value }
    closure.name = name
    return .closure(closure)
  }

  /// Something of a library: its name, for the toolkit to interpret where it is used.
  private func externalValue(_ original: String, from module: String, local: String) -> Value {
    let name = Self.externalName(original, from: module, local: local)
    if let asset = asset(module) { return asset }
    if let value = toolkit.global(name, self) { return value }
    let isNamespace = original == "*" || original == "default"
    if isNamespace || name.first?.isUppercase == true {
      return .symbol(Symbol(root: name, steps: [], library: module))
    }
    return .unknown(Unknown(hint: name))
  }

  /// A picture or another file that is imported as if it were code.
  private func asset(_ specifier: String) -> Value? {
    guard Self.assetExtensions.contains(FilePath.fileExtension(of: specifier)) else { return nil }
    let argument = EvaluatedArgument(
      label: nil, value: .text(TextValue(specifier)), span: Self.nowhere)
    return toolkit.call("require", on: nil, Arguments([argument]), self)
  }

  private static let assetExtensions: Set<String> = [
    "png", "jpg", "jpeg", "gif", "webp", "bmp", "ttf", "otf", "mp4", "lottie",
  ]

  static var nowhere: SourceSpan { SourceSpan(file: SourceFile(path: "", bytes: []), range: 0..<0) }

  /// The name by which a library knows what is imported: the local one for a default export.
  static func externalName(_ original: String, from module: String, local: String) -> String {
    original == "default" || original == "*" ? local : original
  }
}
