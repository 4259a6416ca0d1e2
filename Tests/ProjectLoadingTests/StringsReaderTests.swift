import Testing

@testable import ProjectLoading

@Suite struct StringsReaderTests {
  /// What a file says, one line an entry and a problem.
  private func lines(_ bytes: [UInt8], _ path: String) throws -> [String] {
    guard case .strings(let format)? = FileKind(path: path) else { return ["not a strings file"] }
    let entries = StringsReader.read(bytes, path: path, format: format)
    let texts = entries.entries.map { "\($0.table) \($0.key) [\($0.locale)] \($0.text)" }
    return texts + entries.problems.map { "! \($0.line ?? 0) \($0.message)" }
  }

  private func lines(_ text: String, _ path: String) throws -> [String] {
    try lines(Array(text.utf8), path)
  }

  @Test func `a string catalogue gives every variation`() throws {
    let text = """
      {"sourceLanguage": "en", "strings": {
        "Save": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}},
        "%lld rows": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld row"}},
          "other": {"stringUnit": {"value": "%lld rows"}}}}}}},
        "sum": {"localizations": {"en": {"stringUnit": {"value": "All %#@n@"}, "substitutions": {
          "n": {"formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg file"}},
            "other": {"stringUnit": {"value": "%arg files"}}}}}}}}}
      }}
      """
    let expected = [
      "Main %lld rows [en] %lld row", "Main %lld rows [en] %lld rows", "Main Save [de] Sichern",
      "Main Save [en] Save", "Main sum [en] All %lld files",
    ]
    #expect(try lines(text, "Main.xcstrings") == expected)
  }

  @Test func `a nested file of translations gives keys with dots`() throws {
    let text = #"{"home": {"title": "Hi {{name}}", "rows_other": "{{count}} rows"}, "ok": "OK", "n": 3}"#
    let expected = [
      "locale home.rows_other [pt-BR] {{count}} rows", "locale home.title [pt-BR] Hi {{name}}", "locale ok [pt-BR] OK",
    ]
    #expect(try lines(text, "src/locales/pt-BR.json") == expected)
    #expect(try lines(#"{"a": "b"}"#, "src/i18n/de/common.json") == ["common a [de] b"])
    #expect(FileKind(path: "src/data/de.json") == nil)
  }

  @Test func `a broken catalogue is a problem and nothing more`() throws {
    let broken = try lines("{\"strings\": {\"a\":", "Main.xcstrings")
    #expect(broken.count == 1)
    #expect(broken.first?.hasPrefix("! 0 This string catalogue is no valid JSON: ") == true)
    #expect(try lines("[]", "Main.xcstrings").first?.contains("it is no object") == true)
  }

  @Test func `a table of strings is read with comments, escapes and damage`() throws {
    let text = """
      /* greeting */ "hello" = "Grüße,\\n\\"Du\\"\\U00e9";
      bare.key = "1"; // end
      "broken" "x";
      "alone";
      "after" = "ok";
      """
    let expected = [
      "Main hello [de] Grüße,\n\"Du\"é", "Main bare.key [de] 1", "Main alone [de] alone",
      "Main after [de] ok",
      "! 3 This table of strings has an entry that is not “key” = “value”;.",
    ]
    #expect(try lines(text, "de.lproj/Main.strings") == expected)
  }

  @Test func `tables in UTF-16 are read with and without a mark`() throws {
    let units = Array("\"a\" = \"ж\";".utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [[0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big] {
      #expect(try lines(bytes, "pt_BR.lproj/T.strings") == ["T a [pt-BR] ж"])
    }
  }

  @Test func `plurals and widths of a strings dictionary are read`() throws {
    let text = """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@ left</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key>
          <string>NSStringPluralRuleType</string>
          <key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict>
      </dict>
      <key>short</key><dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>20</key><string>Hi</string><key>50</key><string>Hello</string></dict></dict>
      </dict></plist>
      """
    let expected = ["T files [Base] %d files left", "T short [Base] Hi", "T short [Base] Hello"]
    #expect(try lines(text, "Base.lproj/T.stringsdict") == expected)
    #expect(try lines("<plist", "de.lproj/T.stringsdict").first?.hasPrefix("! 1 ") == true)
  }

  @Test func `Android resources are shown as a person sees them`() throws {
    let text = """
      <resources xmlns:xliff="urn:x">
        <string name="a">  It\\'s <b>bold</b>\\n "  kept " <xliff:g id="n">%1$s</xliff:g></string>
        <plurals name="p"><item quantity="one">one</item><item quantity="other">more</item></plurals>
        <string-array name="l"><item>x</item><item>y</item></string-array>
      </resources>
      """
    let expected = [
      "android a [pt-BR] It's bold\n   kept  %1$s", "android p [pt-BR] one",
      "android p [pt-BR] more", "android l[0] [pt-BR] x", "android l[1] [pt-BR] y",
    ]
    #expect(try lines(text, "app/res/values-pt-rBR/strings.xml") == expected)
    let folders = [
      "values", "values-night", "values-sw600dp", "values-b+sr+Latn", "values-mcc310-de",
    ]
    let locales = folders.map(AndroidStringsFile.locale)
    #expect(locales == ["Base", "Base", "Base", "sr-Latn", "de"])
  }

  @Test func `an entity that grows is refused and an outside one is not read`() throws {
    let bomb = """
      <!DOCTYPE r [<!ENTITY a "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">
      <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;">
      <!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;"><!ENTITY f "&e;&e;&e;&e;&e;&e;&e;&e;">
      <!ENTITY g "&f;&f;&f;&f;&f;&f;&f;&f;"><!ENTITY h "&g;&g;&g;&g;&g;&g;&g;&g;">
      <!ENTITY o SYSTEM "/etc/passwd">]><resources><string name="a">&h;</string>
      <string name="o">&o;</string></resources>
      """
    let found = try lines(bomb, "res/values/strings.xml")
    #expect(found.allSatisfy { $0.count < 1000 && !$0.contains("root") })
  }

  @Test func `a resource bundle gives its messages`() throws {
    let text = #"{"title": "Einkauf {n}", "@title": {"description": "x"}}"#
    #expect(try lines(text, "lib/l10n/app_de.arb") == ["arb title [de] Einkauf {n}"])
  }
}
