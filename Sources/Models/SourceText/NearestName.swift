/// Finds the name that somebody probably meant.
package enum NearestName {
  /// The name with the fewest letters added, dropped, changed or swapped, if it is near enough.
  ///
  /// Near enough is a third of the length typed, and at least two; of up to three letters, one. Of
  /// equals the first wins.
  package static func to(_ typed: String, among names: [String]) -> String? {
    let limit = typed.count <= 3 ? 1 : max(2, typed.count / 3)
    var best: (name: String, distance: Int)?
    for name in names {
      let distance = distance(typed.lowercased(), name.lowercased())
      let isNearer = best.map { distance < $0.distance } ?? (distance <= limit)
      if isNearer { best = (name, distance) }
    }
    return best?.name
  }

  /// “ Did you mean “…”?” with a leading space, or nothing.
  package static func suggestion(for typed: String, among names: [String]) -> String {
    to(typed, among: names).map { " Did you mean “\($0)”?" } ?? ""
  }

  /// How many characters must be added, dropped, changed or swapped to make one name the other.
  package static func distance(_ one: String, _ other: String) -> Int {
    let (left, right) = (Array(one), Array(other))
    var before: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var cost = min(previous[column + 1], current[column]) + 1
        cost = min(cost, previous[column] + (isSame ? 0 : 1))
        let isSwapped =
          row > 0 && column > 0 && left[row] == right[column - 1]
          && left[row - 1] == right[column]
        if isSwapped { cost = min(cost, before[column - 1] + 1) }
        current.append(cost)
      }
      before = previous
      previous = current
    }
    return previous[right.count]
  }
}
