import Foundation

/// One recorded number: what a platform makes of a size, a style or a setting.
struct ReferenceVector: Decodable {
  let id: String
  let platform: String
  let setting: Setting
  let api: String?
  let quantity: String?
  let style: String?
  let input: Input?
  let expected: Expected
  let tolerance: Double?
  let source: String
  let profile: String?
  let displayScale: Double?
  let density: Double?
  let max: Double?
  let min: Double?

  /// A size of iOS by name, or a font scale of Android.
  enum Setting: Decodable {
    case name(String)
    case scale(Double)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let scale = try? container.decode(Double.self) {
        self = .scale(scale)
      } else {
        self = .name(try container.decode(String.self))
      }
    }
  }

  /// A number, or text size and line height together.
  enum Input: Decodable {
    case number(Double)
    case lines(textSizeSp: Double, lineHeightSp: Double)

    private enum Keys: CodingKey { case textSizeSp, lineHeightSp }

    init(from decoder: any Decoder) throws {
      if let number = try? decoder.singleValueContainer().decode(Double.self) {
        self = .number(number)
        return
      }
      let lines = try decoder.container(keyedBy: Keys.self)
      self = .lines(
        textSizeSp: try lines.decode(Double.self, forKey: .textSizeSp),
        lineHeightSp: try lines.decode(Double.self, forKey: .lineHeightSp))
    }
  }

  /// A number, a truth value, or nothing.
  enum Expected: Decodable, Equatable {
    case number(Double)
    case truth(Bool)
    case nothing

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .nothing
      } else if let truth = try? container.decode(Bool.self) {
        self = .truth(truth)
      } else {
        self = .number(try container.decode(Double.self))
      }
    }
  }

  private enum CodingKeys: CodingKey {
    case id, platform, setting, api, quantity, style, input, expected, tolerance, source, profile
    case displayScale, density, max, min
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(String.self, forKey: .id)
    platform = try values.decode(String.self, forKey: .platform)
    setting = try values.decode(Setting.self, forKey: .setting)
    api = try values.decodeIfPresent(String.self, forKey: .api)
    quantity = try values.decodeIfPresent(String.self, forKey: .quantity)
    style = try values.decodeIfPresent(String.self, forKey: .style)
    input = try values.decodeIfPresent(Input.self, forKey: .input)
    expected = try values.decode(Expected.self, forKey: .expected)
    tolerance = try values.decodeIfPresent(Double.self, forKey: .tolerance)
    source = try values.decode(String.self, forKey: .source)
    profile = try values.decodeIfPresent(String.self, forKey: .profile)
    displayScale = try values.decodeIfPresent(Double.self, forKey: .displayScale)
    density = try values.decodeIfPresent(Double.self, forKey: .density)
    max = try values.decodeIfPresent(Double.self, forKey: .max)
    min = try values.decodeIfPresent(Double.self, forKey: .min)
  }

  /// Every recorded vector.
  static func all() throws -> [ReferenceVector] {
    struct File: Decodable { let vectors: [ReferenceVector] }
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/Reference/scaling-vectors.json")
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).vectors
  }

  /// Whether an answer is the expected one, within the tolerance.
  func accepts(_ answer: Expected) -> Bool {
    guard case .number(let wanted) = expected, case .number(let got) = answer else {
      return answer == expected
    }
    return (wanted - got).magnitude <= (tolerance ?? 0) + 1e-9
  }
}
