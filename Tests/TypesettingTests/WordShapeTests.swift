import Testing
import Typesetting

@Suite struct WordShapeTests {
  @Test(arguments: [
    "word", "donaudampfschiff", "don't", "word.", "(word)", "well-known", "слово", "שלום",
    "“quoted”",
    "Größe", "Total:", "cafe\u{301}",
  ]) func `A word of prose is one`(_ word: String) {
    #expect(WordShape.isProse(word.unicodeScalars))
  }

  @Test(arguments: [
    "alex@example.com", "https://example.com", "example.com", "/usr/share", "file_name", "1,204.50",
    "£12", "v2", "A1B2", "#tag", "a=b", "10:45", "—", "…", "", "x", "👍🏽", "C:\\folder", "50%",
  ]) func `An address, a number or a code is none`(_ token: String) {
    #expect(!WordShape.isProse(token.unicodeScalars))
  }

  @Test func `Punctuation around a word is left out`() {
    #expect(WordShape.trimmed(Array("(“word”),".unicodeScalars)[...]) == "word")
  }
}
