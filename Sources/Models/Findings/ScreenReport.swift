package import ScreenModel
package import SourceText
package import TextScaling

/// The headline of one screen or component: up to which size it holds.
package struct ScreenReport: Sendable, Hashable {
  package var name: String
  package var span: SourceSpan
  package var toolkit: ToolkitName
  package var role: Screen.Role
  package var systems: [SystemReport]
  package var nodes: Int
  package var unresolved: Int

  package init(
    name: String, span: SourceSpan, toolkit: ToolkitName, role: Screen.Role,
    systems: [SystemReport], nodes: Int, unresolved: Int
  ) {
    self.name = name
    self.span = span
    self.toolkit = toolkit
    self.role = role
    self.systems = systems
    self.nodes = nodes
    self.unresolved = unresolved
  }
}

/// A screen on one system and device.
package struct SystemReport: Sendable, Hashable {
  package var system: System
  package var device: String
  /// The largest size such that it and every smaller one down to the default have no layout error.
  package var holdsUpTo: TextSize?
  /// The sizes with a layout error, smallest first.
  package var fails: [TextSize]

  package init(system: System, device: String, holdsUpTo: TextSize?, fails: [TextSize]) {
    self.system = system
    self.device = device
    self.holdsUpTo = holdsUpTo
    self.fails = fails
  }
}

/// Everything one run of `check` found, ready to be written in any format.
package struct RunReport: Sendable {
  /// Sorted by file, line, column, rule.
  package var findings: [Finding]
  package var screens: [ScreenReport]
  package var summary: Summary
  /// Things the reader should know that are no findings: files that did not parse, notes on fonts.
  package var notes: [Note]

  package init(findings: [Finding], screens: [ScreenReport], summary: Summary, notes: [Note]) {
    self.findings = findings
    self.screens = screens
    self.summary = summary
    self.notes = notes
  }

  package struct Summary: Sendable, Hashable {
    package var files: Int
    package var screens: Int
    /// Screens × devices × sizes × branches laid out.
    package var layouts: Int
    package var nodes: Int
    package var unresolved: Int
    package var seconds: Double

    package init(
      files: Int, screens: Int, layouts: Int, nodes: Int, unresolved: Int, seconds: Double
    ) {
      self.files = files
      self.screens = screens
      self.layouts = layouts
      self.nodes = nodes
      self.unresolved = unresolved
      self.seconds = seconds
    }
  }
}

/// A remark about the run, with a place where there is one.
package struct Note: Sendable, Hashable {
  package var message: String
  package var path: String?
  package var line: Int?

  package init(message: String, path: String? = nil, line: Int? = nil) {
    self.message = message
    self.path = path
    self.line = line
  }
}
