import Synchronization

/// A text in one typeface, shaped.
struct ShapedText: Sendable {
  var text: MeasuredText
  var typeface: Typeface
}

/// Remembers shaped texts, for all threads, within a bounded memory.
///
/// A class because threads share it. It has several shards with a lock each; a shard keeps two
/// generations, and forgets the older when the younger is full. What it remembers never changes a
/// result.
final class ShapeCache: Sendable {
  private let plain: [Shard<SingleKey, ShapedText>]
  private let mixed: [Shard<MixedKey, MeasuredText>]

  /// A power of two.
  private static let shardCount = 8

  init() {
    plain = (0..<Self.shardCount).map { _ in Shard() }
    mixed = (0..<Self.shardCount).map { _ in Shard() }
  }

  /// A text in one typeface.
  func text(
    _ string: String, _ request: TypefaceRequest, from library: FontLibrary
  ) -> ShapedText {
    let key = SingleKey(string: ExactString(string), request: request)
    return plain[Self.shard(of: string)].value(key) {
      let typeface = library.typeface(request)
      let text =
        PlainText.shape(string, typeface) ?? Shaper.shape(string, spans: [(typeface, .max)])
      return (ShapedText(text: text, typeface: typeface), text.count)
    }
  }

  /// A text in several typefaces, each with the scalar at which it ends.
  func text(_ string: String, spans: [(typeface: Typeface, end: Int)]) -> MeasuredText {
    let keys = spans.map { SpanKey(typeface: ObjectIdentifier($0.typeface), end: $0.end) }
    let key = MixedKey(string: ExactString(string), spans: keys)
    return mixed[Self.shard(of: string)].value(key) {
      let text = Shaper.shape(string, spans: spans)
      return (text, text.count)
    }
  }

  /// A shard by the length and the last byte, which is quicker than a second hash.
  private static func shard(of string: String) -> Int {
    let bytes = string.utf8
    return (bytes.count &+ Int(bytes.last ?? 0)) & (shardCount - 1)
  }
}

private struct SingleKey: Hashable, Sendable {
  var string: ExactString
  var request: TypefaceRequest

  /// Texts rarely occur in many typefaces, so that the string and the weight spread them enough.
  func hash(into hasher: inout Hasher) {
    string.hash(into: &hasher)
    hasher.combine(request.weight)
  }
}

private struct MixedKey: Hashable, Sendable {
  var string: ExactString
  var spans: [SpanKey]
}

private struct SpanKey: Hashable, Sendable {
  var typeface: ObjectIdentifier
  var end: Int
}

/// A part of the memory with its own lock; a class because a lock cannot be copied into an array.
private final class Shard<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Generations {
    var young: [Key: Value] = [:]
    var old: [Key: Value] = [:]
    /// Characters in the younger generation.
    var weight = 0

    mutating func insert(_ value: Value, weighing count: Int, _ key: Key) {
      weight += count + Shard.entryWeight
      if weight > Shard.largestWeight {
        old = young
        young = [:]
        weight = count + Shard.entryWeight
      }
      young[key] = value
    }
  }

  /// Characters that a generation keeps: at 24 bytes each about 6 MB.
  private static var largestWeight: Int { 250_000 }
  /// What an entry costs besides its characters.
  private static var entryWeight: Int { 16 }

  private let generations = Mutex(Generations())

  /// The remembered value, or the one that is made now, with its number of characters.
  func value(_ key: Key, _ make: () -> (Value, Int)) -> Value {
    let known = generations.withLock { generations -> (Value, isYoung: Bool)? in
      if let young = generations.young[key] { return (young, true) }
      return generations.old[key].map { ($0, false) }
    }
    if let known, known.isYoung { return known.0 }
    let (value, count) = known.map { ($0.0, 0) } ?? make()
    generations.withLock { $0.insert(value, weighing: count, key) }
    return value
  }
}
