// swift-tools-version: 6.0
import PackageDescription

// The plan of the modules is in ARCHITECTURE.md; `ArchitectureTests` hold every import against it.
// The only things linked from outside are system libraries, each wrapped by one C target below and
// imported by exactly one module, and tree-sitter's C runtime, which `Scripts/setup` builds.

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .enableUpcomingFeature("InternalImportsByDefault"),
  .unsafeFlags(["-warnings-as-errors"]),
]

/// What `Scripts/setup` makes.
let dependencies = "\(Context.packageDirectory)/.dependencies"

func module(
  _ name: String, in kind: String, _ dependencies: [Target.Dependency] = [],
  resources: [Resource]? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: kind.isEmpty ? "Sources/\(name)" : "Sources/\(kind)/\(name)",
    resources: resources, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + dependencies,
    path: "Tests/\(name)Tests", swiftSettings: strict)
}

let models: [Target] = [
  module("SourceText", in: "Models"),
  module("SyntaxModel", in: "Models", ["SourceText"]),
  module("ScreenModel", in: "Models", ["SourceText", "TextScaling"]),
  module("ComponentModel", in: "Models", ["SourceText", "SyntaxModel", "ScreenModel", "TextScaling"]),
  module("Findings", in: "Models", ["SourceText", "ScreenModel", "TextScaling"]),
]

let instruments: [Target] = [
  module("TextScaling", in: "Instruments"),
  module("Typesetting", in: "Instruments", ["ScreenModel", "CPango"]),
  module("Drawing", in: "Instruments", ["ScreenModel", "CCairo"]),
]

let stages: [Target] = [
  module(
    "ProjectLoading", in: "Stages",
    ["SourceText", "ScreenModel", "ComponentModel", "Findings", "TextScaling", "CYAML", "CXML2"]),
  module("Parsing", in: "Stages", ["SourceText", "SyntaxModel", "CTreeSitter"]),
  module(
    "Evaluation", in: "Stages",
    ["SourceText", "SyntaxModel", "ScreenModel", "ComponentModel", "TextScaling"]),
  module("LayoutEngine", in: "Stages", ["SourceText", "ScreenModel", "TextScaling"]),
  module("Auditing", in: "Stages", ["SourceText", "ScreenModel", "Findings", "TextScaling"]),
  module(
    "Reporting", in: "Stages", ["SourceText", "ScreenModel", "Findings", "TextScaling", "Drawing", "Typesetting"]),
]

let toolkits: [Target] = [
  module(
    "SwiftUIToolkit", in: "Toolkits",
    ["SourceText", "SyntaxModel", "ScreenModel", "ComponentModel", "TextScaling"]),
  module(
    "ComposeToolkit", in: "Toolkits",
    ["SourceText", "SyntaxModel", "ScreenModel", "ComponentModel", "TextScaling"]),
  module(
    "FlutterToolkit", in: "Toolkits",
    ["SourceText", "SyntaxModel", "ScreenModel", "ComponentModel", "TextScaling"]),
  module(
    "ReactNativeToolkit", in: "Toolkits",
    ["SourceText", "SyntaxModel", "ScreenModel", "ComponentModel", "TextScaling"]),
]

let programs: [Target] = [
  module(
    "Ample", in: "",
    [
      "SourceText", "SyntaxModel", "ScreenModel", "ComponentModel", "Findings", "TextScaling", "Typesetting",
      "Drawing", "ProjectLoading", "Parsing", "Evaluation", "LayoutEngine", "Auditing", "Reporting",
      "SwiftUIToolkit", "ComposeToolkit", "ReactNativeToolkit", "FlutterToolkit",
    ]),
  .executableTarget(
    name: "AmpleCommand",
    dependencies: ["Ample", "TextScaling", "Typesetting", "Drawing", "Findings", "ScreenModel", "SourceText"],
    path: "Sources/AmpleCommand", swiftSettings: strict),
]

let benchmarks: [Target] = [
  // Pango is linked here too, because it is the peer.
  .executableTarget(
    name: "TextBenchmark", dependencies: ["Typesetting", "ScreenModel", "CPango"],
    path: "Benchmarks/TextBenchmark", swiftSettings: strict),
  .executableTarget(
    name: "ScreenBenchmark", dependencies: ["Ample", "Findings", "ScreenModel", "TextScaling"],
    path: "Benchmarks/ScreenBenchmark", swiftSettings: strict),
  .executableTarget(
    name: "FlexboxBenchmark",
    dependencies: ["FlexRecordings", "LayoutEngine", "ScreenModel", "SourceText", "TextScaling", "Typesetting"],
    path: "Benchmarks/FlexboxBenchmark", swiftSettings: strict),
]

let libraries: [Target] = [
  .systemLibrary(name: "CPango", path: "Sources/CPango", pkgConfig: "pangoft2"),
  .systemLibrary(name: "CCairo", path: "Sources/CCairo", pkgConfig: "cairo-ft"),
  .systemLibrary(name: "CXML2", path: "Sources/CXML2", pkgConfig: "libxml-2.0"),
  .systemLibrary(name: "CYAML", path: "Sources/CYAML", pkgConfig: "yaml-0.1"),
  // Its header is a link to what `Scripts/setup` made. Grammars find two functions in the program
  // that opens them, for which the program has to show its symbols.
  .target(
    name: "CTreeSitter", path: "Sources/CTreeSitter",
    linkerSettings: [
      .unsafeFlags(["-L", "\(dependencies)/lib", "-Xlinker", "--export-dynamic"]),
      .linkedLibrary("tree-sitter"),
    ]),
]

let tested: [Target] = [
  .target(
    name: "TestSupport",
    dependencies: [
      "SourceText", "SyntaxModel", "ScreenModel", "ComponentModel", "Findings", "TextScaling", "Parsing",
      "Typesetting", "LayoutEngine", "Evaluation", "SwiftUIToolkit", "ReactNativeToolkit", "Ample",
    ], path: "Tests/TestSupport", swiftSettings: strict),
  // What other engines made of trees: for tests and for the benchmark.
  .target(
    name: "FlexRecordings", dependencies: ["ScreenModel"], path: "Tests/FlexRecordings",
    swiftSettings: strict),
  .testTarget(name: "ArchitectureTests", path: "Tests/ArchitectureTests", swiftSettings: strict),
  tests("SourceText"),
  tests("SyntaxModel", ["SourceText"]),
  tests("ScreenModel", ["TextScaling"]),
  tests("ComponentModel", ["ScreenModel"]),
  tests("Findings", ["SourceText", "ScreenModel"]),
  tests("TextScaling"),
  tests("Typesetting", ["ScreenModel", "TextScaling"]),
  tests("Drawing", ["ScreenModel"]),
  tests("ProjectLoading", ["SourceText", "ScreenModel", "ComponentModel", "Findings", "TextScaling"]),
  tests("Parsing", ["SourceText", "SyntaxModel"]),
  tests("Evaluation", ["SourceText", "SyntaxModel", "ScreenModel", "ComponentModel"]),
  tests("LayoutEngine", ["FlexRecordings", "ScreenModel", "TextScaling", "Typesetting"]),
  tests("Auditing", ["SourceText", "ScreenModel", "Findings", "LayoutEngine", "TextScaling"]),
  tests("Reporting", ["SourceText", "ScreenModel", "Findings", "TextScaling"]),
  tests("SwiftUIToolkit", ["ScreenModel", "ComponentModel"]),
  tests(
    "ReactNativeToolkit",
    ["SourceText", "SyntaxModel", "ScreenModel", "ComponentModel", "TextScaling", "Evaluation", "Parsing"]),
  tests(
    "ComposeToolkit",
    [
      "SourceText", "SyntaxModel", "ScreenModel", "ComponentModel", "TextScaling", "Evaluation", "Parsing",
      "LayoutEngine",
    ]),
  tests(
    "FlutterToolkit",
    [
      "SourceText", "SyntaxModel", "ScreenModel", "ComponentModel", "TextScaling", "Evaluation", "Parsing",
      "LayoutEngine", "Typesetting",
    ]),
  tests("Ample", ["Findings", "ScreenModel", "TextScaling"]),
  tests(
    "AmpleCommand",
    ["Ample", "Drawing", "Findings", "ScreenModel", "SourceText", "TextScaling"]),
]

let package = Package(
  name: "ample",
  products: [
    .executable(name: "ample", targets: ["AmpleCommand"]),
    .library(name: "TextScaling", targets: ["TextScaling"]),
    .library(name: "Ample", targets: ["Ample"]),
  ],
  targets: models + instruments + stages + toolkits + programs + benchmarks + libraries + tested
)
