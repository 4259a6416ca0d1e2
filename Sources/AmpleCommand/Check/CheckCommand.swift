import Ample
import Findings
import SourceText

/// `ample check`: looks at a project and reports what breaks, where and from which size on.
enum CheckCommand {
  static func run(_ arguments: [String], _ surroundings: Surroundings) -> CommandResult {
    do throws(UsageError) {
      let parsed = try CommandLineParser(syntax: CheckSyntax.syntax).parse(arguments)
      if parsed.has("help") { return CommandResult(output: CheckSyntax.syntax.helpPage) }
      return try run(CheckOptions(parsed: parsed, surroundings: surroundings))
    } catch {
      return .misuse(error, of: "check")
    }
  }

  private static func run(_ options: CheckOptions) throws(UsageError) -> CommandResult {
    var request = try options.request()
    let format = try options.format()
    let outputs = try options.outputs()
    let mostWarnings = try options.count("max-warnings", atLeast: 0)
    if let revision = options.parsed.value("since") {
      let changed = try ChangedFiles(revision: revision, surroundings: options.surroundings)
      request.paths = changed.files(within: request.paths)
      if request.paths.isEmpty {
        return CommandResult(errors: "ample check: Nothing differs from “\(revision)”.\n")
      }
    }
    let baseline = try options.parsed.value("baseline").map { path throws(UsageError) in
      try Baseline(at: path, options.surroundings)
    }
    var report = try check(request, options.surroundings)
    if let baseline { report = baseline.marking(report) }
    let mending = Mending(options.parsed)
    if mending.isDiff { return mending.diff(report) }
    var mended = CommandResult()
    if mending.isWanted {
      mended = mending.files(report)
      if !mended.files.isEmpty {
        mending.overlay(mended.files, on: &request)
        report = try check(request, options.surroundings)
        if let baseline { report = baseline.marking(report) }
      }
    }
    var result = try documents(report, format, outputs, options)
    result.files = mended.files + result.files
    result.errors += mended.errors
    result.errors += options.parsed.has("quiet") ? "" : notes(of: report)
    let hasTooManyWarnings = mostWarnings.map { report.count(.warning) > $0 } ?? false
    result.exitCode = report.isFailing || hasTooManyWarnings ? 1 : 0
    if hasTooManyWarnings, let mostWarnings {
      result.errors += "ample check: There are \(report.count(.warning)) warnings, more than the "
      result.errors += "\(mostWarnings) of --max-warnings.\n"
    }
    return result
  }

  /// The report of a request; nothing to look at is an error, so that it is never taken for clean.
  static func check(
    _ request: CheckRequest, _ surroundings: Surroundings
  ) throws(UsageError) -> RunReport {
    let report: RunReport
    do {
      report = try surroundings.check(request)
    } catch {
      throw UsageError("\(error)", isAboutUse: false)
    }
    if report.summary.files == 0 {
      let places = request.paths.isEmpty ? "this folder" : request.paths.joined(separator: ", ")
      throw UsageError(
        "Nothing to analyse: there is no source file in \(places).", isAboutUse: false)
    }
    if report.summary.screens == 0, report.findings.isEmpty {
      let files = report.summary.files == 1 ? "1 file" : "\(report.summary.files) files"
      throw UsageError(
        "Nothing to analyse: \(files) read, no screen or component in them.", isAboutUse: false)
    }
    return report
  }

  private static func documents(
    _ report: RunReport, _ format: ReportFormat,
    _ outputs: [(format: ReportFormat, path: String)], _ options: CheckOptions
  ) throws(UsageError) -> CommandResult {
    var settings = Reporter.Options(
      version: Subcommand.version, isColored: options.surroundings.takesColors,
      isVerbose: options.parsed.has("verbose"), rules: options.surroundings.rules)
    var result = CommandResult(output: Reporter(settings).document(report, as: format))
    settings.isColored = false
    result.files = outputs.map { output in
      let document = Reporter(settings).document(report, as: output.format)
      return .init(path: output.path, bytes: Array(document.utf8))
    }
    return result
  }

  static func notes(of report: RunReport) -> String {
    report.notes.map { note in
      let place = note.path.map { path in
        report.paths.path(path) + ":" + (note.line.map { "\($0):" } ?? "") + " "
      }
      return "note: \(place ?? "")\(note.message)\n"
    }.joined()
  }
}
