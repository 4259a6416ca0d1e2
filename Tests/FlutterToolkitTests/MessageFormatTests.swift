import Testing

@testable import FlutterToolkit

@Suite struct MessageFormatTests {
  @Test(
    "placeholders and plurals are filled",
    arguments: [
      ("Hello {name}!", "Hello Ann!"), ("{n, plural, =1{one item} other{{n} items}}", "Ann items"),
      ("{n, plural, one{# day} other{# days}} left", "Ann days left"),
      ("open {brace", "open {brace"),
      ("{a} and {b}", "Ann and <b>"), ("", ""), ("}{", "}{"),
    ])
  func fill(_ message: String, _ expected: String) {
    #expect(MessageFormat.fill(message, with: ["Ann"]) { "<\($0)>" } == expected)
  }
}
