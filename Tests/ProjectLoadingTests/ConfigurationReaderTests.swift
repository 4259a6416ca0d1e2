import Findings
import Testing
import TextScaling

@testable import ProjectLoading

@Suite struct ConfigurationReaderTests {
  private func read(_ text: String) throws(InputError) -> Configuration {
    try ConfigurationReader(path: ".ample.yml", knownRules: ["text-clipped", "word-broken"])
      .read(Array(text.utf8))
  }

  @Test func `every key is understood`() throws {
    let configuration = try read(
      """
      extends: [strict, wcag-aa]
      include: [Sources, app/src]
      exclude: "**/Generated/**"
      sizes: [L, accessibility5, 130%]
      devices: [iPhone 16, iphone se]
      locale: longest
      fail-on: info
      rules:
        word-broken: off
        text-clipped: {severity: warning, allow: [Glyph]}
      content:
        sku: "4006381333931-XXL"
      """)
    #expect(configuration.include == ["Sources", "app/src"])
    #expect(configuration.exclude == ["**/Generated/**"])
    #expect(configuration.sizes.map(\.description) == ["L", "AX5", "130%"])
    #expect(configuration.failOn == .info)
    #expect(configuration.rules["word-broken"]?.isEnabled == false)
    let clipped = RuleSettings(isEnabled: true, severity: .warning, allow: ["Glyph"])
    #expect(configuration.rules["text-clipped"] == clipped)
    #expect(configuration.rules["target-shrunk"]?.isEnabled == true)
    #expect(configuration.content == ["sku": "4006381333931-XXL"])
    #expect(try read("") == Configuration())
  }

  struct Row: Sendable {
    let text: String
    let error: String
  }

  @Test(arguments: [
    Row(text: "a: 1\n", error: "1: There is no key “a”."),
    Row(
      text: "locale: de\nsize: all\n", error: "2: There is no key “size”. Did you mean “sizes”?"),
    Row(
      text: "rules:\n  text-cliped: off\n",
      error: "2: There is no rule “text-cliped”. Did you mean “text-clipped”?"),
    Row(
      text: "rules:\n  word-broken: fatal\n",
      error: "2: There is no severity “fatal”. Known are error, warning, info, on, off."),
    Row(
      text: "extends: strickt\n", error: "1: There is no preset “strickt”. Did you mean “strict”?"),
    Row(
      text: "devices:\n  - iPhone 61\n",
      error: "2: There is no device “iPhone 61”. Did you mean “iPhone 16”?"),
    Row(text: "locale: [de]\n", error: "1: “locale” wants one value."),
    Row(
      text: "locale: de\nlocale: fr\n",
      error: "2: This is no valid YAML: the key “locale” is there twice."),
    Row(text: "- a\n", error: "1: A configuration is a list of “key: value”."),
    Row(
      text: "a: &x 1\nb: *x\n",
      error: "2: This is no valid YAML: aliases (“*name”) are not allowed here."),
  ]) func `what is wrong is said with its line`(_ row: Row) {
    let error = #expect(throws: InputError.self) { try read(row.text) }
    #expect(error?.description == ".ample.yml:" + row.error)
  }

  @Test func `broken YAML at every cut is an error or a configuration`() {
    let text =
      "extends: [strict]\nrules: {word-broken: {severity: info}}\ncontent: {a: \"\\u00e9\"}\n"
    for length in 0...text.utf8.count {
      do throws(InputError) {
        _ = try read(String(decoding: text.utf8.prefix(length), as: UTF8.self))
      } catch {
        #expect(error.line != nil)
      }
    }
  }
}
