/// What a subcommand wants done: nothing is printed, written or exited before this is returned.
struct CommandResult: Sendable, Equatable {
  /// A file to write, in bytes.
  struct File: Sendable, Equatable {
    let path: String
    let bytes: [UInt8]
  }

  /// 0 all well, 1 findings, 2 wrong use or unreadable input.
  var exitCode: Int32
  /// The document, for standard output.
  var output: String
  /// Notes and complaints, for standard error.
  var errors: String
  /// Files to write.
  var files: [File]

  init(exitCode: Int32 = 0, output: String = "", errors: String = "", files: [File] = []) {
    self.exitCode = exitCode
    self.output = output
    self.errors = errors
    self.files = files
  }

  /// Wrong use: one line that says what and what to do, and where help is.
  static func misuse(_ error: UsageError, of command: String) -> CommandResult {
    let help = error.isAboutUse ? "Try “ample \(command) --help”.\n" : ""
    return CommandResult(exitCode: 2, errors: "ample \(command): \(error.message)\n\(help)")
  }
}

/// Something that cannot be done, in a sentence for the person who asked for it.
struct UsageError: Error, Sendable, Equatable {
  let message: String
  /// Whether the page of help could help: not when a file or a project is at fault.
  let isAboutUse: Bool

  init(_ message: String, isAboutUse: Bool = true) {
    self.message = message
    self.isAboutUse = isAboutUse
  }
}
