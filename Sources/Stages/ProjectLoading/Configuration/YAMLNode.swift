/// A value of a YAML document with its place.
struct YAMLNode: Sendable, Equatable {
  enum Content: Sendable, Equatable {
    case scalar(String)
    case list([YAMLNode])
    case mapping([Member])
  }

  struct Member: Sendable, Equatable {
    var key: String
    /// The line of the key, from 1.
    var line: Int
    var value: YAMLNode
  }

  var content: Content
  /// From 1.
  var line: Int
}
