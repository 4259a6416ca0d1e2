import Ample
import Findings
import Foundation

/// Does what a subcommand asked for: the only place that prints, writes files and exits.
enum CommandRunner {
  static func runAndExit(_ arguments: [String]) -> Never {
    let result = Subcommand.run(arguments, surroundings)
    for file in result.files where !save(file) {
      emit("ample: “\(file.path)” cannot be written.\n", to: STDERR_FILENO)
      exit(2)
    }
    emit(result.output, to: STDOUT_FILENO)
    emit(result.errors, to: STDERR_FILENO)
    exit(result.exitCode)
  }

  private static var surroundings: Surroundings {
    let environment = ProcessInfo.processInfo.environment
    let wantsNoColor = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let isTerminal = isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
    return Surroundings(
      workingFolder: FileManager.default.currentDirectoryPath,
      takesColors: isTerminal && !wantsNoColor,
      processorCount: ProcessInfo.processInfo.activeProcessorCount, read: contents, git: git,
      check: { try Checker($0).run() },
      preview: { try Previewer($0, name: $1).draw(as: $2, scale: $3) }, rules: Checker.rules)
  }

  /// What `git` prints for arguments, in the working folder; nil when it fails or is not there.
  private static func git(_ arguments: [String]) -> String? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// The text of a file, or of standard input for `-`; damaged UTF-8 is mended.
  private static func contents(of path: String) -> String? {
    let isInput = path == "-"
    let handle = isInput ? STDIN_FILENO : open(path, O_RDONLY)
    guard handle >= 0 else { return nil }
    defer { if !isInput { close(handle) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(handle, &buffer, buffer.count)
      guard count >= 0 else { return nil }
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }

  private static func save(_ file: CommandResult.File) -> Bool {
    let handle = open(file.path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard handle >= 0 else { return false }
    defer { close(handle) }
    return put(file.bytes, to: handle)
  }

  private static func emit(_ text: String, to handle: Int32) {
    _ = put(Array(text.utf8), to: handle)
  }

  private static func put(_ bytes: [UInt8], to handle: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { all in
        let rest = UnsafeRawBufferPointer(rebasing: all[done...])
        return write(handle, rest.baseAddress, rest.count)
      }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }
}
