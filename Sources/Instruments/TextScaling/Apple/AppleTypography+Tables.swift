// Provenance: Apple Human Interface Guidelines, Typography, Dynamic Type sizes, iOS and iPadOS 11 and
// later. Three public copies agree in all 132 pairs of size and leading; the sizes were measured
// besides on the simulators of iOS 13.3 and iOS 27. Caption 2 at AX5 is 40: one measured table that
// prints 41 contradicts its own log. Complete for the eleven published styles.

/// The design guide's table in points: a row for each style of `TextStyle`, twelve columns.
///
/// 0 stands for what is not published. The extra large titles at `large`: one public source, iOS 17.
enum AppleTables {
  /// How many categories a row has.
  static let columns = 12

  /// Sizes of type in points: a row a style, a column a category from XS to AX5.
  static let sizes: [UInt8] = [
    0, 0, 0, 36, 0, 0, 0, 0, 0, 0, 0, 0,  // extraLargeTitle
    0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0,  // extraLargeTitle2
    31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60,  // largeTitle
    25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58,  // title1
    19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56,  // title2
    17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55,  // title3
    14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,  // headline
    14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53,  // body
    13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51,  // callout
    12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49,  // subheadline
    12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44,  // footnote
    11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43,  // caption1
    11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40,  // caption2
  ]

  /// Distances between baselines in points, in the same order.
  static let leadings: [UInt8] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  // extraLargeTitle
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,  // extraLargeTitle2
    38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70,  // largeTitle
    31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68,  // title1
    24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66,  // title2
    22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65,  // title3
    19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62,  // headline
    19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62,  // body
    18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60,  // callout
    16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58,  // subheadline
    16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52,  // footnote
    13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51,  // caption1
    13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48,  // caption2
  ]
}
