// Provenance: the exports of common libraries, as their documentation names them.

/// Which component of the dictionary an export of a library is.
enum Libraries {
  /// What the words of a name promise of a component that is not at hand: a text, or a plain wrapper.
  private static func byWords(of name: String) -> String? {
    if name.hasSuffix("Text") { return "ForeignText" }
    if name.hasPrefix("Touchable") || name.hasPrefix("Pressable") { return "TouchableOpacity" }
    return nil
  }

  static func component(_ name: String, from library: String) -> String? {
    let own = library + ":" + name
    if ReactNativeToolkit.knows(own) { return own }
    if let icon = icon(name, from: library) { return icon }
    if library.hasSuffix(".svg") || library == "react-native-svg" { return "Drawing" }
    if EstimatedKind.isDrawing(library) { return "OutlineIcon" }
    if library == sheets { return sheet(name) }
    if let whole = wholes[library], !ReactNativeToolkit.knows(name) { return whole }
    if isTransparent(name) { return "Group" }
    if invisible.contains(name) { return "Nothing" }
    if let other = otherNames[name] { return other }
    // These libraries have components of the same names that look otherwise.
    if lookalikes.contains(where: { library == $0 || library.hasPrefix($0 + "/") }) {
      return plainInLookalikes.contains(name) ? "View" : nil
    }
    return ReactNativeToolkit.knows(name) ? name : byWords(of: name)
  }

  private static let sheets = "@gorhom/bottom-sheet"

  /// A part of the library of sheets. Its default export, the sheet, has a name of the file's own.
  private static func sheet(_ name: String) -> String? {
    switch name {
    case "BottomSheetBackdrop", "BottomSheetHandle": "Nothing"
    case "BottomSheetTextInput": "TextInput"
    case "BottomSheetModalProvider": "Group"
    case "BottomSheetFooter", "BottomSheetFooterContainer", "BottomSheetDraggableView": "View"
    default: ReactNativeToolkit.knows(name) ? name : "BottomSheet"
    }
  }

  private static func icon(_ name: String, from library: String) -> String? {
    let fonts = ["react-native-vector-icons", "@expo/vector-icons", "@react-native-vector-icons"]
    if fonts.contains(where: { library.hasPrefix($0) }) { return "VectorIcon" }
    let outlines = [
      "lucide-react-native", "phosphor-react-native", "@tabler/icons-react-native",
      "react-native-heroicons", "react-native-feather", "iconsax-react-native",
    ]
    return outlines.contains(where: { library.hasPrefix($0) }) ? "OutlineIcon" : nil
  }

  /// Wrappers that add nothing to the layout.
  private static func isTransparent(_ name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return last.hasSuffix("Provider") || last.hasSuffix("Boundary") || wrappers.contains(last)
  }

  private static let wrappers: Set<String> = [
    "NavigationContainer", "PersistGate", "Suspense", "StrictMode", "Profiler", "Portal", "PortalHost",
    "SafeAreaInsetsContext", "Host", "GestureDetector", "KeyboardDismiss", "ThemeProvider", "Freeze",
    "SkipToken", "NavigationIndependentTree", "LayoutAnimationConfig",
  ]

  private static let invisible: Set<String> = [
    "StatusBar", "RefreshControl", "InputAccessoryView", "Toast", "FlashMessage", "Head", "SystemBars",
    "Redirect", "ExpoStatusBar", "LogBox",
  ]

  private static let otherNames: [String: String] = [
    "Stack": "StackNavigator", "Stack.Screen": "StackNavigator.Screen", "Tabs": "TabNavigator",
    "Tabs.Screen": "TabNavigator.Screen", "Drawer": "DrawerNavigator", "Slot": "StackNavigator",
    "Stack.Protected": "StackNavigator.Protected", "Drawer.Screen": "DrawerNavigator.Screen",
  ]

  /// Libraries whose default export is one component, whatever it is called where it is used.
  private static let wholes: [String: String] = [
    "react-native-linear-gradient": "LinearGradient", "react-native-fast-image": "FastImage",
    "@react-native-community/slider": "Slider", "react-native-modal": "Modal",
    "react-native-keyboard-aware-scroll-view": "KeyboardAwareScrollView",
    "react-native-draggable-flatlist": "DraggableFlatList",
    "@react-native-masked-view/masked-view": "MaskedView",
  ]

  private static let lookalikes = [
    "react-native-paper", "native-base", "react-native-elements", "@rneui", "@rneui/themed", "@rneui/base",
    "tamagui", "@ui-kitten/components", "@gluestack-ui", "@shopify/restyle", "react-native-ui-lib",
    "@mui/material", "antd", "@chakra-ui/react", "@ant-design/react-native",
  ]

  private static let plainInLookalikes: Set<String> = ["Surface"]
}
