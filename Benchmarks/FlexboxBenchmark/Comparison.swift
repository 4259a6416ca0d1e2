import FlexRecordings
import Foundation
import LayoutEngine
import ScreenModel
import SourceText
import TextScaling
import Typesetting

/// Times of the same trees with several engines.
struct Comparison {
  private let screens: [(screen: Screen, device: Device)]
  private let boxes: Int

  /// How often all trees are laid out; the quickest counts.
  private static let rounds = 9
  /// How often a tree is laid out in a round.
  private static let repetitions = 20

  init(_ cases: [FlexRecording.Case]) {
    screens = cases.map { recorded in
      let device = Device(
        name: "Benchmark", system: .ios, size: Size(width: recorded.w, height: recorded.h ?? 800),
        displayScale: recorded.scale, safeArea: .zero)
      let root = recorded.tree.screenNode(text: Self.text)
      return (Self.screen(root.numbered()), device)
    }
    boxes = cases.first.map { Self.count($0.tree) } ?? 0
  }

  private static func count(_ node: FlexRecording.Node) -> Int {
    (node.c ?? []).reduce(1) { $0 + count($1) }
  }

  private static func text(_ string: String, _ size: Double) -> TextContent {
    TextContent(runs: [
      TextRun(
        string: string, font: FontChoice(size: .fixed(size), family: .named("Roboto")),
        lineHeight: .fixed((1.2 * size).rounded(.up)))
    ])
  }

  private static func screen(_ root: ScreenNode) -> Screen {
    let file = SourceFile(path: "Benchmark.tsx", text: "")
    return Screen(
      name: "Benchmark", span: SourceSpan(file: file, range: 0..<0), toolkit: .reactNative,
      role: .component, root: root, unresolved: [], readsTextSize: false, choices: [])
  }

  func runAlone() {
    print(time(with: RuledTypesetter()), time(with: FontTypesetter()))
  }

  /// Prints the times and how many times as long others take.
  func run(on path: String) {
    print("\(screens.count) trees of \(boxes) boxes, microseconds for one layout")
    let ruled = time(with: RuledTypesetter())
    let real = time(with: FontTypesetter())
    let peers = Peers.times(of: path)
    show("Ample, texts by a rule", ruled)
    show("Yoga, texts by the same rule", peers["yoga"], against: ruled)
    show("Ample, texts in Roboto", real)
    show("Chromium, texts in Roboto", peers["chromium"], against: real)
  }

  private func show(_ name: String, _ time: Double?, against own: Double? = nil) {
    let padded = name.padding(toLength: 32, withPad: " ", startingAt: 0)
    guard let time else { return print(padded, "not there") }
    let ratio = own.map { String(format: "  %.2f times as long", time / $0) } ?? ""
    print(padded, String(format: "%9.2f", time) + ratio)
  }

  /// Microseconds for one layout of one tree: the lowest of all rounds.
  private func time(with typesetter: any Typesetter) -> Double {
    let engine = LayoutEngine(typesetter: typesetter)
    var times: [Double] = []
    var sum: Double = 0
    for _ in 0..<Self.rounds {
      let start = ContinuousClock.now
      for (screen, device) in screens {
        for _ in 0..<Self.repetitions {
          sum += engine.layOut(screen, on: device, at: .ios(.large)).root.frame.size.height
        }
      }
      let parts = (ContinuousClock.now - start).components
      let seconds = Double(parts.seconds) + Double(parts.attoseconds) / 1e18
      times.append(seconds * 1e6 / Double(screens.count * Self.repetitions))
    }
    precondition(sum.isFinite, "The heights are numbers")
    return times.min() ?? 0
  }
}
