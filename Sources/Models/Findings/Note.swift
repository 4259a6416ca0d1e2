/// A remark about the run, with a place where there is one.
package struct Note: Sendable, Hashable {
  package var message: String
  package var path: String?
  package var line: Int?

  package init(message: String, path: String? = nil, line: Int? = nil) {
    self.message = message
    self.path = path
    self.line = line
  }
}
