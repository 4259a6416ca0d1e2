import Foundation

/// A JSON object as Foundation reads it, with the few questions that are asked of it.
struct JSONObject {
  private let members: [String: Any]

  /// Why a text is no JSON object.
  struct Failure: Error {
    let reason: String
  }

  private init(members: [String: Any]) { self.members = members }

  init(_ bytes: [UInt8]) throws(Failure) {
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(with: Data(bytes))
    } catch {
      let described = (error as NSError).userInfo["NSDebugDescription"] as? String
      let reason = described ?? "it ends too early or has a stray character"
      throw Failure(reason: reason.hasSuffix(".") ? String(reason.dropLast()) : reason)
    }
    guard let members = value as? [String: Any] else { throw Failure(reason: "it is no object") }
    self.members = members
  }

  /// Keys in the order of their characters.
  var keys: [String] { members.keys.sorted() }

  func object(_ key: String) -> JSONObject? {
    (members[key] as? [String: Any]).map { JSONObject(members: $0) }
  }

  func objects(_ key: String) -> [JSONObject] {
    (members[key] as? [Any] ?? []).compactMap { element in
      (element as? [String: Any]).map { JSONObject(members: $0) }
    }
  }

  func text(_ key: String) -> String? { members[key] as? String }

  func flag(_ key: String) -> Bool { members[key] as? Bool ?? false }
}
