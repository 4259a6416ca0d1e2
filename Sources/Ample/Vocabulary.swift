package import Reporting

// The words of the stages that a caller of the facade needs.

/// Writes what one run found as a document.
package typealias Reporter = Reporting.Reporter
/// The formats of reports.
package typealias ReportFormat = Reporting.ReportFormat
/// What fixes would change, as a diff.
package typealias FixDiff = Reporting.FixDiff
