import ComponentModel
import ScreenModel
import SyntaxModel

extension BuildContext {
  /// What makes a node a control, a heading, invisible or coloured; nil for steps that are not known.
  func traitEffect(_ name: String, _ arguments: Arguments) -> ModifierEffect? {
    var traits = NodeTraits()
    switch name {
    case "clickable", "combinedClickable", "toggleable", "triStateToggleable", "selectable",
      "clickableSingle", "noRippleClickable", "onClick":
      traits.control = .tappable
    case "semantics", "clearAndSetSemantics":
      traits.isDecorative = name == "clearAndSetSemantics" && isEmptyClosure(arguments.trailing)
      traits.isHeading = mentions("heading", in: arguments.trailing)
    case "alpha":
      guard setOpacity(arguments.named("alpha", 0), &traits) else { return ModifierEffect.nothing }
    case "graphicsLayer":
      let alpha = arguments["alpha"] ?? assigned("alpha", in: arguments.trailing ?? arguments["block"])
      guard setOpacity(alpha, &traits) else { return ModifierEffect.nothing }
    case "layout":
      // It may measure what follows in any way.
      guard case .closure? = arguments.all.last?.value else { return ModifierEffect.nothing }
      traits.measuresUnknown = true
    case "zIndex": traits.zIndex = arguments.named("zIndex", 0)?.number ?? 0
    case "background":
      traits.paint.background = color(from: arguments.named("color", 0) ?? arguments["brush"])
      traits.paint.cornerRadius = cornerRadius(from: arguments.named("shape", 1)) ?? 0
    default: return Self.transparentModifiers.contains(name) ? ModifierEffect.nothing : nil
    }
    return .law(.wrapper, traits)
  }

  private func isEmptyClosure(_ value: Value?) -> Bool {
    guard case .closure(let closure)? = value else { return false }
    return closure.body.isEmpty
  }

  /// Marks what cannot be seen, or is not known to be; false where it is seen.
  private func setOpacity(_ value: Value?, _ traits: inout NodeTraits) -> Bool {
    traits.isInvisible = value?.number == 0
    if case .unknown? = value { traits.isFading = true }
    return traits.isInvisible || traits.isFading
  }

  /// What a block gives to a property of what it belongs to: `{ alpha = 1f - fraction }`.
  private func assigned(_ name: String, in block: Value?) -> Value? {
    guard case .closure(var closure)? = block,
      let place = closure.body.lastIndex(where: { Self.assignment(of: name, in: $0) != nil }),
      let value = Self.assignment(of: name, in: closure.body[place])
    else { return nil }
    closure.body[place] = Statement(.transfer("return", value), value.span)
    return call(closure, with: [])
  }

  private static func assignment(of name: String, in statement: Statement) -> Expression? {
    guard case .assignment(let target, operation: "=", let value) = statement.kind,
      target.span.text == name || target.span.text == "this." + name
    else { return nil }
    return value
  }

  private func mentions(_ word: String, in value: Value?) -> Bool {
    guard case .closure(let closure)? = value else { return false }
    return closure.body.contains { $0.span.text.contains(word + "()") }
  }

  /// Steps without a meaning for where things are.
  private static var transparentModifiers: Set<String> {
    [
      "border", "shadow", "dropShadow", "innerShadow", "rotate", "scale", "blur",
      "drawBehind", "drawWithContent", "drawWithCache", "testTag", "animateContentSize",
      "animateItem", "animateItemPlacement", "animateEnterExit", "focusable", "focusRequester",
      "focusProperties", "focusTarget", "focusGroup", "focusRestorer", "onFocusChanged",
      "onFocusEvent", "onGloballyPositioned", "onSizeChanged", "onPlaced", "onKeyEvent",
      "onPreviewKeyEvent", "onRotaryScrollEvent", "pointerInput", "pointerHoverIcon",
      "pointerInteropFilter", "indication", "hoverable", "draggable", "draggable2D",
      "anchoredDraggable", "swipeable", "transformable", "layoutId", "composed", "progressSemantics",
      "selectableGroup", "bringIntoViewRequester", "layout", "paint", "placeholder", "shimmer",
      "sharedElement", "sharedBounds", "renderInSharedTransitionScopeOverlay", "skipToLookaheadSize",
      "basicMarquee", "systemGestureExclusion", "tabIndicatorOffset", "nestedScrollConnection",
      "contentReceiver", "dragAndDropSource", "dragAndDropTarget", "sizeToIntrinsics", "exposeBounds",
      "pullRefresh", "pullToRefresh", "keepScreenOn", "approachLayout", "animateBounds", "hazeEffect",
      "hazeSource", "haze", "hazeChild", "menuAnchor", "exposedDropdownSize", "appBarContainerColor",
      "fillMaxRowHeight", "fillMaxColumnWidth", "windowInsetsStartWidth", "windowInsetsEndWidth",
      "onVisibilityChanged", "autofill", "contentType", "safeDrawing", "verticalFadingEdge",
      "horizontalFadingEdge", "fadingEdge", "requiredFocus", "traversalIndex",
      "onFirstVisible", "capturable", "draggableHandle", "longPressDraggableHandle", "zoomable", "swipeToDismiss", "imeNestedScroll", "cornerRadius", "inspectable",
    ]
  }
}
