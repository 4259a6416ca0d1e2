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
