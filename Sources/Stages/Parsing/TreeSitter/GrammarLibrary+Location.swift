#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension GrammarLibrary {
  /// Opens the grammars that belong to the running program.
  ///
  /// They lie in `.dependencies/grammars` of the folder that `AMPLE_HOME` names, else of the
  /// nearest folder above the program that has them.
  package static func installed() throws(GrammarError) -> GrammarLibrary {
    let inside = ".dependencies/grammars"
    if let home = getenv("AMPLE_HOME") {
      return try GrammarLibrary(folder: "\(String(cString: home))/\(inside)")
    }
    let program = programPath()
    var folder = program[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      let candidate = "\(folder)/\(inside)"
      if access(candidate, F_OK) == 0 { return try GrammarLibrary(folder: candidate) }
    }
    throw GrammarError(path: inside, problem: "no folder above \(program) has it")
  }

  /// The running program's file with links resolved; empty where the system does not tell.
  private static func programPath() -> String {
    guard let path = realpath("/proc/self/exe", nil) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }
}
