// Provenance. San Francisco on iOS: line of 1950 above and 494 below the baseline of 2048, from
// public frames of iOS labels. Inter's widths stand in for it below 20 pt, Inter Display's widened
// by 3 % from 20 pt on, without kerning: compared with published widths of iOS labels, within 1 %
// up to 28 pt. Roboto: its own file, 1900 and 500 of 2048. The cells of the monospaced fonts, 1266
// and 1229 of 2048, are assumptions: no file and no published width was compared with them.

import ScreenModel
import Synchronization

/// Finds and keeps the faces that fonts resolve to.
///
/// A class because threads share its memory, which a lock guards.
final class FontLibrary: Sendable {
  private struct State {
    var typefaces: [TypefaceRequest: Typeface] = [:]
    var opened: [InstalledFace: FontFace] = [:]
    var plain: [ObjectIdentifier: PlainAdvances] = [:]
    var families: [String: [InstalledFace]] = [:]
    var missing: Set<String> = []
  }

  private let catalogue: FontCatalogue
  private let state = Mutex(State())

  init(folder: String?) {
    catalogue = FontCatalogue(folder: folder)
  }

  /// Names of families that were asked for and not found, sorted.
  var missingFamilies: [String] { state.withLock { $0.missing.sorted() } }

  func typeface(_ request: TypefaceRequest) -> Typeface {
    state.withLock { state in
      if let known = state.typefaces[request] { return known }
      let made = make(request, &state)
      state.typefaces[request] = made
      return made
    }
  }

  private func make(_ request: TypefaceRequest, _ state: inout State) -> Typeface {
    switch request.family {
    case .system, .rounded, .serif: return system(request, &state)
    case .monospaced: return monospaced(request, &state)
    case .named(let name): return named(name, request, &state)
    }
  }

  private func named(
    _ name: String, _ request: TypefaceRequest, _ state: inout State
  ) -> Typeface {
    var found: FontFace?
    let family = faces(of: name, &state)
    if let nearest = nearest(family, request) {
      found = open(nearest, &state)
    } else if let exact = catalogue.face(named: name) {
      // A name such as “Inter-Bold” means that face, unless another weight or style is asked for.
      let isPlain = request.weight == 400 && !request.isItalic
      let siblings = isPlain ? [] : exact.families.first.map { faces(of: $0, &state) } ?? []
      found = open(nearest(siblings, request) ?? exact, &state)
    }
    guard let found else {
      state.missing.insert(name)
      return system(request, &state)
    }
    return Typeface(
      faces: [found] + fallbacks(request, &state), ascent: found.ascent, descent: found.descent)
  }

  private func system(_ request: TypefaceRequest, _ state: inout State) -> Typeface {
    let vertical = Self.vertical(request.platform)
    let names = Self.systemFamilies(request)
    if let own = firstFace(of: names.own, request, &state, onlyFolder: true) {
      return Typeface(
        faces: [own] + fallbacks(request, &state), ascent: vertical.ascent,
        descent: vertical.descent)
    }
    let stand = firstFace(of: [names.standIn], request, &state)
    if stand == nil { state.missing.insert(names.standIn) }
    let isApple = request.platform == .apple
    return Typeface(
      faces: (stand.map { [$0] } ?? []) + fallbacks(request, &state),
      plainAdvances: stand.map { plainAdvances(of: $0, kerns: !isApple, &state) },
      widthFactor: isApple && request.isDisplay ? Self.displayWidening : 1,
      isRefined: !isApple, ascent: vertical.ascent, descent: vertical.descent)
  }

  private func monospaced(_ request: TypefaceRequest, _ state: inout State) -> Typeface {
    let isApple = request.platform == .apple
    let vertical = Self.vertical(request.platform)
    let names = isApple ? ["SF Mono"] : ["Roboto Mono"]
    if let own = firstFace(of: names, request, &state, onlyFolder: true) {
      return Typeface(
        faces: [own] + fallbacks(request, &state), ascent: vertical.ascent,
        descent: vertical.descent)
    }
    return Typeface(
      faces: fallbacks(request, &state),
      fixedAdvance: isApple ? Self.appleMonospaced : Self.androidMonospaced, isRefined: false,
      ascent: vertical.ascent, descent: vertical.descent)
  }

  /// The platform's own stand-in, then the other's, then every family of the user's folder.
  private func fallbacks(_ request: TypefaceRequest, _ state: inout State) -> [FontFace] {
    var names = request.platform == .apple ? ["Inter", "Roboto"] : ["Roboto", "Inter"]
    names += Set(catalogue.folder.compactMap(\.families.first)).sorted()
    return names.compactMap { firstFace(of: [$0], request, &state) }
  }

  private func firstFace(
    of families: [String], _ request: TypefaceRequest, _ state: inout State,
    onlyFolder: Bool = false
  ) -> FontFace? {
    for family in families {
      var faces = faces(of: family, &state)
      if onlyFolder { faces = faces.filter { catalogue.folder.contains($0) } }
      if let nearest = nearest(faces, request), let face = open(nearest, &state) { return face }
    }
    return nil
  }

  private func nearest(_ faces: [InstalledFace], _ request: TypefaceRequest) -> InstalledFace? {
    InstalledFace.nearest(in: faces, weight: request.weight, isItalic: request.isItalic)
  }

  private func faces(of family: String, _ state: inout State) -> [InstalledFace] {
    if let known = state.families[family] { return known }
    let found = catalogue.family(family)
    state.families[family] = found
    return found
  }

  private func plainAdvances(
    of face: FontFace, kerns: Bool, _ state: inout State
  ) -> PlainAdvances {
    if let known = state.plain[ObjectIdentifier(face)] { return known }
    let made = PlainAdvances(face, kerns: kerns)
    state.plain[ObjectIdentifier(face)] = made
    return made
  }

  private func open(_ face: InstalledFace, _ state: inout State) -> FontFace? {
    if let known = state.opened[face] { return known }
    let opened = FontFace(face)
    state.opened[face] = opened
    return opened
  }
}

extension FontLibrary {
  private static let displayWidening: Double = 1.03
  private static let appleMonospaced: Double = 1266 / 2048
  private static let androidMonospaced: Double = 1229 / 2048

  /// The rise and fall of a line of the system's font, in em.
  private static func vertical(_ platform: FontPlatform) -> (ascent: Double, descent: Double) {
    switch platform {
    case .apple: (1950.0 / 2048, 494.0 / 2048)
    case .android: (1900.0 / 2048, 500.0 / 2048)
    }
  }

  /// The names under which a user's folder holds the real font, and the family that stands in.
  private static func systemFamilies(
    _ request: TypefaceRequest
  ) -> (own: [String], standIn: String) {
    guard request.platform == .apple else { return (["Roboto"], "Roboto") }
    let optical = request.isDisplay ? "Display" : "Text"
    let standIn = request.isDisplay ? "Inter Display" : "Inter"
    switch request.family {
    case .serif: return (["New York"], standIn)
    case .rounded: return (["SF Pro Rounded"], standIn)
    case .system, .monospaced, .named: return (["SF Pro \(optical)", "SF Pro"], standIn)
    }
  }
}
