package import ScreenModel

/// What a project holds beside its code: translations, pictures, sample content.
package struct Resources: Sendable {
  package var strings: StringCatalog
  /// Sizes of pictures in points by name.
  package var images: [String: Size]
  package var samples: SampleContent
  /// `nil`: the longest translation; otherwise the language to use.
  package var locale: String?

  package init(
    strings: StringCatalog = StringCatalog(), images: [String: Size] = [:],
    samples: SampleContent = SampleContent(), locale: String? = nil
  ) {
    self.strings = strings
    self.images = images
    self.samples = samples
    self.locale = locale
  }
}
