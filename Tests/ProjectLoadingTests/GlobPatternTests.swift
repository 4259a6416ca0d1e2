import Testing

@testable import ProjectLoading

@Suite struct GlobPatternTests {
  struct Row: Sendable {
    let pattern: String
    let path: String
    let matches: Bool
  }

  @Test(arguments: [
    Row(pattern: "*.swift", path: "A.swift", matches: true),
    Row(pattern: "*.swift", path: "a/A.swift", matches: false),
    Row(pattern: "**/*.swift", path: "A.swift", matches: true),
    Row(pattern: "**/*.swift", path: "a/b/A.swift", matches: true),
    Row(pattern: "a/**/b", path: "a/b", matches: true),
    Row(pattern: "a/**/b", path: "a/x/y/b", matches: true),
    Row(pattern: "a/**", path: "a", matches: false),
    Row(pattern: "a/**", path: "a/b/c", matches: true),
    Row(pattern: "[A-C]?.swift", path: "B1.swift", matches: true),
    Row(pattern: "[!A-C].swift", path: "B.swift", matches: false),
    Row(pattern: "[]x].swift", path: "].swift", matches: true),
    Row(pattern: "[open", path: "[open", matches: true),
    Row(pattern: "\\*.swift", path: "*.swift", matches: true),
    Row(pattern: "\\*.swift", path: "A.swift", matches: false),
    Row(pattern: "a*b*c", path: "axxbyybzzc", matches: true),
  ]) func `a pattern matches the whole of a path`(_ row: Row) {
    #expect(GlobPattern(row.pattern).matches(row.path) == row.matches, "\(row)")
  }

  @Test func `a pattern of many stars does not take forever`() {
    let pattern = GlobPattern(String(repeating: "a*", count: 40) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 2000)))
  }
}
