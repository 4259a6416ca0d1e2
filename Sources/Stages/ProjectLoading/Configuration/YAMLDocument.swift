import CYAML

/// Reads the first document of a YAML text by libyaml.
///
/// Anchors are read and forgotten; an alias is an error, so that no document grows while it is read.
struct YAMLDocument {
  struct Failure: Error, Equatable {
    let reason: String
    /// From 1.
    let line: Int
  }

  /// Values deeper than this are refused.
  private static let deepest = 32

  /// On the heap, because libyaml keeps a pointer to it.
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// The root of a document; nil for an empty one.
  static func root(of bytes: [UInt8]) throws(Failure) -> YAMLNode? {
    var outcome: Result<YAMLNode?, Failure> = .success(nil)
    bytes.withUnsafeBufferPointer { buffer in
      let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
      defer { parser.deallocate() }
      guard yaml_parser_initialize(parser) == 1 else {
        outcome = .failure(Failure(reason: "there is no memory to read it", line: 1))
        return
      }
      defer { yaml_parser_delete(parser) }
      yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
      let document = YAMLDocument(parser: parser)
      do throws(Failure) {
        outcome = .success(try document.root())
      } catch {
        outcome = .failure(error)
      }
    }
    return try outcome.get()
  }

  private enum Event {
    case scalar(String)
    case listStart, mappingStart, end, alias, nothing, finished
  }

  private func root() throws(Failure) -> YAMLNode? {
    while true {
      let (event, line) = try next()
      switch event {
      case .nothing: continue
      case .finished, .end: return nil
      case .scalar, .listStart, .mappingStart, .alias:
        return try node(event, line: line, depth: 0)
      }
    }
  }

  private func node(_ event: Event, line: Int, depth: Int) throws(Failure) -> YAMLNode {
    guard depth < Self.deepest else {
      throw Failure(reason: "this is nested too deeply", line: line)
    }
    switch event {
    case .scalar(let text): return YAMLNode(content: .scalar(text), line: line)
    case .listStart: return YAMLNode(content: .list(try list(depth)), line: line)
    case .mappingStart: return YAMLNode(content: .mapping(try mapping(depth)), line: line)
    case .alias: throw Failure(reason: "aliases (“*name”) are not allowed here", line: line)
    case .end, .nothing, .finished: throw Failure(reason: "a value is missing", line: line)
    }
  }

  private func list(_ depth: Int) throws(Failure) -> [YAMLNode] {
    var nodes: [YAMLNode] = []
    while true {
      let (event, line) = try next()
      if case .end = event { return nodes }
      nodes.append(try node(event, line: line, depth: depth + 1))
    }
  }

  private func mapping(_ depth: Int) throws(Failure) -> [YAMLNode.Member] {
    var members: [YAMLNode.Member] = []
    while true {
      let (event, line) = try next()
      if case .end = event { return members }
      guard case .scalar(let key) = event else {
        throw Failure(reason: "a key must be a word", line: line)
      }
      guard !members.contains(where: { $0.key == key }) else {
        throw Failure(reason: "the key “\(key)” is there twice", line: line)
      }
      let (valueEvent, valueLine) = try next()
      let value = try node(valueEvent, line: valueLine, depth: depth + 1)
      members.append(.init(key: key, line: line, value: value))
    }
  }

  /// The next event and its line.
  private func next() throws(Failure) -> (Event, Int) {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else {
      let reason = parser.pointee.problem.map { String(cString: $0) } ?? "it is no YAML"
      throw Failure(reason: reason, line: Int(parser.pointee.problem_mark.line) + 1)
    }
    defer { yaml_event_delete(&event) }
    return (Self.event(event), Int(event.start_mark.line) + 1)
  }

  private static func event(_ event: yaml_event_t) -> Event {
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return .scalar(String(decoding: bytes, as: UTF8.self))
    case YAML_SEQUENCE_START_EVENT: return .listStart
    case YAML_MAPPING_START_EVENT: return .mappingStart
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .end
    case YAML_ALIAS_EVENT: return .alias
    case YAML_STREAM_END_EVENT: return .finished
    default: return .nothing
    }
  }
}
