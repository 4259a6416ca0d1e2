import Parsing
import Testing

@Suite struct GrammarLibraryTests {
  @Test func `A folder without grammars is said to be one`() {
    let error = #expect(throws: GrammarError.self) {
      try GrammarLibrary(folder: "/nowhere")
    }
    #expect(error?.path == "/nowhere/swift.so")
    #expect(error?.description.contains("run Scripts/setup") == true)
  }
}
