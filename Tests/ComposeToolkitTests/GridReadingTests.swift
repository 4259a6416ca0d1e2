import Testing

/// Grids, shown by where texts come to stand: a character is 10 wide, a line 20 high, the window 300 by 400.
@Suite struct GridReadingTests {
  private func places(_ grid: String) throws -> [String] {
    try Composables.texts(grid).map { line in
      line.split(separator: " ").prefix(3).joined(separator: " ")
    }
  }

  @Test func `an item of a grid takes the tracks that it says`() throws {
    let grid = """
      LazyVerticalGrid(columns = GridCells.Fixed(3)) {
          item(span = { GridItemSpan(maxLineSpan) }) { T("head") }
          items(listOf("a", "b"), span = { GridItemSpan(if (it == "a") 2 else 1) }) { T(it) }
      }
      """
    #expect(try places(grid) == [#"0,0 300×20 "head""#, #"0,20 200×20 "a""#, #"200,20 100×20 "b""#])
  }

  @Test func `a grid that fits its tracks knows a whole line`() throws {
    let grid = """
      LazyVerticalGrid(GridCells.Adaptive(minSize = 140.dp)) {
          item(span = { GridItemSpan(maxLineSpan) }) { T("head") }
          itemsIndexed(listOf("a", "b")) { index, name -> T(name) }
      }
      """
    #expect(try places(grid) == [#"0,0 300×20 "head""#, #"0,20 150×20 "a""#, #"150,20 150×20 "b""#])
  }

  @Test func `a staggered grid has whole lines`() throws {
    let grid = """
      LazyVerticalStaggeredGrid(StaggeredGridCells.Fixed(2), verticalItemSpacing = 5.dp) {
          item(span = StaggeredGridItemSpan.FullLine) { T("head") }
          items(2) { T("$it") }
      }
      """
    #expect(try places(grid) == [#"0,0 300×20 "head""#, #"0,25 150×20 "0""#, #"150,25 150×20 "1""#])
  }

  @Test func `an item of several parts is one item`() throws {
    let grid = "LazyVerticalGrid(GridCells.Fixed(2)) { item { T(\"a\"); T(\"b\") }; item { T(\"c\") } }"
    #expect(try places(grid) == [#"0,0 150×20 "a""#, #"0,0 150×20 "b""#, #"150,0 150×20 "c""#])
  }
}
