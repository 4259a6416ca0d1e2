package import SourceText

/// How reports name files: relative to the folder that the command ran in.
package struct ReportPaths: Sendable, Hashable {
  /// The folder that the paths of sources are relative to, absolute.
  package let root: String
  /// The folder that the command ran in, absolute.
  package let workingFolder: String

  /// Without folders, files are named as they are.
  package init(root: String = "/", workingFolder: String = "/") {
    self.root = root
    self.workingFolder = workingFolder
  }

  /// The name of a file, with `/`.
  package func path(_ path: String) -> String {
    FilePath.relative(FilePath.joined(root, path), to: workingFolder)
  }

  /// The name of the file that a span lies in.
  package func path(of span: SourceSpan) -> String { path(span.file.path) }
}
