import Testing

@testable import Drawing

@Suite struct SVGIdentifiersTests {
  struct Row {
    let before: String
    let after: String
  }

  private static let rows = [
    Row(before: "<g id=\"surface41\">", after: "<g id=\"surface1\">"),
    Row(
      before: "<g id=\"surface9\"/><g id=\"surface7\"/><use xlink:href=\"#surface9\"/>",
      after: "<g id=\"surface1\"/><g id=\"surface2\"/><use xlink:href=\"#surface1\"/>"),
    Row(before: "<g id=\"glyph0-1\"/>", after: "<g id=\"glyph0-1\"/>"),
    Row(before: "surface12 \"", after: "surface12 \""),
    Row(before: "", after: ""),
  ]

  @Test(arguments: rows.indices)
  func `Names that change with the life of the process count from 1`(index: Int) {
    let row = Self.rows[index]
    let result = SVGIdentifiers.renumbered(Array(row.before.utf8))
    #expect(String(decoding: result, as: UTF8.self) == row.after)
  }
}
