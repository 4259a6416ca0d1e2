import ComponentModel
import ScreenModel

/// Modifiers of lists, their rows and scroll views.
enum ListModifiers {
  /// The name of a node that stands for a row's own insets.
  static let rowInsetsName = "listRowInsets"

  static let all: [String: any Modifier] = [
    rowInsetsName: SimpleModifier { call, context, content in
      var insets = Metrics.rowInsets
      if let value = call.arguments.first, !value.isNone {
        guard let known = context.insets(from: value) else {
          context.noteUnclear(call)
          return content()
        }
        insets = known
      }
      return content().wrapped(in: .padding(insets), by: call)
    },
    "scrollDisabled": EnvironmentModifier { call, _, environment in
      // Scrolling that is stopped only sometimes is scrolling.
      if case .boolean(true)? = call.arguments.first {
        environment.controls.isScrollEnabled = false
      }
      return true
    },
    "listRowSpacing": SimpleModifier { _, _, content in content() },
    "listSectionSpacing": SimpleModifier { _, _, content in content() },
    "listSectionMargins": SimpleModifier { _, _, content in content() },
  ]
}
