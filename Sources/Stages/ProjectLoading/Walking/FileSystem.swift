import Findings
import Foundation
import SourceText

/// The few questions that are asked of a disk.
enum FileSystem {
  /// What stands at a path; links are followed.
  struct Entry: Sendable, Hashable {
    enum Kind: Sendable, Hashable { case file, folder, other }

    let kind: Kind
    let size: Int
    let device: UInt64
    let inode: UInt64
  }

  /// Why something could not be read, in the system's own words.
  struct Failure: Error, Sendable {
    let reason: String
  }

  static func entry(at path: String) -> Entry? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let kind: Entry.Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    return Entry(
      kind: kind, size: Int(status.st_size), device: UInt64(status.st_dev),
      inode: UInt64(status.st_ino))
  }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The names in a folder, sorted by their bytes.
  static func names(in folder: String) throws(Failure) -> [String] {
    guard let stream = opendir(folder) else {
      throw Failure(reason: String(cString: strerror(errno)))
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The first bytes of a regular file, at most `limit`.
  static func bytes(of path: String, limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(reason: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    let size = min(max(entry(at: path)?.size ?? 0, 0), limit)
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let base = buffer.baseAddress {
        let got = read(descriptor, base + count, size - count)
        if got < 0 { failure = errno }
        guard got > 0 else { break }
        count += got
      }
    }
    guard failure == 0 else { throw Failure(reason: String(cString: strerror(failure))) }
    return bytes
  }
}
