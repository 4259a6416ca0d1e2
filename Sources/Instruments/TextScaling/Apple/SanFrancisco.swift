// Provenance: Apple Human Interface Guidelines, Typography, tracking values of SF Pro: one full public
// copy, and a partial copy that agrees where they overlap. The guide prints whole sizes from 6 to 54,
// then steps; values between its rows are interpolated here (inferred). Below 6 the first row's
// share of the size is kept, from 80 on tracking is 0.

/// Facts about San Francisco, Apple's system typeface.
public enum SanFrancisco {
  /// Points added after every glyph at a size in points.
  ///
  /// Between the guide's rows the value is a straight line, which is inferred and not published.
  /// Sizes that are not above 0, or not numbers, have tracking 0.
  public static func tracking(at size: Double) -> Double {
    guard size > 0, size < lastTrackedSize else { return 0 }
    guard size > sizes[0] else { return trackings[0] * size / sizes[0] }
    let row = Int(rowAtOrBelow[Int(size) - firstPoint])
    let share = (size - sizes[row]) / (sizes[row + 1] - sizes[row])
    return trackings[row] + (trackings[row + 1] - trackings[row]) * share
  }

  /// The guide's own value at a size, or `nil` where it has no row.
  public static func publishedTracking(at size: Double) -> Double? {
    guard sizes[0] <= size, size <= lastTrackedSize else { return nil }
    let row = Int(rowAtOrBelow[Int(size) - firstPoint])
    return sizes[row] == size ? trackings[row] : nil
  }

  /// The sizes in points at which the guide prints a tracking, smallest first.
  public static var trackedSizes: [Double] { sizes }

  private static let lastTrackedSize: Double = 96
  private static let firstPoint = 6

  /// The row at or next below each whole point from 6 to 96.
  private static let rowAtOrBelow: [UInt8] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
    25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
    48, 48, 49, 49, 50, 50, 51, 51, 52, 52, 53, 53, 54, 54, 55, 55, 56, 56, 57, 57, 57, 57, 58,
    58, 58, 58, 59, 59, 59, 59, 60, 60, 60, 60, 61, 61, 61, 61, 62, 62, 62, 62, 63,
  ]

  /// Sizes of the rows in points.
  private static let sizes: [Double] = [
    6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
    30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52,
    53, 54, 56, 58, 60, 62, 64, 66, 68, 70, 72, 76, 80, 84, 88, 92, 96,
  ]

  /// Trackings of the rows in points.
  private static let trackings: [Double] = [
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0.0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45,
    -0.45, -0.36, -0.26, -0.1, 0.07, 0.15, 0.22, 0.29, 0.38, 0.4, 0.4, 0.39, 0.41, 0.4, 0.4,
    0.38, 0.37, 0.36, 0.37, 0.38, 0.37, 0.36, 0.37, 0.38, 0.37, 0.35, 0.36, 0.37, 0.35, 0.33,
    0.34, 0.35, 0.33, 0.31, 0.32, 0.3, 0.28, 0.26, 0.24, 0.22, 0.19, 0.17, 0.14, 0.14, 0.07,
    0.0, 0.0, 0.0, 0.0, 0.0,
  ]
}
