import Foundation

/// The other engines, timed by a script.
enum Peers {
  /// Microseconds for one layout of one tree of a file, by engine; empty where the script fails.
  static func times(of path: String) -> [String: Double] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let process = Process()
    let output = Pipe()
    process.executableURL = root.appending(path: "Scripts/oracles/speed")
    process.arguments = [path]
    process.standardOutput = output
    guard (try? process.run()) != nil else { return [:] }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    var times: [String: Double] = [:]
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ")
      if parts.count == 2, let time = Double(parts[1]) { times[String(parts[0])] = time }
    }
    return times
  }
}
