package import SourceText

/// A file, parsed.
package struct SyntaxTree: Sendable {
  package let file: SourceFile
  package let language: Language
  /// Declarations and, where a language has them, statements at the top of the file.
  package let statements: [Statement]
  /// Places that did not parse; the rest of the tree is good.
  package let damage: [SourceSpan]
  /// Every comment in the file, in order, with its marks.
  package let comments: [SourceSpan]

  package init(
    file: SourceFile, language: Language, statements: [Statement], damage: [SourceSpan],
    comments: [SourceSpan]
  ) {
    self.file = file
    self.language = language
    self.statements = statements
    self.damage = damage
    self.comments = comments
  }
}

/// The language of a file; nothing in the tree's shape depends on it.
package enum Language: String, Sendable, CaseIterable {
  case swift, kotlin, typescript, javascript, dart, xml
}
