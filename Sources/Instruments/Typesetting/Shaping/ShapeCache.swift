import Synchronization

/// Remembers shaped texts, for all threads, within a bounded memory.
///
/// A class because threads share it. It has several shards with a lock each; a shard keeps two
/// generations, and forgets the older when the younger is full. What it remembers never changes a
/// result.
final class ShapeCache: Sendable {
  fileprivate struct Key: Hashable {
    var string: ExactString
    var spans: [SpanKey]
  }

  fileprivate struct SpanKey: Hashable {
    var typeface: ObjectIdentifier
    var end: Int
  }

  fileprivate struct SingleKey: Hashable {
    var string: ExactString
    var typeface: ObjectIdentifier
  }

  fileprivate struct Shard {
    var young: [SingleKey: MeasuredText] = [:]
    var old: [SingleKey: MeasuredText] = [:]
    var mixedYoung: [Key: MeasuredText] = [:]
    var mixedOld: [Key: MeasuredText] = [:]
    /// Characters in the younger generation.
    var weight = 0
  }

  /// Characters that a shard keeps in a generation: with 24 bytes each about 6 MB.
  fileprivate static let largestWeight = 250_000

  private let shards: [ShardBox]

  /// A lock with what it guards; a class because a lock cannot be copied into an array.
  private final class ShardBox: Sendable {
    let shard = Mutex(Shard())
  }

  init() {
    shards = (0..<8).map { _ in ShardBox() }
  }

  /// A text in one typeface.
  func text(_ string: String, _ typeface: Typeface) -> MeasuredText {
    let key = SingleKey(string: ExactString(string), typeface: ObjectIdentifier(typeface))
    let box = shards[Self.shard(of: string)]
    if let known = box.shard.withLock({ $0.single(key) }) { return known }
    let made = Self.shape(string, typeface)
    box.shard.withLock { shard in
      shard.young[key] = made
      shard.grow(by: made.count)
    }
    return made
  }

  private static func shape(_ string: String, _ typeface: Typeface) -> MeasuredText {
    PlainText.shape(string, typeface) ?? Shaper.shape(string, spans: [(typeface, .max)])
  }

  /// A text in several typefaces, each with the scalar at which it ends.
  func text(_ string: String, spans: [(typeface: Typeface, end: Int)]) -> MeasuredText {
    let keys = spans.map { SpanKey(typeface: ObjectIdentifier($0.typeface), end: $0.end) }
    let key = Key(string: ExactString(string), spans: keys)
    let box = shards[Self.shard(of: string)]
    if let known = box.shard.withLock({ $0.mixed(key) }) { return known }
    let made = Shaper.shape(string, spans: spans)
    box.shard.withLock { shard in
      shard.mixedYoung[key] = made
      shard.grow(by: made.count)
    }
    return made
  }

  /// A shard by the length and the last byte, which is quicker than a second hash.
  private static func shard(of string: String) -> Int {
    let bytes = string.utf8
    return (bytes.count &+ Int(bytes.last ?? 0)) & 7
  }
}

extension ShapeCache.Shard {
  fileprivate mutating func single(_ key: ShapeCache.SingleKey) -> MeasuredText? {
    if let known = young[key] { return known }
    guard let known = old[key] else { return nil }
    young[key] = known
    grow(by: known.count)
    return known
  }

  fileprivate mutating func mixed(_ key: ShapeCache.Key) -> MeasuredText? {
    if let known = mixedYoung[key] { return known }
    guard let known = mixedOld[key] else { return nil }
    mixedYoung[key] = known
    grow(by: known.count)
    return known
  }

  fileprivate mutating func grow(by count: Int) {
    weight += count + 16
    guard weight > ShapeCache.largestWeight else { return }
    old = young
    mixedOld = mixedYoung
    young = [:]
    mixedYoung = [:]
    weight = 0
  }
}
