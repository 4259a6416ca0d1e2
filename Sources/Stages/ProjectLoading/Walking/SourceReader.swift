import Findings
import Foundation
import SourceText

/// Reads many files on several threads; the result does not depend on how many.
struct SourceReader: Sendable {
  /// Bytes; a larger source is no longer written by hand and would hold up the run.
  static let largestSource = 5 << 20
  /// Bytes of all sources together.
  static let largestProject = 512 << 20

  let base: String
  let overlays: [String: [UInt8]]
  let jobs: Int

  enum Outcome: Sendable {
    case read(SourceFile, Note?)
    case skipped(Note)
  }

  /// Reads sources, given relative to the base; the outcomes are in the same order.
  func read(_ paths: [String]) -> [Outcome] {
    let board = OutcomeBoard(count: paths.count)
    let workers = max(1, min(jobs, paths.count))
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      while let index = board.next() {
        board.put(read(paths[index], bytesSoFar: board.bytes), at: index)
      }
    }
    return board.outcomes
  }

  private func read(_ path: String, bytesSoFar: Int) -> Outcome {
    if let text = overlays[path] { return outcome(path, text) }
    let absolute = FilePath.joined(base, path)
    let size = FileSystem.entry(at: absolute)?.size ?? 0
    if size > Self.largestSource {
      let message = "This file was left out: \(size >> 20) MB is more than the 5 MB that are read."
      return .skipped(Note(message: message, path: path))
    }
    if bytesSoFar + size > Self.largestProject {
      let message = "This file was left out: the project has more than 512 MB of sources."
      return .skipped(Note(message: message, path: path))
    }
    do throws(FileSystem.Failure) {
      return outcome(path, try FileSystem.bytes(of: absolute, limit: Self.largestSource))
    } catch {
      return .skipped(Note(message: "This file cannot be read: \(error.reason).", path: path))
    }
  }

  private func outcome(_ path: String, _ bytes: [UInt8]) -> Outcome {
    let file = SourceFile(path: path, bytes: bytes)
    guard let offset = InvalidText.firstOffset(in: bytes) else { return .read(file, nil) }
    let note = Note(
      message: "This file is not UTF-8 from here on; what can be read is looked at.", path: path,
      line: file.position(at: offset).line)
    return .read(file, note)
  }
}

/// Finds bytes that are no text.
enum InvalidText {
  /// The offset of the first byte that is not valid UTF-8 or is NUL; nil where there is none.
  static func firstOffset(in bytes: [UInt8]) -> Int? {
    let zero = bytes.firstIndex(of: 0)
    if String(validating: bytes, as: UTF8.self) != nil { return zero }
    var offset = 0
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      if scalar.value == 0 { return offset }
      offset += UTF8.width(scalar)
    }
    return offset
  }
}

/// Hands out indices and takes in outcomes; every use is under its lock.
private final class OutcomeBoard: @unchecked Sendable {
  // A class, because threads share it; unchecked, because the lock keeps its state.
  private let lock = NSLock()
  private var position = 0
  private var slots: [SourceReader.Outcome?]
  private var total = 0

  init(count: Int) { slots = Array(repeating: nil, count: count) }

  func next() -> Int? {
    lock.withLock {
      guard position < slots.count else { return nil }
      position += 1
      return position - 1
    }
  }

  func put(_ outcome: SourceReader.Outcome, at index: Int) {
    lock.withLock {
      slots[index] = outcome
      if case .read(let file, _) = outcome { total += file.bytes.count }
    }
  }

  var bytes: Int { lock.withLock { total } }
  var outcomes: [SourceReader.Outcome] { lock.withLock { slots.compactMap { $0 } } }
}
