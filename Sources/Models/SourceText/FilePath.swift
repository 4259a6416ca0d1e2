/// Arithmetic on paths as text: nothing here looks at a disk.
///
/// A path is written with `/`; one that begins with `/` is absolute.
package enum FilePath {
  /// The path without empty, `.` and inner `..` steps; an empty path is `.`.
  package static func normalized(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    var steps: [Substring] = []
    for step in path.split(separator: "/") where step != "." {
      if step != ".." {
        steps.append(step)
      } else if let last = steps.last, last != ".." {
        steps.removeLast()
      } else if !isAbsolute {
        steps.append(step)
      }
    }
    let joined = steps.joined(separator: "/")
    if isAbsolute { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// `path` as seen from `folder`, normalized; an absolute path stays as it is.
  package static func joined(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") ? normalized(path) : normalized(folder + "/" + path)
  }

  /// How `path` is written from `folder`; both absolute or both relative to the same place.
  package static func relative(_ path: String, to folder: String) -> String {
    let target = normalized(path).split(separator: "/").filter { $0 != "." }
    let base = normalized(folder).split(separator: "/").filter { $0 != "." }
    var common = 0
    while common < min(target.count, base.count), target[common] == base[common] { common += 1 }
    let up = Array(repeating: Substring(".."), count: base.count - common)
    let steps = up + target[common...]
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// The folder that holds a path; of a lone name it is `.`, of `/` it is `/`.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last step of a path.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The last step without what follows its last dot; a leading dot belongs to the name.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// What follows the last dot of the last step, in lower case; empty where there is none.
  package static func fileExtension(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Whether `path` is `folder` or lies in it; both absolute or both relative to the same place.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    folder == "." || folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }
}
