// Provenance: Flutter's widgets that change how their child looks, answers or is told apart, and not
// where it stands, and those that build it from what they listen to; the same of much used packages.

import ComponentModel
import ScreenModel
import SourceText

enum PassingWidgets {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [:]
    for name in plain {
      all[name] = Widget { call, context in
        let content = context.child(call.arguments)
        let shown = content.isEmpty ? context.child(call.arguments, "home") : content
        return [context.painted(shown, context.paint(call.arguments), call)]
      }
    }
    for name in slivers {
      all[name] = Widget { call, context in
        [.widget(.wrapper, call, context.child(call.arguments, "sliver"))]
      }
    }
    for (name, parameters) in builders {
      all[name] = Widget { call, context in
        [.widget(.wrapper, call, context.builderContent(call, parameters))]
      }
    }
    all["LayoutBuilder"] = Widget { call, context in
      // Its constraints are not known before the layout; it has no more than the window.
      let values = [Value.unknown(Unknown(hint: "context")), context.windowConstraints(for: call)]
      return [.widget(.wrapper, call, context.built(by: call.arguments["builder"], with: values))]
    }
    all["OrientationBuilder"] = Widget { call, context in
      let values = [Value.unknown(Unknown(hint: "context")), context.orientation]
      return [.widget(.wrapper, call, context.built(by: call.arguments["builder"], with: values))]
    }
    all["Visibility"] = Widget { $1.visibility($0) }
    all["Offstage"] = Widget { call, context in
      guard call.arguments["offstage"]?.flag ?? true else {
        return [.widget(.wrapper, call, context.child(call.arguments))]
      }
      return []
    }
    all["AnimatedCrossFade"] = Widget { call, context in
      let isSecond = call.arguments["crossFadeState"]?.word == "showSecond"
      return [
        .widget(
          .wrapper, call, context.child(call.arguments, isSecond ? "secondChild" : "firstChild"))
      ]
    }
    return all
  }()

  private static let plain = [
    "DecoratedBox", "ColoredBox", "Opacity", "AnimatedOpacity", "Material", "Semantics",
    "MergeSemantics",
    "ExcludeSemantics", "BlockSemantics", "IndexedSemantics", "Hero", "Theme", "AnimatedTheme",
    "IconTheme",
    "RepaintBoundary", "AnimatedSize", "AnimatedSwitcher", "Form", "Tooltip", "PopScope",
    "WillPopScope",
    "Directionality", "AnnotatedRegion", "RefreshIndicator", "CupertinoScrollbar", "Scrollbar",
    "RawScrollbar",
    "AbsorbPointer", "IgnorePointer", "ProviderScope", "MaterialApp", "CupertinoApp", "WidgetsApp",
    "Focus",
    "FocusScope", "FocusTraversalGroup", "FocusTraversalOrder", "FocusableActionDetector",
    "SelectionArea",
    "SelectionContainer", "KeyedSubtree", "DefaultTabController", "Listener", "MouseRegion",
    "FadeTransition",
    "ScaleTransition", "RotationTransition", "SizeTransition", "SlideTransition", "AnimatedScale",
    "AnimatedRotation", "AnimatedSlide", "AnimatedPhysicalModel", "PhysicalModel", "PhysicalShape",
    "BackdropFilter", "ImageFiltered", "ColorFiltered", "ShaderMask", "Transform", "AutofillGroup",
    "NotificationListener", "TickerMode", "RadioGroup", "Ink", "Dismissible", "Draggable",
    "LongPressDraggable", "InteractiveViewer", "KeyboardListener", "CallbackShortcuts", "Shortcuts",
    "Actions",
    "ScrollConfiguration", "PrimaryScrollController", "ScrollNotificationObserver", "TapRegion",
    "TextFieldTapRegion", "CompositedTransformTarget", "CompositedTransformFollower", "Feedback",
    "ListTileTheme", "ButtonTheme", "IconButtonTheme", "TextButtonTheme", "ElevatedButtonTheme",
    "FilledButtonTheme", "OutlinedButtonTheme", "MenuButtonTheme", "ChipTheme", "CardTheme",
    "DividerTheme",
    "InputDecorationTheme", "ExpansionTileTheme", "CupertinoTheme", "NavigatorPopHandler",
    "TableRowInkWell",
    "ScaffoldMessenger", "HeroControllerScope", "Localizations", "UnmanagedRestorationScope",
    "RootRestorationScope", "RestorationScope", "SharedAppData", "Navigator", "AnimatedPadding",
    "ReorderableDragStartListener", "ReorderableDelayedDragStartListener",
    // Of packages.
    "VisibilityDetector", "Slidable", "ExpandableNotifier", "ExpandablePanel", "ScrollOnExpand",
    "Provider",
    "ChangeNotifierProvider", "ListenableProvider", "BlocProvider", "MultiBlocProvider",
    "RepositoryProvider",
    "MultiRepositoryProvider", "BlocListener", "MultiBlocListener", "StoreProvider", "Shimmer",
    "Skeletonizer",
    "HeroMode", "FractionalTranslation", "TooltipVisibility", "SmoothHighlight", "FadingEdgeScrollView",
    "OverlaySupport", "BrightnessHueFilter",
    "UpgradeAlert", "KeyboardDismissOnTap", "Portal", "PortalTarget", "Showcase", "MultiProvider",
  ]

  private static let slivers = [
    "SliverOpacity", "SliverAnimatedOpacity", "SliverIgnorePointer", "SliverVisibility",
    "DecoratedSliver",
    "SliverSemantics", "SliverFadeTransition",
  ]

  /// Builders with the names of what they hand over.
  private static let builders: [(String, [String])] = [
    ("Builder", ["context"]), ("StatefulBuilder", ["context", "setState"]),
    ("Consumer", ["context", "value", "child"]),
    ("Consumer2", ["context", "value", "other", "child"]),
    ("Selector", ["context", "value", "child"]), ("HookBuilder", ["context"]),
    ("HookConsumer", ["context", "ref", "child"]), ("Observer", ["context"]), ("Obx", []),
    ("GetBuilder", ["controller"]), ("GetX", ["controller"]),
    ("BlocBuilder", ["context", "state"]), ("BlocConsumer", ["context", "state"]),
    ("BlocSelector", ["context", "state"]), ("StoreConnector", ["context", "model"]),
    ("ValueListenableBuilder", ["context", "value", "child"]),
    ("StreamBuilder", ["context", "snapshot"]),
    ("FutureBuilder", ["context", "snapshot"]), ("ListenableBuilder", ["context", "child"]),
    ("AnimatedBuilder", ["context", "child"]),
    ("TweenAnimationBuilder", ["context", "value", "child"]),
    ("DynamicColorBuilder", ["light", "dark"]),
    ("DragTarget", ["context", "candidates", "rejected"]),
    ("FormField", ["state"]), ("TypeAheadField", ["context", "controller", "focusNode"]),
  ]
}

extension BuildContext {
  /// What a builder builds, with the child that it was given and with what else it cannot know.
  func builderContent(_ call: ComponentCall, _ parameters: [String]) -> [ScreenNode] {
    let given = call.arguments["builder"] ?? call.arguments.first
    let values = parameters.map { name -> Value in
      name == "child" ? call.arguments["child"] ?? .none : .unknown(Unknown(hint: name))
    }
    return built(by: given, with: values)
  }

  fileprivate func visibility(_ call: ComponentCall) -> [ScreenNode] {
    var isShown = true
    switch call.arguments["visible"] {
    case .boolean(let flag)?: isShown = flag
    case .unknown(let unknown)?:
      var preferred = 0
      if case .boolean(false)? = unknown.likely { preferred = 1 }
      isShown =
        choose(2, at: call.arguments.span("visible") ?? call.span, preferring: preferred) == 0
    default: break
    }
    if isShown { return [.widget(.wrapper, call, child(call.arguments))] }
    guard call.arguments["maintainSize"]?.flag == true else {
      return child(call.arguments, "replacement")
    }
    var traits = NodeTraits()
    traits.isInvisible = true
    return [.widget(.wrapper, call, child(call.arguments), traits: traits)]
  }
}
