extension SymbolIcons {
  /// What each stem of a name looks like.
  static let drawings: [String: Icon] = lines.merging(areas) { line, _ in line }

  /// Drawn as lines, filled or not.
  private static let lines: [String: Icon] = table(
    [
      "chevron.right": ["M 9 5 L 16 12 L 9 19"],
      "chevron.left": ["M 15 5 L 8 12 L 15 19"],
      "chevron.up": ["M 5 15 L 12 8 L 19 15"],
      "chevron.down": ["M 5 9 L 12 16 L 19 9"],
      "chevron.up.chevron.down": ["M 7 9 L 12 4 L 17 9", "M 7 15 L 12 20 L 17 15"],
      "arrow.right": ["M 4 12 L 20 12", "M 13 5 L 20 12 L 13 19"],
      "arrow.left": ["M 20 12 L 4 12", "M 11 5 L 4 12 L 11 19"],
      "arrow.up": ["M 12 20 L 12 4", "M 5 11 L 12 4 L 19 11"],
      "arrow.down": ["M 12 4 L 12 20", "M 5 13 L 12 20 L 19 13"],
      "arrow.clockwise": ["M 19 12 C 19 21 5 21 5 12 C 5 4 15 3 18 8", "M 19 3 L 18 8 L 13 7"],
      "plus": ["M 12 4 L 12 20", "M 4 12 L 20 12"],
      "minus": ["M 4 12 L 20 12"],
      "xmark": ["M 6 6 L 18 18", "M 18 6 L 6 18"],
      "checkmark": ["M 4 13 L 10 19 L 20 6"],
      "magnifyingglass": ["O 10 10 6", "M 15 15 L 21 21"],
      "ellipsis": ["O 5 12 1", "O 12 12 1", "O 19 12 1"],
      "info": ["O 12 6 0.8", "M 12 11 L 12 19"],
      "exclamationmark": ["M 12 4 L 12 14", "O 12 19 0.8"],
      "questionmark": ["M 8 8 C 8 2 17 3 16 9 C 15 12 12 12 12 15", "O 12 19 0.8"],
      "line.3.horizontal": ["M 4 7 L 20 7", "M 4 12 L 20 12", "M 4 17 L 20 17"],
      "list.bullet": [
        "O 4 7 0.8", "O 4 12 0.8", "O 4 17 0.8", "M 9 7 L 21 7", "M 9 12 L 21 12", "M 9 17 L 21 17",
      ],
      "square.and.arrow.up": [
        "M 8 9 L 5 9 L 5 21 L 19 21 L 19 9 L 16 9", "M 12 15 L 12 3", "M 8 7 L 12 3 L 16 7",
      ],
      "clock": ["O 12 12 9", "M 12 7 L 12 12 L 16 14"],
      "globe": ["O 12 12 9", "M 3 12 L 21 12", "M 12 3 C 6 8 6 16 12 21 C 18 16 18 8 12 3"],
      "wifi": ["M 3 10 C 8 5 16 5 21 10", "M 6.5 14 C 10 11 14 11 17.5 14", "O 12 18 1"],
      "cart": ["M 2 4 L 5 4 L 8 16 L 18 16 L 21 7 L 6 7", "O 9 20 1.2", "O 17 20 1.2"],
      "creditcard": ["R 2 5 20 14 3", "M 2 10 L 22 10"],
      "calendar": ["R 4 5 16 16 3", "M 4 10 L 20 10", "M 8 3 L 8 6", "M 16 3 L 16 6"],
      "gear": [
        "O 12 12 6", "O 12 12 2", "M 12 2.5 L 12 5", "M 12 19 L 12 21.5", "M 2.5 12 L 5 12",
        "M 19 12 L 21.5 12", "M 5.3 5.3 L 7 7", "M 17 17 L 18.7 18.7", "M 18.7 5.3 L 17 7",
        "M 7 17 L 5.3 18.7",
      ],
    ], canBeFilled: false)

  /// Closed outlines that `.fill` makes solid.
  private static let areas: [String: Icon] = table(
    [
      "star": [
        "M 12 2.5 L 14.8 8.7 L 21.5 9.4 L 16.5 13.9 L 17.9 20.5 L 12 17.1 L 6.1 20.5 L 7.5 13.9 L 2.5 9.4 L 9.2 8.7 Z"
      ],
      "heart": [
        "M 12 20.5 C 3 14 2 10.5 2 8.5 C 2 3 9 2 12 7 C 15 2 22 3 22 8.5 C 22 10.5 21 14 12 20.5 Z"
      ],
      "person": ["O 12 7.5 4", "M 4 21 C 4 12 20 12 20 21 Z"],
      "trash": ["M 6 7 L 7 21 L 17 21 L 18 7 Z", "M 4 6.5 L 20 6.5 L 20 6 L 4 6 Z", "R 9 3 6 3 1"],
      "envelope": ["R 2 5 20 14 2.5", "M 3 7 L 12 14 L 21 7 Z"],
      "phone": [
        "M 5 3 L 9 3 L 11 8 L 8 10 C 9 13 11 15 14 16 L 16 13 L 21 15 L 21 19 C 21 21 19 21 18 21 C 9 20 4 15 3 6 C 3 5 3 3 5 3 Z"
      ],
      "bell": [
        "M 5 17 C 7 15 6.5 12 7 9 C 8 3 16 3 17 9 C 17.5 12 17 15 19 17 Z",
        "M 10 19 L 14 19 L 12 21 Z",
      ],
      "house": ["M 12 3 L 2.5 11 L 5 11 L 5 21 L 19 21 L 19 11 L 21.5 11 Z"],
      "lock": ["R 5 11 14 10 2.5", "M 8 11 C 7 2 17 2 16 11 Z"],
      "bookmark": ["M 6 3 L 18 3 L 18 21 L 12 16 L 6 21 Z"],
      "folder": ["M 2 5 L 9 5 L 11 8 L 22 8 L 22 19 L 2 19 Z"],
      "doc": ["M 5 2 L 14 2 L 19 7 L 19 22 L 5 22 Z"],
      "camera": ["R 2 7 20 13 3", "O 12 13 4", "R 8 4 8 3 1"],
      "photo": ["R 2 4 20 16 3", "M 5 17 L 10 10 L 14 15 L 16 13 L 19 17 Z"],
      "play": ["M 6 3 L 21 12 L 6 21 Z"],
      "pause": ["R 6 4 4 16 1", "R 14 4 4 16 1"],
      "circle": ["O 12 12 9.5"],
      "square": ["R 3 3 18 18 4"],
      "bag": ["R 4 8 16 13 2.5", "M 8 8 C 8 2 16 2 16 8 Z"],
      "pencil": ["M 4 20 L 5 15 L 16 4 L 20 8 L 9 19 Z"],
      "map": ["M 3 6 L 9 3 L 15 6 L 21 3 L 21 18 L 15 21 L 9 18 L 3 21 Z"],
      "flag": ["M 5 22 L 5 3 L 20 5 L 16 9 L 20 13 L 5 13"],
      "tag": ["M 3 4 L 12 3 L 21 12 L 12 21 L 3 12 Z"],
      "bubble": ["M 3 4 L 21 4 L 21 16 L 12 16 L 7 21 L 7 16 L 3 16 Z"],
    ], canBeFilled: true)

  /// Other names for the same drawing.
  static let aliases: [String: String] = [
    "chevron.forward": "chevron.right", "chevron.backward": "chevron.left",
    "chevron": "chevron.right", "arrow.forward": "arrow.right", "arrow.backward": "arrow.left",
    "gearshape": "gear", "person.2": "person", "person.crop": "person", "message": "bubble",
    "bubble.left": "bubble", "bubble.right": "bubble", "multiply": "xmark",
    "checklist": "checkmark",
    "ellipsis.circle": "ellipsis", "arrow.counterclockwise": "arrow.clockwise",
    "line.horizontal.3": "line.3.horizontal", "mappin": "map", "mail": "envelope",
    "basket": "bag", "timer": "clock", "square.and.pencil": "pencil", "doc.text": "doc",
  ]

  private static func table(_ outlines: [String: [String]], canBeFilled: Bool) -> [String: Icon] {
    outlines.mapValues { Icon(outlines: $0, canBeFilled: canBeFilled) }
  }
}
