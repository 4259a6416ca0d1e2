internal import CTreeSitter

extension ConcreteTree {
  /// Parses bytes, or gives nil if that would take unreasonably long for their number.
  ///
  /// No node reaches beyond `limit`, which is less than the number of bytes where some were
  /// appended.
  init?(parsing bytes: [UInt8], limit: Int, with grammar: Grammar) {
    guard let parser = ts_parser_new() else { return nil }
    defer { ts_parser_delete(parser) }
    guard ts_parser_set_language(parser, grammar.language) else { return nil }
    guard let tree = Self.parse(bytes, with: parser) else { return nil }
    defer { ts_tree_delete(tree) }
    records.reserveCapacity(bytes.count / 2)
    copy(tree, limit: UInt32(limit), comments: grammar.commentSymbols)
  }

  /// What the runtime's callbacks see while it parses.
  private struct Reading {
    let bytes: UnsafeBufferPointer<UInt8>
    /// How often the runtime may still report progress, which it does after a fixed amount of work.
    var patience: Int
    /// How many chunks it may still read.
    var chunks: Int
  }

  /// Bytes that the runtime is given at once; few, so that reading the same text again and again,
  /// which is no progress that it reports, is noticed.
  private static let chunkSize = 4_096

  /// Reports of progress that any file may take, and those that it may take for each byte.
  ///
  /// Real files take about one report for 60 bytes, and read each chunk less than ten times. Counting
  /// work rather than time gives the same answer on every machine.
  private static let basicPatience = 20_000
  private static let patiencePerByte = 1
  private static let readsPerChunk = 300

  private static func parse(_ bytes: [UInt8], with parser: OpaquePointer) -> OpaquePointer? {
    bytes.withUnsafeBufferPointer { buffer in
      var reading = Reading(
        bytes: buffer, patience: basicPatience + patiencePerByte * buffer.count,
        chunks: (buffer.count / chunkSize + 2) * readsPerChunk)
      let tree = withUnsafeMutablePointer(to: &reading) { payload in
        ts_parser_parse_with_options(parser, nil, input(payload), options(payload))
      }
      guard reading.chunks < 0, let tree else { return tree }
      ts_tree_delete(tree)
      return nil
    }
  }

  private static func input(_ payload: UnsafeMutablePointer<Reading>) -> TSInput {
    TSInput(
      payload: payload,
      read: { payload, offset, _, length in
        length?.pointee = 0
        guard let reading = payload?.assumingMemoryBound(to: Reading.self),
          let base = reading.pointee.bytes.baseAddress, offset < reading.pointee.bytes.count
        else { return nil }
        reading.pointee.chunks -= 1
        // The text ends here for a reader that has read too much.
        guard reading.pointee.chunks >= 0 else { return nil }
        length?.pointee = UInt32(min(reading.pointee.bytes.count - Int(offset), ConcreteTree.chunkSize))
        return UnsafeRawPointer(base + Int(offset)).assumingMemoryBound(to: CChar.self)
      },
      encoding: TSInputEncodingUTF8, decode: nil)
  }

  private static func options(_ payload: UnsafeMutablePointer<Reading>) -> TSParseOptions {
    TSParseOptions(
      payload: payload,
      progress_callback: { state in
        guard let payload = state?.pointee.payload else { return true }
        let reading = payload.assumingMemoryBound(to: Reading.self)
        reading.pointee.patience -= 1
        return reading.pointee.patience < 0
      })
  }

  /// Walks the runtime's tree without recursion, as it may be of any depth.
  private mutating func copy(
    _ tree: OpaquePointer, limit: UInt32, comments commentSymbols: Set<UInt16>
  ) {
    var cursor = ts_tree_cursor_new(ts_tree_root_node(tree))
    defer { ts_tree_cursor_delete(&cursor) }
    var open: [Int] = []
    while true {
      let node = ts_tree_cursor_current_node(&cursor)
      let field = ts_tree_cursor_current_field_id(&cursor)
      if let index = add(node, field: field, limit: limit, commentSymbols) {
        if ts_tree_cursor_goto_first_child(&cursor) {
          open.append(index)
          continue
        }
        records[index].next = UInt32(records.count)
      }
      while !ts_tree_cursor_goto_next_sibling(&cursor) {
        guard let parent = open.popLast() else { return }
        records[parent].next = UInt32(records.count)
        _ = ts_tree_cursor_goto_parent(&cursor)
      }
    }
  }

  /// Adds a node and gives its index; none for a comment, which goes to its own list.
  private mutating func add(
    _ node: TSNode, field: UInt16, limit: UInt32, _ commentSymbols: Set<UInt16>
  ) -> Int? {
    let start = min(ts_node_start_byte(node), limit)
    let end = min(ts_node_end_byte(node), limit)
    let symbol = ts_node_symbol(node)
    if commentSymbols.contains(symbol) {
      comments.append(Int(start)..<Int(end))
      return nil
    }
    // What is put in by a rule of the grammar rather than as a token is not called missing.
    let isMissing =
      ts_node_is_missing(node)
      || start == end && !records.isEmpty && ts_node_is_named(node)
    if isMissing || symbol == Self.errorSymbol { damage.append(records.count) }
    records.append(
      Record(
        symbol: symbol, field: field, start: start, end: end, next: 0,
        isNamed: ts_node_is_named(node), isMissing: isMissing))
    return records.count - 1
  }
}
