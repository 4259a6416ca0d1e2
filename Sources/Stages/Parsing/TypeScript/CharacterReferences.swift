/// References to characters in the text of elements: `&nbsp;`, `&#8364;`, `&#x20AC;`.
enum CharacterReferences {
  /// The longest name, in characters.
  private static let longest = 8

  /// The text with every known reference replaced by what it stands for.
  static func resolved(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      let body = rest[rest.index(after: mark)...]
      if let end = body.prefix(longest + 2).firstIndex(of: ";"), let scalar = scalar(body[..<end]) {
        result.unicodeScalars.append(scalar)
        rest = body[body.index(after: end)...]
      } else {
        result += "&"
        rest = body
      }
    }
    return result + rest
  }

  private static func scalar(_ name: Substring) -> Unicode.Scalar? {
    if name.hasPrefix("#x") { return UInt32(name.dropFirst(2), radix: 16).flatMap { .init($0) } }
    if name.hasPrefix("#") { return UInt32(name.dropFirst()).flatMap { .init($0) } }
    if let value = named[String(name)] { return Unicode.Scalar(value) }
    return latin[String(name)].flatMap { Unicode.Scalar($0) }
  }

  /// Provenance: the entities of HTML 4 for the upper half of Latin-1, in the order of their code
  /// points from 160 on.
  private static let latin: [String: UInt32] = {
    let names = """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn \
      sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave \
      Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc \
      Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute \
      THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml \
      igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave \
      uacute ucirc uuml yacute thorn yuml
      """
    var result: [String: UInt32] = [:]
    for (offset, name) in names.split(separator: " ").enumerated() {
      result[String(name)] = 160 + UInt32(offset)
    }
    return result
  }()

  /// Provenance: the other entities of HTML 4 that texts of apps use: quotes, dashes, spaces,
  /// arrows, signs.
  private static let named: [String: UInt32] = [
    "quot": 0x22, "amp": 0x26, "lt": 0x3C, "gt": 0x3E, "apos": 0x27, "OElig": 0x152,
    "oelig": 0x153, "Scaron": 0x160, "scaron": 0x161, "Yuml": 0x178, "fnof": 0x192, "circ": 0x2C6,
    "tilde": 0x2DC, "ensp": 0x2002, "emsp": 0x2003, "thinsp": 0x2009, "zwnj": 0x200C,
    "zwj": 0x200D, "lrm": 0x200E, "rlm": 0x200F, "ndash": 0x2013, "mdash": 0x2014,
    "lsquo": 0x2018, "rsquo": 0x2019, "sbquo": 0x201A, "ldquo": 0x201C, "rdquo": 0x201D,
    "bdquo": 0x201E, "dagger": 0x2020, "Dagger": 0x2021, "bull": 0x2022, "hellip": 0x2026,
    "permil": 0x2030, "prime": 0x2032, "Prime": 0x2033, "lsaquo": 0x2039, "rsaquo": 0x203A,
    "oline": 0x203E, "frasl": 0x2044, "euro": 0x20AC, "trade": 0x2122, "larr": 0x2190,
    "uarr": 0x2191, "rarr": 0x2192, "darr": 0x2193, "harr": 0x2194, "minus": 0x2212,
    "radic": 0x221A, "infin": 0x221E, "asymp": 0x2248, "ne": 0x2260, "le": 0x2264, "ge": 0x2265,
    "loz": 0x25CA, "spades": 0x2660, "clubs": 0x2663, "hearts": 0x2665, "diams": 0x2666,
    "alpha": 0x3B1, "beta": 0x3B2, "gamma": 0x3B3, "delta": 0x3B4, "pi": 0x3C0, "mu": 0x3BC,
    "sigma": 0x3C3, "omega": 0x3C9, "Delta": 0x394, "Omega": 0x3A9, "Sigma": 0x3A3,
  ]
}
