import SourceText
import TextScaling

/// Finds the file that an import of a TypeScript or JavaScript project means.
struct ModulePaths: Sendable {
  /// Files by their path without extension, platform and `index`, sorted.
  private var filesByStem: [String: [String]] = [:]
  /// The one file of each stem, by system: asked for at every name that is imported.
  private var chosenFiles: [System: [String: String]] = [:]
  /// The same stems by their last step.
  private var stemsByName: [String: [String]] = [:]
  private var folders: Set<String> = []
  /// First steps of specifiers that stand for a folder of the project, whatever they are called.
  private var aliases: Set<String> = []

  init() {}

  init(_ paths: [String]) {
    for path in paths.sorted() {
      let stem = Self.stem(of: path)
      if filesByStem[stem] == nil { stemsByName[FilePath.name(of: stem), default: []].append(stem) }
      filesByStem[stem, default: []].append(path)
      for step in FilePath.folder(of: path).split(separator: "/") { folders.insert(String(step)) }
    }
    for system in [System.ios, .android] {
      chosenFiles[system] = filesByStem.compactMapValues { Self.chosen(of: $0, on: system) }
    }
  }

  private static let extensions: Set<String> = ["ts", "tsx", "js", "jsx", "mjs", "cjs", "mts", "cts"]
  private static let platforms: Set<String> = ["ios", "android", "native", "web"]

  /// `src/a.ios.tsx` and `src/a/index.ts` are `src/a`.
  static func stem(of path: String) -> String {
    var stem = path
    if extensions.contains(FilePath.fileExtension(of: stem)) { stem = withoutExtension(stem) }
    if platforms.contains(FilePath.fileExtension(of: stem)) { stem = withoutExtension(stem) }
    return FilePath.name(of: stem) == "index" ? FilePath.folder(of: stem) : stem
  }

  private static func withoutExtension(_ path: String) -> String {
    guard let dot = path.lastIndex(of: ".") else { return path }
    return String(path[..<dot])
  }

  /// The file of a stem on a system: its own, then that of all native systems, then the plain one.
  func file(_ stem: String, on system: System) -> String? { chosenFiles[system]?[stem] }

  private static func chosen(of files: [String], on system: System) -> String? {
    let own = system == .ios ? ".ios." : ".android."
    let plain = files.filter { file in
      !platforms.contains { FilePath.name(of: file).contains("." + $0 + ".") }
    }
    return files.first { $0.contains(own) } ?? files.first { $0.contains(".native.") }
      ?? plain.first { FilePath.stem(of: $0) != "index" } ?? plain.first
  }

  /// The stem that a specifier means in a file; nil for what is not the project's.
  func resolve(_ specifier: String, from path: String) -> String? {
    if specifier.hasPrefix(".") {
      let target = FilePath.joined(FilePath.folder(of: path), specifier)
      let stem = Self.stem(of: target)
      return filesByStem[stem] == nil ? nil : stem
    }
    return resolveAlias(specifier, from: path)
  }

  /// Packages that a folder of the project must not be taken for.
  private static let libraries = ["react", "@react", "expo", "@expo", "@types", "styled-components"]

  /// `@/theme`, `~/theme`, `src/theme`, `@app/theme`: what stands behind the alias is looked for by its
  /// last steps, the nearest file first.
  private func resolveAlias(_ specifier: String, from path: String) -> String? {
    let steps = specifier.split(separator: "/").map(String.init)
    guard let first = steps.first, !Self.libraries.contains(where: { first == $0 || first.hasPrefix($0 + "-") })
    else { return nil }
    let bare = first.drop { "@~#$".contains($0) }
    var candidates: [String] = []
    if bare.isEmpty {
      candidates = [steps.dropFirst().joined(separator: "/")]
    } else if folders.contains(String(bare)) || first != String(bare) && steps.count > 1 {
      candidates = [([String(bare)] + steps.dropFirst()).joined(separator: "/")]
      // An alias may be named as nobody's folder is.
      if first != String(bare), !folders.contains(String(bare)), isAlias(first) {
        candidates.append(steps.dropFirst().joined(separator: "/"))
      }
    }
    for candidate in candidates {
      if let stem = nearest(to: path, endingIn: Self.stem(of: candidate)) { return stem }
    }
    return nil
  }

  private func isAlias(_ step: String) -> Bool {
    aliases.contains(step) || ["@app", "@src", "@root", "~app", "~src", "#app", "#src"].contains(step)
  }

  /// Finds out which first steps, `@shop` of `@shop/theme/colors`, mostly lead to files of the project
  /// when the rest is followed: they are its aliases, as a library's name would lead nowhere.
  mutating func learnAliases(from imports: [(path: String, specifiers: [String])]) {
    var wanted: [String: Set<String>] = [:]
    for specifier in imports.flatMap(\.specifiers) where "@~#$".contains(specifier.first ?? " ") {
      let steps = specifier.split(separator: "/", maxSplits: 1).map(String.init)
      guard steps.count == 2, steps[0].count > 1 else { continue }
      wanted[steps[0], default: []].insert(steps[1])
    }
    aliases = Set(
      wanted.filter { first, rests in
        let found = rests.count { nearest(to: "", endingIn: Self.stem(of: $0)) != nil }
        return !Self.libraries.contains(first) && found >= Self.leastRests && found * 2 > rests.count
      }.keys)
  }

  /// Fewer files that happen to be called alike prove nothing.
  private static let leastRests = 2

  private func nearest(to path: String, endingIn end: String) -> String? {
    guard !end.isEmpty, end != "." else { return nil }
    let matching = (stemsByName[FilePath.name(of: end)] ?? []).filter {
      $0 == end || $0.hasSuffix("/" + end)
    }
    return matching.max { left, right in
      let (a, b) = (Self.commonSteps(left, path), Self.commonSteps(right, path))
      return a != b ? a < b : left.utf8.count > right.utf8.count
    }
  }

  private static func commonSteps(_ left: String, _ right: String) -> Int {
    zip(left.split(separator: "/"), right.split(separator: "/")).prefix { $0 == $1 }.count
  }
}
