/// Something of the outside world that stops a run: a path, a file, a configuration.
///
/// The message says what, where and what to do, in one line; the command ends with status 2.
package struct InputError: Error, Sendable, Hashable, CustomStringConvertible {
  package let message: String
  /// The file concerned, as it should be printed.
  package let path: String?
  /// The line in it, from 1.
  package let line: Int?

  package init(_ message: String, path: String? = nil, line: Int? = nil) {
    self.message = message
    self.path = path
    self.line = line
  }

  package var description: String {
    guard let path else { return message }
    return line.map { "\(path):\($0): \(message)" } ?? "\(path): \(message)"
  }
}
