// Provenance: Material 3's baseline light scheme.

extension Color {
  /// A colour from its parts of 8 bits, opacity first; without opacity it is opaque.
  package init(argb bits: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(bits >> shift & 0xFF) / 255 }
    self.init(
      red: part(16), green: part(8), blue: part(0), alpha: bits >> 24 == 0 ? 1 : part(24))
  }

  /// The roles of the scheme, for pictures.
  package static let material: [String: Color] = [
    "primary": Color(argb: 0xFF67_50A4), "onPrimary": Color(argb: 0xFFFF_FFFF),
    "primaryContainer": Color(argb: 0xFFEA_DDFF), "onPrimaryContainer": Color(argb: 0xFF21_005D),
    "secondary": Color(argb: 0xFF62_5B71), "onSecondary": Color(argb: 0xFFFF_FFFF),
    "secondaryContainer": Color(argb: 0xFFE8_DEF8), "onSecondaryContainer": Color(argb: 0xFF1D_192B),
    "tertiary": Color(argb: 0xFF7D_5260), "error": Color(argb: 0xFFB3_261E), "onError": Color(argb: 0xFFFF_FFFF),
    "errorContainer": Color(argb: 0xFFF9_DEDC), "surface": Color(argb: 0xFFFE_F7FF),
    "onSurface": Color(argb: 0xFF1D_1B20), "surfaceVariant": Color(argb: 0xFFE7_E0EC),
    "onSurfaceVariant": Color(argb: 0xFF49_454F), "surfaceContainer": Color(argb: 0xFFF3_EDF7),
    "surfaceContainerHigh": Color(argb: 0xFFEC_E6F0), "surfaceContainerHighest": Color(argb: 0xFFE6_E0E9),
    "surfaceContainerLow": Color(argb: 0xFFF7_F2FA), "background": Color(argb: 0xFFFE_F7FF),
    "onBackground": Color(argb: 0xFF1D_1B20), "outline": Color(argb: 0xFF79_747E),
    "outlineVariant": Color(argb: 0xFFCA_C4D0),
  ]
}
