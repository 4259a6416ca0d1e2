package import ScreenModel

/// What a project holds beside its code: translations, pictures, sample content.
package struct Resources: Sendable {
  package var strings: StringCatalog
  /// Sizes of pictures in points by name.
  package var images: [String: Size]
  package var samples: SampleContent
  /// `nil`: the longest translation; otherwise the language to use.
  package var locale: String?
  /// Android's lengths and whole numbers by name, as they are where nothing else qualifies.
  package var dimensions: [String: Dimension]

  package init(
    strings: StringCatalog = StringCatalog(), images: [String: Size] = [:],
    samples: SampleContent = SampleContent(), locale: String? = nil,
    dimensions: [String: Dimension] = [:]
  ) {
    self.dimensions = dimensions
    self.strings = strings
    self.images = images
    self.samples = samples
    self.locale = locale
  }
}

/// A number of Android's resources with its unit.
package struct Dimension: Sendable, Hashable {
  package enum Unit: Sendable, Hashable {
    case dp, sp
    /// Physical pixels.
    case px
    /// A whole number without a unit.
    case none
  }

  package var amount: Double
  package var unit: Unit

  package init(amount: Double, unit: Unit) {
    self.amount = amount
    self.unit = unit
  }
}

extension Resources {
  /// The translation of the language that was asked for; else the longest that the fonts at hand can
  /// draw, because one in another script would be measured by guess.
  package func chosen(among candidates: [StringCatalog.Translation]) -> StringCatalog.Translation? {
    if let locale {
      let exact = candidates.first { $0.locale == locale }
      return exact ?? candidates.first { $0.locale == strings.sourceLanguage }
    }
    var longest: StringCatalog.Translation?
    for candidate in candidates
    where candidate.isDrawable
      && candidate.text.unicodeScalars.count > (longest?.text.unicodeScalars.count ?? -1)
    {
      longest = candidate
    }
    return longest ?? candidates.first { $0.locale == strings.sourceLanguage } ?? candidates.first
  }
}
