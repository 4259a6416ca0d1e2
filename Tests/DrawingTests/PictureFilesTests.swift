import Foundation
import Testing

@testable import Drawing

/// Writes the samples where `AMPLE_PICTURES` names a folder, to be looked at.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["AMPLE_PICTURES"] != nil))
struct PictureFilesTests {
  @Test func `The samples are written for a look`() throws {
    let folder = ProcessInfo.processInfo.environment["AMPLE_PICTURES"] ?? "."
    let pictures = ["shapes": Samples.shapes, "text": Samples.text, "groups": Samples.groups]
    for (name, picture) in pictures {
      let stem = URL(fileURLWithPath: folder).appendingPathComponent(name)
      try Data(picture.png(scale: 3)).write(to: stem.appendingPathExtension("png"))
      try Data(picture.svg()).write(to: stem.appendingPathExtension("svg"))
      try Data(picture.pdf()).write(to: stem.appendingPathExtension("pdf"))
    }
  }
}
