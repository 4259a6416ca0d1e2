import ComponentModel
import ScreenModel

/// Items of lists and of menus.
enum RowComponents {
  static let all: [String: any Component] = [
    "ListItem": SimpleComponent { $1.listItem($0) },
    "DropdownMenuItem": SimpleComponent { $1.menuItem($0) },
    "Snackbar": SimpleComponent { $1.snackbar($0) },
    "SnackbarHost": SimpleComponent { _, _ in [] },
    "Label": SimpleComponent { $1.content($0.arguments.slot("content")) },
    "TooltipBox": SimpleComponent { $1.content($0.arguments.slot("content")) },
    "PlainTooltip": SimpleComponent { $1.content($0.arguments.slot("content"), style: $1.role("bodySmall")) },
  ]
}

extension BuildContext {
  /// `ListItem(headlineContent =, modifier, overlineContent =, …)`, and Material 2's with `text` and
  /// `icon`.
  fileprivate func listItem(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    let isOlder = arguments["text"] != nil || arguments["icon"] != nil || arguments["secondaryText"] != nil
      || arguments["trailing"] != nil
    let headline = content(
      arguments.named("headlineContent", 0) ?? arguments["headlineText"] ?? arguments["text"]
        ?? arguments.trailing, style: role(isOlder ? "subtitle1" : "bodyLarge"))
    let overline = content(
      arguments["overlineContent"] ?? arguments["overlineText"],
      style: role(isOlder ? "overline" : "labelSmall"))
    let supporting = content(
      arguments["supportingContent"] ?? arguments["supportingText"] ?? arguments["secondaryText"],
      style: role(isOlder ? "body2" : "bodyMedium"))
    let leading = content(arguments["leadingContent"] ?? arguments["icon"])
    let trailing = content(
      arguments["trailingContent"] ?? arguments["trailing"], style: role(isOlder ? "caption" : "labelSmall"))
    let law = ListItemLaw(
      hasOverline: !overline.isEmpty, hasSupporting: !supporting.isEmpty, hasLeading: !leading.isEmpty,
      hasTrailing: !trailing.isEmpty)
    var children = [headline.boxed("headline", call.span)]
    for (name, part) in [
      ("overline", overline), ("supporting", supporting), ("leading", leading), ("trailing", trailing),
    ] where !part.isEmpty {
      children.append(part.boxed(name, call.span))
    }
    let modifier = arguments["modifier"] ?? (isOlder ? arguments.named("modifier", 0) : arguments.named("modifier", 1))
    return node(.listItem(law), call, modifier: modifier, children: children)
  }

  /// At least 112 by 48 dp, 12 dp at the sides, the text in what the icons leave.
  fileprivate func menuItem(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    let style = role("labelLarge")
    var parts = content(arguments["leadingIcon"]).map { icon in
      icon.inside(.padding(Insets(trailing: 12)), "padding")
    }
    let text = content(arguments.named("text", 0) ?? arguments.slot("content"), style: style, importance: .control)
    parts.append(text.boxed("text", call.span).weighted(1))
    parts += content(arguments["trailingIcon"]).map { icon in
      icon.inside(.padding(Insets(leading: 12)), "padding")
    }
    let row = parts.inRow(call.name, call.span, LinearLaw(vertical: .center))
      .inside(.padding(Insets(leading: 12, trailing: 12)), "padding")
      .inside(.size(SizeLaw(width: .init(minimum: 112, maximum: 280), height: .init(minimum: 48))), "size")
      .inside(.fill(width: 1, height: nil), "width", traits: NodeTraits(control: .button))
    return [modified(row, by: arguments.named("modifier", 2))]
  }

  /// A bar of at least 48 dp with 16 dp at the sides and its action after the text.
  fileprivate func snackbar(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    let text = content(arguments.slot("content"), style: role("bodyMedium")).boxed("text", call.span)
    let action = content(arguments["action"], style: role("labelLarge"), importance: .control)
    let dismiss = content(arguments["dismissAction"])
    let padded = text.inside(.padding(Insets(top: 14, leading: 16, bottom: 14, trailing: 8)), "padding")
    let row = ([padded.weighted(1)] + action + dismiss)
      .inRow(call.name, call.span, LinearLaw(vertical: .center))
      .inside(.defaultMinimum(width: nil, height: 48), "minimum")
    return [modified(row, by: arguments.named("modifier", 0))]
  }
}
