import ScreenModel
import Typesetting

/// A platform's system font, and what Pango is asked so that it does the same work.
struct Subject {
  var name: String
  var platform: FontPlatform
  var features: String

  static let all = [
    Subject(name: "Roboto (Android)", platform: .android, features: ""),
    // San Francisco's stand-in is set without kerning and contextual shapes.
    Subject(name: "Inter (Apple)", platform: .apple, features: "kern=0, calt=0"),
  ]

  /// The family at a size, and how much wider its glyphs are taken.
  func family(at size: Double) -> (name: String, widening: Double) {
    guard platform == .apple else { return ("Roboto", 1) }
    return size < 20 ? ("Inter", 1) : ("Inter Display", 1.03)
  }
}

/// One subject measured with both, and their line breaks compared.
struct Comparison {
  /// iOS body at its twelve text sizes.
  static let sizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
  static let width: Double = 300
  static let repetitions = 7

  let subject: Subject
  let texts: [String]
  private let peer: PangoPeer
  private let fonts: [(font: OpaquePointer?, width: Double)]

  init(_ subject: Subject, _ texts: [String]) {
    self.subject = subject
    self.texts = texts
    let peer = PangoPeer(features: subject.features)
    self.peer = peer
    fonts = Self.sizes.map { size in
      let family = subject.family(at: size)
      return (peer.font(family.name, size: size), Self.width / family.widening)
    }
  }

  func run() {
    let pairs = Double(texts.count * Self.sizes.count)
    let pango = lowest { pangoTime() } / pairs / 1000
    let whole = lowest { ownTime() } / pairs / 1000
    let again = lowest { rewrapTime() } / pairs
    let sizes = "\(Self.sizes.count) sizes, \(Int(Self.width)) wide"
    print("\(subject.name): \(texts.count) texts, \(sizes)")
    print("  Pango, one layout reused   \(rounded(pango)) µs for a text at a size")
    print("  Ample, shaping included    \(rounded(whole)) µs, \(Int(pango / whole)) times as fast")
    print("  Ample, wrapping again      \(rounded(again)) ns for a text at a width and a size")
    agreement()
  }

  func runAlone() {
    let pairs = Double(texts.count * Self.sizes.count)
    print("\(subject.name): shaping included \(rounded(lowest { ownTime() } / pairs)) ns,")
    print("  wrapping again \(rounded(lowest { rewrapTime() } / pairs)) ns")
  }

  private func pangoTime() -> Duration {
    var sum: Int32 = 0
    let time = ContinuousClock().measure {
      for text in texts {
        peer.use(text)
        for (font, width) in fonts { sum &+= peer.measure(font, width: width) }
      }
    }
    precondition(sum != 0, "Pango measured nothing")
    return time
  }

  /// A new typesetter each time, so that every text is shaped; its font files are open, as Pango's.
  private func ownTime() -> Duration {
    let typesetter = FontTypesetter()
    for size in Self.sizes { _ = typesetter.prepare(paragraph("x", size)).size(width: 10) }
    var sum: Double = 0
    let time = ContinuousClock().measure {
      for text in texts {
        for size in Self.sizes {
          sum += typesetter.prepare(paragraph(text, size)).size(width: Self.width).height
        }
      }
    }
    precondition(sum > 0, "nothing was measured")
    return time
  }

  private func rewrapTime() -> Duration {
    let typesetter = FontTypesetter()
    let prepared = texts.flatMap { text in
      Self.sizes.map { typesetter.prepare(paragraph(text, $0)) }
    }
    var sum: Double = 0
    let time = ContinuousClock().measure {
      for text in prepared { sum += text.size(width: Self.width).height }
    }
    precondition(sum > 0, "nothing was measured")
    return time
  }

  private func paragraph(_ text: String, _ size: Double) -> Paragraph {
    let font = ResolvedFont(family: .system, platform: subject.platform, size: size)
    return Paragraph(spans: [ParagraphSpan(string: text, font: font)])
  }

  /// The lowest of several runs in nanoseconds: others use the machine too.
  private func lowest(_ measure: () -> Duration) -> Double {
    let times = (0..<Self.repetitions).map { _ in measure() }.sorted()
    let components = times[0].components
    return Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }

  private func rounded(_ value: Double) -> String {
    let hundredths = (value * 100).rounded() / 100
    return "\(hundredths)"
  }
}

extension Comparison {
  /// Counts where lines start at the same characters, and names what differs.
  private func agreement() {
    let typesetter = FontTypesetter()
    var same = 0
    var sameTexts = 0
    var differences: [String] = []
    for text in texts {
      peer.use(text)
      let bytes = byteOffsets(text)
      var agrees = true
      for (index, size) in Self.sizes.enumerated() {
        _ = peer.measure(fonts[index].font, width: fonts[index].width)
        let expected = peer.lines().starts
        let prepared = typesetter.prepare(paragraph(text, size))
        let layout = prepared.layOut(width: Self.width, height: nil)
        let starts = layout.lines.map { bytes[$0.range.lowerBound] }
        if starts == expected {
          same += 1
        } else {
          agrees = false
          differences.append(difference(text, size, layout, starts, expected))
        }
      }
      if agrees { sameTexts += 1 }
    }
    let pairs = texts.count * Self.sizes.count
    print(
      "  line breaks as Pango's     \(same) of \(pairs), "
        + "at all sizes \(sameTexts) of \(texts.count) texts")
    for difference in differences.prefix(12) { print("    " + difference) }
  }

  private func byteOffsets(_ text: String) -> [Int] {
    var offsets: [Int] = [0]
    var length = 0
    for scalar in text.unicodeScalars {
      length += scalar.utf8.count
      offsets.append(length)
    }
    return offsets
  }

  private func difference(
    _ text: String, _ size: Double, _ layout: TextLayout, _ starts: [Int], _ expected: [Int]
  ) -> String {
    let bytes = Array(text.utf8)
    let first = zip(starts, expected).first { $0 != $1 } ?? (bytes.count, bytes.count)
    func part(_ start: Int, _ end: Int) -> String {
      let start = max(0, start)
      return String(decoding: bytes[start..<max(start, min(end, bytes.count))], as: UTF8.self)
    }
    func around(_ start: Int) -> String { part(start - 12, start) + "|" + part(start, start + 6) }
    let widths = layout.lines.map { rounded($0.frame.size.width) }.joined(separator: " ")
    return "at \(size): “\(around(first.0))”, Pango “\(around(first.1))”; our lines \(widths)"
  }
}
