internal import CTreeSitter

/// One language's grammar with the names of its symbols and fields.
struct Grammar: @unchecked Sendable {
  // Unchecked, because the pointer leads to constant data of a shared object that stays open.
  let language: OpaquePointer
  /// The name of each symbol, by its number; the number of an error is not among them.
  let symbolNames: [String]
  /// The name of each field, by its number; 0 is no field.
  let fieldNames: [String]
  /// The numbers of the symbols that are comments, whatever their kind.
  let commentSymbols: Set<UInt16>

  init(language: OpaquePointer) {
    self.language = language
    let symbolNames = (0..<ts_language_symbol_count(language)).map { number in
      ts_language_symbol_name(language, TSSymbol(number)).map { String(cString: $0) } ?? ""
    }
    self.symbolNames = symbolNames
    commentSymbols = Set(
      symbolNames.indices.filter { symbolNames[$0].hasSuffix("comment") }.map { UInt16($0) })
    fieldNames = (0...ts_language_field_count(language)).map { number in
      ts_language_field_name_for_id(language, TSFieldId(number)).map { String(cString: $0) } ?? ""
    }
  }

  /// A table from symbol numbers to the cases of a front end's enumeration of kinds.
  func kinds<Kind: RawRepresentable<String>>(_: Kind.Type, otherwise: Kind) -> [Kind] {
    symbolNames.map { Kind(rawValue: $0) ?? otherwise }
  }

  /// A table from field numbers to the cases of a front end's enumeration of fields.
  func fields<Field: RawRepresentable<String>>(_: Field.Type, otherwise: Field) -> [Field] {
    fieldNames.map { Field(rawValue: $0) ?? otherwise }
  }
}
