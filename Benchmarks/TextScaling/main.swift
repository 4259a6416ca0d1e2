// Lookups a second, what they cost beside a bare read of a table, and allocations per call.
// Built and run by `run.sh` beside it.

import Counting
import Glibc
import TextScaling

/// One question that is asked over and over.
struct Case {
  let name: String
  let lookups: Int
  let ask: (Int) -> Double
}

/// Nanoseconds of a clock that never runs back.
func nanoseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Questions in an order that no compiler can foresee: 4,096 of them, asked again and again.
struct Questions {
  let styles: [TextStyle]
  let categories: [ContentSizeCategory]
  let sizes: [Double]
  let cells: [Int]
  let table: [Double]

  init() {
    var generator = SystemRandomNumberGenerator()
    let count = 4_096
    styles = (0..<count).map { _ in TextStyle.published[Int.random(in: 0..<11, using: &generator)] }
    categories = (0..<count).map { _ in
      ContentSizeCategory.allCases[Int.random(in: 0..<12, using: &generator)]
    }
    sizes = (0..<count).map { _ in Double(Int.random(in: 16...240, using: &generator)) / 2 }
    cells = (0..<count).map { _ in Int.random(in: 0..<132, using: &generator) }
    table = (0..<132).map { Double($0) }
  }
}

/// The median of three runs: nanoseconds a lookup, and allocations in all.
@inline(never)
func measure(_ lookups: Int, _ loop: (Int) -> Double) -> (time: Double, allocations: Int) {
  var times: [Double] = []
  var sum = loop(4_096)
  let before = allocation_count()
  var after = before
  times.reserveCapacity(3)
  for _ in 0..<3 {
    let counted = allocation_count()
    let start = nanoseconds()
    sum += loop(lookups)
    times.append((nanoseconds() - start) / Double(lookups))
    after += allocation_count() - counted
  }
  if sum.isNaN { print("") }
  return (times.sorted()[1], Int(after - before))
}

let questions = Questions()
let curve = AndroidFontScale(1.7)
let linear = AndroidFontScale(1.7, profile: .android13)
let flutter = FlutterTextScaler.android(curve).clamped(maximum: 1.5)
let text = ReactNativeText(maxFontSizeMultiplier: 2, dynamicTypeRamp: .body)

/// Runs a question over all inputs; generic and inlined, so that only the call is measured.
@inline(__always)
func loop(_ count: Int, _ ask: (Int) -> Double) -> Double {
  var sum = 0.0
  for index in 0..<count { sum += ask(index & 4_095) }
  return sum
}

let scale = Int(CommandLine.arguments.dropFirst().first ?? "") ?? 1_000_000_000
let few = scale / 10

func report(_ name: String, _ lookups: Int, against base: Double?, _ run: (Int) -> Double) -> Double
{
  let (time, allocations) = measure(lookups, run)
  let rate = Int(1_000 / time)
  let ratio = base.map { Int(time / $0 * 10) } ?? 10
  print(
    "\(name): \(rate) million a second, \(ratio / 10).\(ratio % 10) × a table read, "
      + "\(allocations) allocations in \(lookups * 3) calls")
  return time
}

let q = questions
let read = report("bare table read", scale, against: nil) { loop($0) { q.table[q.cells[$0]] } }
_ = report("AppleTypography.size", scale, against: read) {
  loop($0) { AppleTypography.size(of: q.styles[$0], at: q.categories[$0]) ?? 0 }
}
_ = report("AppleTypography.specification", few, against: read) {
  loop($0) { AppleTypography.specification(of: q.styles[$0], at: q.categories[$0])?.size ?? 0 }
}
_ = report("FontMetrics.scaledFont", few, against: read) {
  loop($0) { FontMetrics(for: q.styles[$0]).scaledFont(q.sizes[$0], at: q.categories[$0]) }
}
_ = report("FontMetrics.scaledValue", few, against: read) {
  loop($0) { FontMetrics(for: q.styles[$0]).scaledValue(q.sizes[$0], at: q.categories[$0]) }
}
_ = report("SanFrancisco.tracking", few, against: read) {
  loop($0) { SanFrancisco.tracking(at: q.sizes[$0]) }
}
_ = report("AndroidFontScale.dp, linear", few, against: read) {
  loop($0) { linear.dp(fromSp: q.sizes[$0]) }
}
_ = report("AndroidFontScale.dp, blended", few, against: read) {
  loop($0) { curve.dp(fromSp: q.sizes[$0]) }
}
_ = report("AndroidFontScale.sp, blended", few, against: read) {
  loop($0) { curve.sp(fromDp: q.sizes[$0]) }
}
_ = report("AndroidFontScale(_:).dp", few, against: read) {
  loop($0) { AndroidFontScale(q.sizes[$0] / 60).dp(fromSp: 14) }
}
_ = report("ReactNativeText.fontSize, ramp", few, against: read) {
  loop($0) { text.fontSize(q.sizes[$0], at: q.categories[$0]) }
}
_ = report("FlutterTextScaler.scale, clamped", few, against: read) {
  loop($0) { flutter.scale(q.sizes[$0]) }
}
