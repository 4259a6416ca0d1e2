import CPango

/// A string that equals another only if it has the same scalars.
///
/// Swift takes “é” for equal to “e” with an accent; their scalars are counted differently.
struct ExactString: Hashable, Sendable {
  let string: String

  init(_ string: String) {
    var native = string
    native.makeContiguousUTF8()
    self.string = native
  }

  static func == (left: Self, right: Self) -> Bool {
    left.string.utf8.elementsEqualFast(right.string.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String.UTF8View {
  fileprivate func elementsEqualFast(_ other: String.UTF8View) -> Bool {
    let equal = withContiguousStorageIfAvailable { left in
      other.withContiguousStorageIfAvailable { right -> Bool in
        guard left.count == right.count else { return false }
        guard let start = left.baseAddress, let other = right.baseAddress else { return true }
        return memcmp(start, other, left.count) == 0
      }
    }
    return (equal ?? nil) ?? elementsEqual(other)
  }
}
