import CPango
import Synchronization

/// The advances of a face's plain characters, and how pairs of them are kerned, in em.
///
/// A class because threads share its memory: a pair is shaped by HarfBuzz when it first occurs.
final class PlainAdvances: @unchecked Sendable {
  // Pairs are read and written as single atomic words; two threads that shape the same pair write
  // the same word. The memory starts as zeros, which the system hands out only when touched; so
  // words hold the complement of what they mean.
  private let face: FontFace
  private let glyphs: [UInt32]
  /// By index, in em; not a number for a character that the face does not have.
  let single: [Double]
  /// Complements of the bits of a Float, in font units; nil for a face without kerning.
  private let pairs: UnsafeMutablePointer<Atomic<UInt32>>?

  private static let unknown = UInt32.max
  private static let complex = UInt32.max - 1

  init(_ face: FontFace, kerns: Bool) {
    self.face = face
    let scalars = PlainCharacters.shared.scalars
    glyphs = scalars.map { face.glyph($0) ?? 0 }
    single = scalars.map { face.advance(of: $0) ?? .nan }
    let memory = kerns ? calloc(scalars.count * scalars.count, MemoryLayout<UInt32>.size) : nil
    pairs = memory?.bindMemory(
      to: Atomic<UInt32>.self, capacity: scalars.count * scalars.count)
  }

  deinit { free(pairs) }

  /// Units of an em, in which adjustments are.
  var unitsPerEm: Double { face.unitsPerEm }

  /// What kerning adds between two characters; nil where they form something else together.
  @inline(__always)
  func adjustment(_ first: PlainCharacter, _ second: PlainCharacter) -> Double? {
    guard let pairs else { return 0 }
    let cell = Int(first.index) * glyphs.count + Int(second.index)
    var bits = ~pairs[cell].load(ordering: .relaxed)
    if bits == Self.unknown {
      bits = shaped(first, second)
      pairs[cell].store(~bits, ordering: .relaxed)
    }
    return bits == Self.complex ? nil : Double(Float(bitPattern: bits))
  }

  /// The kerning of a pair as the face's own tables give it.
  @inline(never)
  private func shaped(_ first: PlainCharacter, _ second: PlainCharacter) -> UInt32 {
    guard let buffer = hb_buffer_create() else { return Self.complex }
    defer { hb_buffer_destroy(buffer) }
    let (left, right) = (Int(first.index), Int(second.index))
    let scalars = [PlainCharacters.shared.scalars[left], PlainCharacters.shared.scalars[right]]
    hb_buffer_add_utf32(buffer, scalars, 2, 0, 2)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script(first, second))
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    hb_shape(face.font, buffer, nil, 0)
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let places = hb_buffer_get_glyph_positions(buffer, &count)
    guard count == 2, let infos, let places, infos[0].codepoint == glyphs[left],
      infos[1].codepoint == glyphs[right], places[0].x_offset == 0, places[1].x_offset == 0
    else { return Self.complex }
    func units(_ index: Int) -> Int32 { Int32((single[index] * face.unitsPerEm).rounded()) }
    guard places[1].x_advance == units(right) else { return Self.complex }
    return Float(places[0].x_advance - units(left)).bitPattern
  }

  private func script(_ first: PlainCharacter, _ second: PlainCharacter) -> hb_script_t {
    switch first.script == .common ? second.script : first.script {
    case .common, .latin: HB_SCRIPT_LATIN
    case .greek: HB_SCRIPT_GREEK
    case .cyrillic: HB_SCRIPT_CYRILLIC
    }
  }
}
