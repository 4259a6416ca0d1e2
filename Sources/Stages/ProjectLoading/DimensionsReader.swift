import ComponentModel
import SourceText

/// Gathers Android's `dimen` and `integer` resources of the folders without qualifiers.
struct DimensionsReader {
  private var texts: [String: String] = [:]

  /// Reads a file of resources; what is broken in it is reported where its texts are read.
  mutating func read(_ bytes: [UInt8], path: String) {
    guard FilePath.name(of: FilePath.folder(of: path)) == "values",
      let root = try? XMLDocument.root(of: bytes)
    else { return }
    for element in root.elements {
      let kind = element.name == "item" ? element.attributes["type"] : element.name
      guard kind == "dimen" || kind == "integer", let name = element.attributes["name"] else { continue }
      // The first file in the order of paths decides.
      if texts[name] == nil { texts[name] = element.text }
    }
  }

  /// The lengths, those that name another one included.
  var dimensions: [String: Dimension] {
    var result: [String: Dimension] = [:]
    for name in texts.keys { result[name] = dimension(named: name, depth: 0) }
    return result
  }

  private func dimension(named name: String, depth: Int) -> Dimension? {
    guard depth < 8, let text = texts[name] else { return nil }
    let plain = text.filter { !$0.isWhitespace }
    if plain.hasPrefix("@"), let slash = plain.lastIndex(of: "/") {
      return dimension(named: String(plain[plain.index(after: slash)...]), depth: depth + 1)
    }
    let number = plain.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    guard let amount = Double(number), amount.isFinite else { return nil }
    switch plain.dropFirst(number.count) {
    case "dp", "dip": return Dimension(amount: amount, unit: .dp)
    case "sp": return Dimension(amount: amount, unit: .sp)
    case "px": return Dimension(amount: amount, unit: .px)
    case "": return Dimension(amount: amount, unit: .none)
    default: return nil
    }
  }
}
