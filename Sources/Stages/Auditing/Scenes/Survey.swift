import ScreenModel
import SourceText
import TextScaling

/// One screen at all text sizes on one device, smallest size first.
struct Survey: Sendable {
  let scenes: [Scene]
  /// The scene at the size that nobody changed; nothing is excused without it.
  let standard: Scene?
  /// The screen at the standard size, or at the first.
  let screen: Screen
  let device: Device
  /// The texts of the standard size by what they say, in the order of the tree.
  private let standardTexts: [String: [Int]]

  /// Nil when there is nothing to look at.
  init?(_ subjects: [Subject]) {
    let scenes = subjects.map(Scene.init).sorted { $0.size < $1.size }
    guard let first = scenes.first else { return nil }
    self.scenes = scenes
    standard = scenes.first { $0.size.isDefault }
    screen = (standard ?? first).screen
    device = first.device
    var standardTexts: [String: [Int]] = [:]
    if let standard {
      for index in standard.allTexts {
        guard let string = standard.spots[index].content?.string else { continue }
        standardTexts[string, default: []].append(index)
      }
    }
    self.standardTexts = standardTexts
  }

  /// The same text at the standard size: at the same place of the source, else anywhere.
  func standardText(like spot: Spot) -> Spot? {
    guard let standard, let string = spot.content?.string else { return nil }
    let alike = standardTexts[string] ?? []
    let index = alike.first { standard.spots[$0].span == spot.span } ?? alike.first
    return index.map { standard.spots[$0] }
  }

  /// The checks that say something about the screen.
  ///
  /// While somebody types, what counts is whether all can be operated: what else the keyboard hides is
  /// there again once it is put away. A page that lets it hide a control at the standard size is made
  /// to be used without.
  var checks: [any Check] {
    guard scenes.contains(where: { $0.keyboard != nil }) else { return Auditor.checks }
    let isMadeForTyping = standard.map { scene in !scene.controls.contains(where: scene.isUnreachable) } ?? false
    return isMadeForTyping ? [ActionUnreachable()] : []
  }

  /// Whether made-up words are cut to a small part at the standard size already, or split between
  /// letters: the box is made for shorter ones, such as initials, and how these fare says nothing.
  func isMadeForLess(_ spot: Spot) -> Bool {
    guard spot.content?.origin == .sample, let usual = standardText(like: spot)?.laidOut.text else { return false }
    return usual.isTruncated && usual.visibleShare < Self.leastShown || !usual.brokenWords.isEmpty
  }

  private static let leastShown = 0.3
}
