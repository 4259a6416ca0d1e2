/// Readies Kotlin for the grammar, which wants every statement of a file to end with a line.
enum KotlinPreparation {
  /// The text as the grammar should see it; nothing moves.
  static func prepared(_ bytes: [UInt8]) -> [UInt8] {
    bytes.last == UInt8(ascii: "\n") ? bytes : bytes + [UInt8(ascii: "\n")]
  }
}
