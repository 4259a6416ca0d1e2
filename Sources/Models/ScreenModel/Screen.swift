package import SourceText
package import TextScaling

/// A screen or component, evaluated for one text size and one set of choices.
package struct Screen: Sendable {
  /// The component's name; a preview's name where there is no better one.
  package var name: String
  package var span: SourceSpan
  package var toolkit: ToolkitName
  package var role: Role
  package var root: ScreenNode
  /// What was not understood, in the order of the source.
  package var unresolved: [Unresolved]
  /// Whether anything read the text size: then other sizes need an evaluation of their own.
  package var readsTextSize: Bool
  /// Unknown conditions met on the way and the branch taken, in order.
  package var choices: [Choice]

  package enum Role: String, Sendable {
    /// Placed by nothing else in the project, or a preview: judged against the window as well.
    case screen
    /// Laid out on its own at the device's width; its height is free.
    case component
  }

  package init(
    name: String, span: SourceSpan, toolkit: ToolkitName, role: Role, root: ScreenNode,
    unresolved: [Unresolved], readsTextSize: Bool, choices: [Choice]
  ) {
    self.name = name
    self.span = span
    self.toolkit = toolkit
    self.role = role
    self.root = root
    self.unresolved = unresolved
    self.readsTextSize = readsTextSize
    self.choices = choices
  }
}

/// The toolkits, by the names that reports print.
package enum ToolkitName: String, Sendable, CaseIterable {
  case swiftui, uikit, compose, android, flutter
  case reactNative = "react-native"

  /// The systems that a toolkit's screens run on.
  package var systems: [System] {
    switch self {
    case .swiftui, .uikit: [.ios]
    case .compose, .android: [.android]
    case .flutter, .reactNative: [.ios, .android]
    }
  }
}

/// Something in the source that could not be understood.
package struct Unresolved: Sendable, Hashable {
  package enum Kind: String, Sendable {
    /// A component that neither the project nor the toolkit's dictionary knows.
    case component
    case modifier
    case value
    case syntax
    /// A component that contains itself, or a budget that ran out.
    case limit
  }

  package var kind: Kind
  /// The name that is not known, as `MapView` or `.chartXAxis`.
  package var name: String
  package var span: SourceSpan

  package init(kind: Kind, name: String, span: SourceSpan) {
    self.kind = kind
    self.name = name
    self.span = span
  }
}

extension Unresolved: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.span, left.name) < (right.span, right.name)
  }
}

/// A condition that could not be decided, and the branch that this evaluation took.
package struct Choice: Sendable, Hashable {
  package var span: SourceSpan
  package var branch: Int
  package var branchCount: Int

  package init(span: SourceSpan, branch: Int, branchCount: Int) {
    self.span = span
    self.branch = branch
    self.branchCount = branchCount
  }
}
