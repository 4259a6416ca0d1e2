/// An element of an XML document.
struct XMLElement: Sendable, Equatable {
  enum Child: Sendable, Equatable {
    case element(XMLElement)
    case text(String)
  }

  var name: String
  /// With the prefixes that the document writes.
  var attributes: [String: String]
  var children: [Child]
  /// From 1.
  var line: Int

  /// The child elements, in order.
  var elements: [XMLElement] {
    children.compactMap { child in
      if case .element(let element) = child { element } else { nil }
    }
  }

  /// All characters within, whatever elements they are in.
  var text: String {
    children.map { child in
      switch child {
      case .element(let element): element.text
      case .text(let text): text
      }
    }.joined()
  }
}
