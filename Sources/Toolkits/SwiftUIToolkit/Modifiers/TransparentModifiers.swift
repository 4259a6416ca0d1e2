import ComponentModel
import ScreenModel

/// Modifiers that change neither size nor place nor text: behaviour, motion, meaning, what is shown
/// in a window of its own.
enum TransparentModifiers {
  static let all: [String: any Modifier] = {
    var all: [String: any Modifier] = [:]
    for name in behaviour + motion + meaning + presentation + looks + input {
      all[name] = SimpleModifier { _, _, content in content() }
    }
    return all
  }()

  private static let behaviour = [
    "onAppear", "onDisappear", "task", "onChange", "onReceive", "onOpenURL", "onSubmit",
    "onContinueUserActivity", "userActivity", "onHover", "onContinuousHover", "onDrag", "onDrop",
    "onMove", "onDelete", "onInsert", "onPasteCommand", "onCopyCommand", "onCommand",
    "onKeyPress", "onExitCommand", "onPlayPauseCommand", "onMoveCommand", "onPreferenceChange",
    "onGeometryChange", "onScrollGeometryChange", "onScrollPhaseChange",
    "onScrollVisibilityChange", "onScrollTargetVisibilityChange", "onPressingChanged",
    "onModifierKeysChanged", "draggable", "dropDestination", "itemProvider", "refreshable",
    "swipeActions", "contextMenu", "deleteDisabled", "moveDisabled", "disabled", "id", "tag",
    "equatable", "preference", "transformPreference", "anchorPreference",
    "transformAnchorPreference", "overlayPreferenceValue", "backgroundPreferenceValue",
    "environmentObject", "transformEnvironment", "transaction", "modelContainer", "modelContext",
    "defaultAppStorage", "handlesExternalEvents", "keyboardShortcut", "hoverEffect",
    "sensoryFeedback", "selectionDisabled", "contentShape",
    "allowsWindowActivationEvents", "defersSystemGestures", "focused", "focusable", "focusScope",
    "focusedValue", "focusedSceneValue", "focusedObject", "focusedSceneObject",
    "focusEffectDisabled",
    "prefersDefaultFocus", "defaultFocus", "searchFocused", "simultaneousGesture",
    "highPriorityGesture", "gesture", "onLongPressGesture", "digitalCrownRotation", "menuOrder",
    "menuActionDismissBehavior", "menuIndicator", "badge", "badgeProminence", "scrollPosition",
    "scrollTargetLayout", "scrollTargetBehavior", "scrollTarget", "scrollTransition",
    "scrollDismissesKeyboard", "scrollIndicators", "scrollIndicatorsFlash", "scrollBounceBehavior",
    "scrollContentBackground", "scrollEdgeEffectStyle", "scrollEdgeEffectHidden",
    "defaultScrollAnchor", "scrollInputBehavior", "initialScrollAnchor", "persistentSystemOverlays",
    "statusBar", "statusBarHidden", "onWorldRecenter", "typesettingLanguage", "privacySensitive",
    "invalidatableContent", "interactionActivityTrackingTag", "exportsItemProviders",
    "importsItemProviders", "copyable", "cuttable", "pasteDestination", "dialogSuppressionToggle",
    "coordinateSpace", "asyncButtonStyle", "disabledWhenLoading", "throwableButtonStyle",
    "hoverEffectDisabled", "tabPlacement", "tabViewCustomization",
    "customizationID", "customizationBehavior", "popoverTip", "introspect", "containerShape",
    "containerValue", "layoutValue", "layoutDirectionBehavior", "zoomable",
  ]

  private static let motion = [
    "animation", "transition", "contentTransition", "matchedGeometryEffect",
    "matchedTransitionSource", "navigationTransition", "geometryGroup", "rotationEffect",
    "rotation3DEffect", "scaleEffect", "projectionEffect", "transformEffect", "phaseAnimator",
    "keyframeAnimator", "symbolEffect", "symbolEffectsRemoved", "visualEffect",
    "withAnimation", "contentMarginsAnimation",
  ]

  private static let meaning = [
    "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityIdentifier",
    "accessibilityElement", "accessibilityAction", "accessibilityActions",
    "accessibilityAdjustableAction", "accessibilityScrollAction", "accessibilityRemoveTraits",
    "accessibilitySortPriority", "accessibilityInputLabels", "accessibilityFocused",
    "accessibilityRotor", "accessibilityRotorEntry", "accessibilityChildren",
    "accessibilityRepresentation", "accessibilityActivationPoint", "accessibilityHeading",
    "accessibilityTextContentType", "accessibilityLinkedGroup", "accessibilityLabeledPair",
    "accessibilityCustomContent", "accessibilityIgnoresInvertColors",
    "accessibilityRespondsToUserInteraction", "accessibilityChartDescriptor", "accessibility",
    "accessibilityDirectTouch", "accessibilityZoomAction", "accessibilityQuickAction",
    "accessibilityDragPoint", "accessibilityDropPoint", "speechAdjustedPitch",
    "speechAlwaysIncludesPunctuation", "speechAnnouncementsQueued", "speechSpellsOutCharacters",
    "help", "contentDescription", "textSelection", "textContentType",
  ]

  /// Their content is a screen of its own.
  private static let presentation = [
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "actionSheet",
    "navigationDestination", "inspector", "inspectorColumnWidth", "fileImporter", "fileExporter",
    "fileMover", "photosPicker", "quickLookPreview", "shareSheet", "interactiveDismissDisabled",
    "presentationDetents", "presentationDragIndicator", "presentationBackground",
    "presentationCornerRadius", "presentationContentInteraction", "presentationSizing",
    "presentationCompactAdaptation", "presentationBackgroundInteraction", "dialogIcon",
    "presentationMode", "appStoreOverlay", "manageSubscriptionsSheet", "refundRequestSheet",
    "storeProductTask", "subscriptionStoreButtonLabel", "translationPresentation", "mapControls",
    "storekit", "inAppPurchaseOptions", "musicSubscriptionOffer", "offerCodeRedemption",
    "dialogSeverity", "fileDialogMessage", "previewDisplayName", "previewLayout", "previewDevice",
    "previewContext", "previewInterfaceOrientation",
  ]

  private static let looks = [
    "shadow", "blur", "brightness", "contrast", "saturation", "grayscale", "hueRotation",
    "colorInvert", "colorMultiply", "luminanceToAlpha", "blendMode", "compositingGroup",
    "drawingGroup", "mask", "colorEffect", "layerEffect", "distortionEffect",
    "preferredColorScheme",
    "colorScheme", "symbolRenderingMode", "symbolVariant", "symbolVariableValueMode",
    "renderingMode", "antialiased", "interpolation", "allowedDynamicRange", "fontWidth",
    "monospacedDigit", "strikethrough", "underline", "kerningAdjustment", "baselineOffset",
    "textScale", "textRenderer", "unredacted", "listRowSeparator", "listRowSeparatorTint",
    "listSectionSeparator", "listSectionSeparatorTint", "listRowHoverEffect", "listItemTint",
    "listRowHoverEffectDisabled", "sharedBackgroundVisibility", "glassBackgroundEffect",
    "signInWithAppleButtonStyle", "listSectionIndexVisibility", "headerProminence",
    "listRowBackground",
    "glassEffect", "glassEffectID", "glassEffectUnion", "glassEffectTransition",
    "backgroundExtensionEffect", "materialActiveAppearance", "backgroundStyle",
    "toolbarBackground", "toolbarBackgroundVisibility", "toolbarColorScheme", "toolbarRole",
    "toolbarTitleMenu", "navigationBarBackButtonHidden", "navigationSplitViewStyle",
    "navigationSplitViewColumnWidth", "navigationViewStyle", "tabBarMinimizeBehavior",
    "tabViewSidebarHeader", "tabViewSidebarFooter", "tabViewBottomAccessory", "indexViewStyle",
    "navigationSubtitle", "navigationDocument", "isDetailLink", "formStyle", "groupBoxStyle",
    "disclosureGroupStyle", "controlGroupStyle", "labeledContentStyle", "gaugeStyle",
    "datePickerAccessory", "menuStyle", "buttonBorderShape", "buttonRepeatBehavior",
    "springLoadingBehavior", "chartXAxis", "chartYAxis", "chartLegend", "chartXScale",
    "chartYScale", "chartForegroundStyleScale", "chartPlotStyle", "chartXAxisLabel",
    "chartYAxisLabel", "chartOverlay", "chartBackground", "chartXSelection",
    "chartScrollableAxes", "chartXVisibleDomain", "chartSymbolScale", "chartAngleSelection",
    "mapStyle", "mapControlVisibility", "mapCameraKeyframeAnimator", "onMapCameraChange",
    "tableStyle", "containerBackground", "labelIconToTitleSpacing", "trim",
    "flipsForRightToLeftLayoutDirection",
    "writingToolsBehavior", "ornament", "widgetURL", "widgetAccentable", "widgetLabel",
    "labelReservedIconWidth", "gridCellColumns", "gridCellUnsizedAxes", "gridCellAnchor",
    "gridColumnAlignment",
  ]

  private static let input = [
    "keyboardType", "textInputAutocapitalization", "autocapitalization", "autocorrectionDisabled",
    "disableAutocorrection", "submitLabel", "submitScope", "searchSuggestions", "searchScopes",
    "searchCompletion", "searchPresentationToolbarBehavior", "findNavigator", "findDisabled",
    "replaceDisabled", "textEditorStyle", "textInputSuggestions", "textInputCompletion",
    "lineHeight", "textInputFormattingControlVisibility", "searchToolbarBehavior",
  ]
}
