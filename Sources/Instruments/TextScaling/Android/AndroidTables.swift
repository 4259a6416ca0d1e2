// Provenance: Android's FontScaleConverterFactory. 1.15, 1.3, 1.5, 1.8 and 2.0: AOSP (Android 14),
// Jetpack Compose and builds of two makers agree. 1.1: AOSP of 2024 and the two builds. 1.05 and 1.2:
// the two builds, and one public note that read AOSP main; they equal the straight-line blends of their
// neighbours, so they change no number at the scales that Settings offers. Complete.

/// Android's sp to dp tables: what nine anchor sizes become at eight font scales.
enum AndroidTables {
  /// The anchor sizes in sp that every table has.
  static let sp: [Float] = [8, 10, 12, 14, 18, 20, 24, 30, 100]

  /// What the anchors become, in dp: a row a font scale of ``keys``.
  static let dp: [Float] = [
    8.4, 10.5, 12.6, 14.8, 18.6, 20.6, 24.4, 30, 100,  // 1.05
    8.8, 11, 13.2, 15.6, 19.2, 21.2, 24.8, 30, 100,  // 1.1
    9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100,  // 1.15
    9.6, 12, 14.4, 17.2, 20.4, 22.4, 25.6, 30, 100,  // 1.2
    10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100,  // 1.3
    12, 15, 18, 22, 24, 26, 28, 30, 100,  // 1.5
    14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100,  // 1.8
    16, 20, 24, 26, 30, 34, 36, 38, 100,  // 2.0
  ]

  /// Hundredths of the font scale of each row, cut down from 32-bit floats as the platform does.
  ///
  /// The first is 104 and not 105 because 1.05 as a 32-bit float times 100 is 104.99999.
  static let keys: [Int] = [104, 110, 115, 120, 130, 150, 180, 200]
}
