import ComponentModel
import ComposeToolkit
import FlutterToolkit
import ReactNativeToolkit
import ScreenModel
import SwiftUIToolkit
import SyntaxModel

/// The toolkits whose dictionaries are linked in.
enum ToolkitRegistry {
  static let all: [any Toolkit] = [SwiftUIToolkit(), ComposeToolkit(), ReactNativeToolkit(), FlutterToolkit()]

  /// The languages in which a toolkit's screens are written.
  static func languages(of toolkit: ToolkitName) -> [Language] {
    switch toolkit {
    case .swiftui: [.swift]
    case .uikit: [.xml]
    case .compose: [.kotlin]
    case .android: [.xml]
    case .reactNative: [.typescript, .javascript]
    case .flutter: [.dart]
    }
  }

  /// The toolkit that a language's files are read for.
  static func toolkit(of language: Language) -> (any Toolkit)? {
    all.first { languages(of: $0.name).contains(language) }
  }

  /// The languages in which the screens of a language's toolkit can be written, itself among them.
  static func siblings(of language: Language) -> [Language] {
    toolkit(of: language).map { languages(of: $0.name) } ?? [language]
  }
}
