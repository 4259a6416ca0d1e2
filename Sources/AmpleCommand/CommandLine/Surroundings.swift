import Ample
import Findings
import SourceText

/// What a subcommand may know of the world around it; tests put a small world in its place.
struct Surroundings {
  /// Absolute.
  var workingFolder: String
  /// Whether standard output is a terminal that takes colours.
  var takesColors = false
  var processorCount = 1
  /// Reads a file, or standard input for `-`; nil when it cannot be read.
  var read: (_ path: String) -> String? = { _ in nil }
  /// What `git` prints for arguments; nil when it fails or is not there.
  var git: (_ arguments: [String]) -> String? = { _ in nil }
  /// Checks what a request asks for.
  var check: (CheckRequest) throws -> RunReport
  /// Draws a screen: of a request, by its name, in a format, at a number of pixels per point.
  var preview: (CheckRequest, String?, Previewer.Format, Double) throws -> Previewer.Result
  /// Every rule and check, in the order of their ids.
  var rules: [RuleDescription]
}
