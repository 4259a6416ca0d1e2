import ScreenModel
import Testing

@testable import Typesetting

/// The tables for simple Latin text, against HarfBuzz's shaping and Pango's breaks.
@Suite struct PlainTextTests {
  static let typesetter = FontTypesetter()

  /// Random texts that repeat from run to run.
  struct Generator {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: state >> 33) % bound
    }

    mutating func text(_ characters: [Character], length: Int) -> String {
      String((0..<length).map { _ in characters[below(characters.count)] })
    }
  }

  static let letters: [Character] = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ     ")
  static let accents: [Character] = Array("äöüßéèêñçåøæœłőžğşıİĲàÁÉÜŒŠĐabcdeVATWyf  ")
  static let marks: [Character] = Array("aWf19 -.,:;!?'\"’“”$£€%/()&#*@=_\u{a0}–…+°[]×·— ")
  static let cyrillic: [Character] = Array(
    "абвгґдеёжзийклмнопрстуфхцчшщъыьэюяАБГДЖТУФЧЯЇїІіЄє.,-12   ")
  static let greek: [Character] = Array("αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊΐΑΒΓΔΤΥΦΨΩΆ.,-12   ")
  static let vietnamese: [Character] = Array("ạảấầẩẫậắằẵặẹẻẽếềểễệỉịọỏốồộớờợụủứừữựỳỷỹơưđĐăTVAW.,   ")
  static let scripts: [Character] = Array("AVTTyкАТУxαΤΥΩ ()[].,-1  ")

  private func differences(_ typeface: Typeface, _ characters: [Character], seed: UInt64) -> (
    plain: Int, wrong: [String]
  ) {
    var generator = Generator(state: seed)
    var plain = 0
    var wrong: [String] = []
    for _ in 0..<400 {
      let text = generator.text(characters, length: 2 + generator.below(14))
      guard let quick = PlainText.shape(text, typeface) else { continue }
      plain += 1
      let full = Shaper.shape(text, spans: [(typeface, .max)])
      let isSame =
        quick.count == full.count
        && zip(quick.clusters, full.clusters).allSatisfy {
          abs($0.offset - $1.offset) < 1e-6 && $0.traits == $1.traits && $0.scalar == $1.scalar
        }
      if !isSame { wrong.append(broken(text, quick) + " for " + broken(text, full)) }
    }
    return (plain, wrong)
  }

  /// The text with a bar where a line may break.
  private func broken(_ text: String, _ measured: MeasuredText) -> String {
    zip(text, measured.clusters).map { ($1.traits.contains(.breakBefore) ? "|" : "") + String($0) }
      .joined()
  }

  @Test(arguments: [FontPlatform.android, .apple], [400, 700])
  func `Tables and rules agree with full shaping`(_ platform: FontPlatform, _ weight: Int) {
    for size: Double in [12, 30] {
      let font = ResolvedFont(family: .system, platform: platform, size: size, weight: weight)
      let typeface = Self.typesetter.library.typeface(TypefaceRequest(font))
      let sets = [
        Self.letters, Self.accents, Self.marks, Self.cyrillic, Self.greek, Self.vietnamese,
        Self.scripts,
      ]
      for (seed, characters) in sets.enumerated() {
        let (plain, wrong) = differences(typeface, characters, seed: UInt64(seed + weight))
        #expect(plain > 75 && wrong.isEmpty, "\(plain) plain; wrong: \(wrong.prefix(12))")
      }
    }
  }
}
