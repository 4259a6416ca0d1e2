/// A width and a height in device-independent units (pt, dp, logical px).
package struct Size: Sendable, Hashable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package static let zero = Size(width: 0, height: 0)

  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A point; x grows towards the trailing edge of a left-to-right layout, y grows downwards.
package struct Point: Sendable, Hashable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = Point(x: 0, y: 0)
}

/// A rectangle; its size is never negative.
package struct Rect: Sendable, Hashable {
  package var origin: Point
  package var size: Size

  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  package var minX: Double { origin.x }
  package var minY: Double { origin.y }
  package var maxX: Double { origin.x + size.width }
  package var maxY: Double { origin.y + size.height }
  package var midX: Double { origin.x + size.width / 2 }
  package var midY: Double { origin.y + size.height / 2 }
  package var area: Double { size.width * size.height }

  /// The common part; nil where there is none or it has no area.
  package func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left < right, top < bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle around both.
  package func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  package func offset(by point: Point) -> Rect {
    Rect(origin: Point(x: origin.x + point.x, y: origin.y + point.y), size: size)
  }

  package func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
  }
}

/// Distances from the four edges.
package struct Insets: Sendable, Hashable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package static let zero = Insets()
}

package enum Axis: Sendable, Hashable, CaseIterable {
  case horizontal, vertical

  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A set of axes.
package struct Axes: OptionSet, Sendable, Hashable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let horizontal = Axes(rawValue: 1)
  package static let vertical = Axes(rawValue: 2)
  package static let both: Axes = [.horizontal, .vertical]

  package func contains(_ axis: Axis) -> Bool {
    contains(axis == .horizontal ? Axes.horizontal : Axes.vertical)
  }
}

package enum Edge: Sendable, Hashable, CaseIterable { case top, leading, bottom, trailing }

/// Where a child stands along the horizontal axis.
package enum HorizontalAlignment: Sendable, Hashable { case leading, center, trailing }

/// Where a child stands along the vertical axis.
package enum VerticalAlignment: Sendable, Hashable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// Where a child stands in a box.
package struct Alignment: Sendable, Hashable {
  package var horizontal: HorizontalAlignment
  package var vertical: VerticalAlignment

  package init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let center = Alignment(.center, .center)
  package static let topLeading = Alignment(.leading, .top)
}
