import Ample
import Findings
import SourceText

/// Applies the fixes that findings carry, or shows what they would change.
struct Mending {
  private let safeties: Set<Fix.Safety>
  let isDiff: Bool

  init(_ parsed: ParsedArguments) {
    let takesSuggestions = parsed.has("fix-suggestions")
    isDiff = parsed.has("diff")
    if takesSuggestions {
      safeties = [.safe, .suggestion]
    } else {
      safeties = parsed.has("fix") || isDiff ? [.safe] : []
    }
  }

  var isWanted: Bool { !safeties.isEmpty }

  /// The diff of all fixes, for standard output.
  func diff(_ report: RunReport) -> CommandResult {
    CommandResult(
      exitCode: report.isFailing ? 1 : 0,
      output: FixDiff.document(plan(report), paths: report.paths))
  }

  /// The files to write, and a sentence about them.
  func files(_ report: RunReport) -> CommandResult {
    let plan = plan(report)
    let files = plan.changes.map { change in
      CommandResult.File(path: report.paths.path(change.file.path), bytes: change.bytes)
    }
    let fixes = "\(plan.count) fix\(plan.count == 1 ? "" : "es")"
    let places = "\(files.count) file\(files.count == 1 ? "" : "s")"
    return CommandResult(errors: "\(fixes) in \(places).\n", files: files)
  }

  /// Lets the next run see the files as they will be.
  func overlay(_ files: [CommandResult.File], on request: inout CheckRequest) {
    for file in files { request.overlays[file.path] = file.bytes }
  }

  private func plan(_ report: RunReport) -> FixPlan {
    FixPlan(report.activeFindings, safeties: safeties)
  }
}
