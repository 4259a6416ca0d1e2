import CPango
import Synchronization

/// The advances of a face's plain characters, and how pairs of them are kerned, in em.
///
/// A class because threads share its memory: a pair is shaped by HarfBuzz when it first occurs.
final class PlainAdvances: @unchecked Sendable {
  // Pairs are read and written as single atomic words; two threads that shape the same pair write
  // the same word.
  private let face: FontFace
  private let glyphs: [UInt32]
  /// Not a number for a character that the face does not have.
  let single: [Double]
  /// Adjustments as bits of a Float by first and second character; nil for a face without kerning.
  private let pairs: UnsafeMutablePointer<Atomic<UInt32>>?

  private static let unknown = UInt32.max
  private static let complex = UInt32.max - 1
  private static let pairCount = PlainCharacter.count * PlainCharacter.count

  init(_ face: FontFace, kerns: Bool) {
    self.face = face
    let scalars = (0..<PlainCharacter.count).map(PlainCharacter.scalar(at:))
    glyphs = scalars.map { face.glyph($0) ?? 0 }
    single = scalars.map { face.advance(of: $0) ?? .nan }
    guard kerns else {
      pairs = nil
      return
    }
    let pairs = UnsafeMutablePointer<Atomic<UInt32>>.allocate(capacity: Self.pairCount)
    for index in 0..<Self.pairCount { (pairs + index).initialize(to: Atomic(Self.unknown)) }
    self.pairs = pairs
  }

  deinit {
    pairs?.deinitialize(count: Self.pairCount)
    pairs?.deallocate()
  }

  /// What kerning adds between two characters; nil where they form something else together.
  @inline(__always)
  func adjustment(_ first: Int, _ second: Int) -> Double? {
    guard let pairs else { return 0 }
    let cell = first * PlainCharacter.count + second
    var bits = pairs[cell].load(ordering: .relaxed)
    if bits == Self.unknown {
      bits = shaped(first, second)
      pairs[cell].store(bits, ordering: .relaxed)
    }
    return bits == Self.complex ? nil : Double(Float(bitPattern: bits))
  }

  /// The kerning of a pair as the face's own tables give it.
  @inline(never)
  private func shaped(_ first: Int, _ second: Int) -> UInt32 {
    guard let buffer = hb_buffer_create() else { return Self.complex }
    defer { hb_buffer_destroy(buffer) }
    let scalars = [PlainCharacter.scalar(at: first), PlainCharacter.scalar(at: second)]
    hb_buffer_add_utf32(buffer, scalars, 2, 0, 2)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    hb_shape(face.font, buffer, nil, 0)
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let places = hb_buffer_get_glyph_positions(buffer, &count)
    guard count == 2, let infos, let places, infos[0].codepoint == glyphs[first],
      infos[1].codepoint == glyphs[second], places[0].x_offset == 0, places[1].x_offset == 0
    else { return Self.complex }
    let units = face.unitsPerEm
    guard Double(places[1].x_advance) == (single[second] * units).rounded() else {
      return Self.complex
    }
    // Whole font units fit a Float exactly; the division is done where they are used.
    let adjustment = Double(places[0].x_advance) - (single[first] * units).rounded()
    return Float(adjustment).bitPattern
  }

  /// Units of an em, in which adjustments are.
  var unitsPerEm: Double { face.unitsPerEm }
}
