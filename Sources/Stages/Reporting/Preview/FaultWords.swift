/// What a rule means, in the words of a caption.
enum FaultWords {
  static func short(_ rule: String) -> String {
    table[rule] ?? rule.split(separator: "-").joined(separator: " ")
  }

  private static let table: [String: String] = [
    "text-clipped": "cut off", "text-truncated": "truncated", "text-overlap": "overlaps",
    "control-overlap": "overlaps", "content-off-screen": "off screen",
    "action-unreachable": "out of reach", "covered-by-pinned-bar": "under a bar",
    "horizontal-scroll-required": "scrolls sideways", "content-disappears": "gone",
    "word-broken": "word broken", "narrow-column": "narrow column",
    "body-under-200": "body too small", "heading-below-body": "small heading",
    "target-shrunk": "small target", "fixed-icon-beside-text": "small icon", "layout-exception": "throws",
  ]
}
