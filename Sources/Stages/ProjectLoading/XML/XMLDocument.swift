import CXML2

/// Reads an XML document into elements.
///
/// Nothing is fetched, no entity outside the document is read, and libxml2's own limits on depth and
/// on the growth of entities stay in force.
enum XMLDocument {
  struct Failure: Error {
    let reason: String
    let line: Int?
  }

  /// Elements deeper than this are dropped, so that no document exhausts the stack.
  private static let deepest = 128

  /// The root element of a document.
  static func root(of bytes: [UInt8]) throws(Failure) -> XMLElement {
    guard let context = xmlNewParserCtxt() else {
      throw Failure(reason: "there is no memory to read it", line: nil)
    }
    defer { xmlFreeParserCtxt(context) }
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
      | XML_PARSE_NOCDATA.rawValue
    let document = bytes.withUnsafeBytes { buffer -> xmlDocPtr? in
      let start = buffer.bindMemory(to: CChar.self).baseAddress
      return xmlCtxtReadMemory(context, start, Int32(buffer.count), nil, nil, Int32(options))
    }
    defer { if let document { xmlFreeDoc(document) } }
    guard let document, let root = xmlDocGetRootElement(document) else {
      throw failure(of: context)
    }
    return element(root, depth: 0)
  }

  private static func failure(of context: xmlParserCtxtPtr) -> Failure {
    guard let error = xmlCtxtGetLastError(context) else {
      return Failure(reason: "it is empty", line: nil)
    }
    let message = error.pointee.message.map { String(cString: $0) } ?? "it is no XML"
    let firstLine = message.split(whereSeparator: \.isNewline).first.map(String.init)
    return Failure(reason: firstLine ?? message, line: Int(error.pointee.line))
  }

  private static func element(_ node: xmlNodePtr, depth: Int) -> XMLElement {
    var children: [XMLElement.Child] = []
    var next = depth < deepest ? node.pointee.children : nil
    while let child = next {
      switch child.pointee.type {
      case XML_ELEMENT_NODE: children.append(.element(element(child, depth: depth + 1)))
      case XML_TEXT_NODE, XML_CDATA_SECTION_NODE, XML_ENTITY_REF_NODE:
        children.append(.text(content(child)))
      default: break
      }
      next = child.pointee.next
    }
    return XMLElement(
      name: name(node), attributes: attributes(of: node), children: children,
      line: Int(xmlGetLineNo(node)))
  }

  private static func attributes(of node: xmlNodePtr) -> [String: String] {
    var result: [String: String] = [:]
    var next = node.pointee.properties
    while let attribute = next {
      let name = attribute.pointee.name.map { String(cString: $0) } ?? ""
      let prefix = attribute.pointee.ns?.pointee.prefix.map { String(cString: $0) + ":" } ?? ""
      result[prefix + name] = attribute.pointee.children.map(content) ?? ""
      next = attribute.pointee.next
    }
    return result
  }

  private static func name(_ node: xmlNodePtr) -> String {
    let prefix = node.pointee.ns?.pointee.prefix.map { String(cString: $0) + ":" } ?? ""
    return prefix + (node.pointee.name.map { String(cString: $0) } ?? "")
  }

  private static func content(_ node: xmlNodePtr) -> String {
    guard let text = xmlNodeGetContent(node) else { return "" }
    defer { ample_xml_free(text) }
    return String(cString: text)
  }
}
