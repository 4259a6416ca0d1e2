import CPango

/// A string that equals another only if it has the same scalars.
///
/// Swift takes “é” for equal to “e” with an accent; their scalars are counted differently.
struct ExactString: Hashable, Sendable {
  let string: String
  /// A quick hash of the bytes: looking up a text must not cost more than wrapping it.
  private let digest: UInt64

  init(_ string: String) {
    var native = string
    digest = native.withUTF8(Self.digest)
    self.string = native
  }

  static func == (left: Self, right: Self) -> Bool {
    guard left.digest == right.digest else { return false }
    var (left, right) = (left.string, right.string)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        guard left.count == right.count else { return false }
        guard let start = left.baseAddress, let other = right.baseAddress else { return true }
        return memcmp(start, other, left.count) == 0
      }
    }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(digest) }

  /// Multiplies and folds eight bytes at a time, which spreads texts over a table.
  private static func digest(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    // The golden ratio in 64 bits: an odd number without a pattern.
    let factor: UInt64 = 0x9e37_79b9_7f4a_7c15
    var digest = UInt64(bytes.count)
    let raw = UnsafeRawBufferPointer(bytes)
    var place = 0
    while place + 8 <= raw.count {
      digest = (digest ^ raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)) &* factor
      digest ^= digest >> 29
      place += 8
    }
    while place < raw.count {
      digest = (digest ^ UInt64(raw[place])) &* factor
      digest ^= digest >> 29
      place += 1
    }
    return digest
  }
}
