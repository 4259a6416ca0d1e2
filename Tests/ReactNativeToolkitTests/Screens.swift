import ComponentModel
import Evaluation
import Parsing
import ReactNativeToolkit
import ScreenModel
import SourceText
import TextScaling

/// React Native source in, screens out.
struct Screens {
  let evaluator: Evaluator

  /// Files by path.
  init(_ files: KeyValuePairs<String, String>, resources: Resources = Resources()) throws {
    let parser = Parser(grammars: try GrammarLibrary.installed())
    let trees = files.compactMap { parser.parse(SourceFile(path: $0.key, text: $0.value)) }
    evaluator = Evaluator(trees: trees, toolkit: ReactNativeToolkit(), resources: resources)
  }

  /// One file that imports what most files do.
  init(_ source: String, resources: Resources = Resources()) throws {
    try self.init(["A.tsx": Self.imports + source], resources: resources)
  }

  static let imports = """
    import React, { useState, useMemo } from 'react';
    import { View, Text, ScrollView, FlatList, Pressable, Platform, StyleSheet, useWindowDimensions } from 'react-native';

    """

  /// The screens of a component in all its variants.
  func screens(_ name: String, on device: Device = .iPhone16, at size: TextSize? = nil) -> [Screen] {
    let base = TextSize.default(for: device.system)
    guard let entry = evaluator.entryPoints().first(where: { $0.name == name }) else { return [] }
    return evaluator.variants(of: entry, on: device, at: base).map {
      evaluator.evaluate(entry, $0.variant, on: device, at: size ?? base)
    }
  }

  func texts(_ name: String, on device: Device = .iPhone16, at size: TextSize? = nil) -> [String] {
    screens(name, on: device, at: size).first?.root.texts ?? []
  }

  /// The dump of the first way of showing a component.
  func dump(_ name: String, on device: Device = .iPhone16, at size: TextSize? = nil) -> String {
    screens(name, on: device, at: size).first?.root.dump ?? ""
  }
}

extension ScreenNode {
  var texts: [String] { (law.text.map { [$0.string] } ?? []) + children.flatMap(\.texts) }

  /// Every node of a name, in the order of a walk.
  func all(_ name: String) -> [ScreenNode] { (self.name == name ? [self] : []) + children.flatMap { $0.all(name) } }

  var style: FlexStyle? { if case .flex(let law) = law { law.style } else { nil } }
}
