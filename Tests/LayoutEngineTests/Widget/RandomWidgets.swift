import ScreenModel

/// Trees of all laws of the widget family from a fixed seed, with lengths that are no lengths.
struct RandomWidgets {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 2_654_435_769 &+ 88_172_645_463_325_252 }

  static let lawCount = 38

  mutating func node(depth: Int) -> ScreenNode {
    guard depth > 0, next(8) > 0 else { return leaf() }
    let children = (0..<next(5)).map { _ in node(depth: depth - 1) }
    return law(next(Self.lawCount), around: children)
  }

  mutating func law(_ index: Int, around children: [ScreenNode]) -> ScreenNode {
    var node = Widgets.node(law(index), children)
    node.traits.isPresented = next(40) == 0
    return node
  }

  private mutating func leaf() -> ScreenNode {
    switch next(5) {
    case 0: return Widgets.box(length(), length())
    case 1:
      let extent = BoxLaw.Extent.flexible(minimum: length(), ideal: length())
      return Widgets.node(.box(BoxLaw(width: extent, height: extent, drawing: .fill)))
    case 2:
      let picture = ImageContent(
        kind: .picture(Size(width: length(), height: length())), isResizable: flag())
      return Widgets.node(.image(picture))
    default: return text()
    }
  }

  private mutating func text() -> ScreenNode {
    let words = ["a", "bbbb ", "cc-dd", "eeeeeeeeeeeee ", "\n", ""]
    let string = (0..<next(9)).map { _ in words[next(words.count)] }.joined()
    return Widgets.text(
      string, lines: flag() ? nil : next(4), truncation: flag() ? .clip : .tail,
      wraps: next(4) > 0, showsOverflow: flag(), size: flag() ? 10 : length(), alignment: .center)
  }

  private mutating func law(_ index: Int) -> WidgetLaw {
    switch index {
    case 0, 1: .flex(flex())
    case 2: .flexible(factor: next(4) - 1, isTight: flag())
    case 3: .stack(stack())
    case 4: .positioned(position())
    case 5:
      .wrap(
        WidgetWrapLaw(
          axis: axis(), main: main(), spacing: length(), runSpacing: length(), cross: cross()))
    case 6: .constrained(size())
    case 7: .limited(width: length(), height: length())
    case 8: .unconstrained(flag() ? .both : Axes(axis()), fraction())
    case 9: .overflowing(size(), fraction())
    case 10: .padding(insets())
    case 11:
      .scaledPadding(
        WidgetScaledPadding(
          one: insets(), two: insets(), three: insets(),
          font: FontChoice(size: .scaled(length(), .system)), fontSize: length()))
    case 12:
      .align(
        fraction(), widthFactor: flag() ? nil : length(), heightFactor: flag() ? nil : length())
    case 13:
      .fractional(width: flag() ? nil : length(), height: flag() ? nil : length(), fraction())
    case 14: .aspectRatio(length())
    case 15: .fitted(fit(), fraction())
    case 16: .intrinsic(axis())
    case 17: .baseline(length())
    case 18: .offset(Point(x: length(), y: length()))
    case 19: .clip
    case 20: .scroll(ScrollLaw(axes: flag() ? .both : Axes(axis())))
    case 21: .attachment(fraction(), isBehind: flag())
    case 22: .safeArea([.top, .leading], minimum: insets())
    case 23: .minimumTarget(length())
    case 24: .wrapper
    default: container(index)
    }
  }

  private mutating func container(_ index: Int) -> WidgetLaw {
    switch index {
    case 25: return .list(list())
    case 26: return .grid(grid())
    case 27, 28: return .slivers(ScrollLaw(axes: Axes(axis())))
    case 29: return .fillsViewport(grows: flag())
    case 30:
      return .scaffold(
        WidgetScaffoldLaw(
          hasBody: flag(), hasTopBar: flag(), hasBottomBar: flag(), hasFloatingButton: flag(),
          hasFooter: flag(), extendsBody: flag(), extendsBodyBehindTopBar: flag()))
    case 31:
      return .toolbar(
        WidgetToolbarLaw(
          hasLeading: flag(), hasMiddle: flag(), hasTrailing: flag(), isCentered: flag(),
          middleSpacing: length()))
    case 32, 33: return .tile(tile())
    case 34, 35: return .decoratedField(field())
    case 36:
      var law = WidgetTableLaw(columns: next(5) - 1, isFlexible: flag(), columnSpacing: length())
      law.rowHeight = bounds()
      law.headingHeight = flag() ? nil : bounds()
      return .table(law)
    default: return .window(WindowLaw(heightShare: flag() ? 1 : length()))
    }
  }

  private mutating func flex() -> WidgetFlexLaw {
    WidgetFlexLaw(
      axis: axis(), main: main(), cross: cross(), isMaximal: flag(), spacing: length(),
      isReversed: flag())
  }

  private mutating func stack() -> WidgetStackLaw {
    let kinds: [WidgetStackLaw.Sizing] = [.loose, .expand, .passthrough]
    return WidgetStackLaw(
      alignment: fraction(), sizing: kinds[next(3)], clips: flag(),
      shownIndex: flag() ? nil : next(4) - 1)
  }

  private mutating func position() -> WidgetPosition {
    func length(_ isGiven: Bool, _ value: Double) -> Double? { isGiven ? value : nil }
    return WidgetPosition(
      left: length(flag(), self.length()), top: length(flag(), self.length()),
      right: length(flag(), self.length()), bottom: length(flag(), self.length()),
      width: length(flag(), self.length()), height: length(flag(), self.length()))
  }

  private mutating func list() -> WidgetListLaw {
    WidgetListLaw(
      axis: axis(), padding: flag() ? nil : insets(), itemExtent: flag() ? nil : length(),
      hasPrototype: flag(), shrinkWraps: flag(), isScrollable: flag())
  }

  private mutating func grid() -> WidgetGridLaw {
    WidgetGridLaw(
      axis: axis(), tracks: flag() ? .count(next(5) - 1) : .maximumExtent(length()),
      mainSpacing: length(), crossSpacing: length(), childAspectRatio: length(),
      mainExtent: flag() ? nil : length(), padding: flag() ? nil : insets(), shrinkWraps: flag(),
      isScrollable: flag())
  }

  private mutating func tile() -> WidgetTileLaw {
    WidgetTileLaw(
      hasSubtitle: flag(), hasLeading: flag(), hasTrailing: flag(), isThreeLine: flag(),
      isDense: flag(), padding: insets(), titleGap: length(), minimumLeadingWidth: length(),
      minimumVerticalPadding: length(), minimumHeight: flag() ? nil : length())
  }

  private mutating func field() -> WidgetFieldLaw {
    WidgetFieldLaw(
      hasLabel: flag(), hasHelper: flag(), hasPrefix: flag(), hasSuffix: flag(), padding: insets(),
      isOutlined: flag(), labelRoom: FontChoice(size: .scaled(length(), .system)),
      floatsLabel: flag(), minimumHeight: length())
  }

  private mutating func fit() -> WidgetLaw.Fit {
    let all: [WidgetLaw.Fit] = [
      .fill, .contain, .cover, .fitWidth, .fitHeight, .none, .scaleDown,
    ]
    return all[next(all.count)]
  }

  private mutating func main() -> WidgetFlexLaw.Main {
    let all: [WidgetFlexLaw.Main] = [
      .start, .center, .end, .spaceBetween, .spaceAround, .spaceEvenly,
    ]
    return all[next(all.count)]
  }

  private mutating func cross() -> WidgetFlexLaw.Cross {
    let all: [WidgetFlexLaw.Cross] = [.start, .center, .end, .stretch, .baseline]
    return all[next(all.count)]
  }

  private mutating func size() -> SizeLaw { SizeLaw(width: bounds(), height: bounds()) }

  private mutating func bounds() -> SizeLaw.Bounds {
    SizeLaw.Bounds(minimum: flag() ? nil : length(), maximum: flag() ? nil : length())
  }

  private mutating func insets() -> Insets {
    Insets(top: length(), leading: length(), bottom: length(), trailing: length())
  }

  private mutating func fraction() -> Fraction { Fraction(x: length() / 40, y: length() / 40) }

  private mutating func axis() -> Axis { flag() ? .horizontal : .vertical }

  private mutating func length() -> Double {
    let absurd: [Double] = [
      .nan, .infinity, -.infinity, -40, 1e300, -1e300, 0, .leastNonzeroMagnitude,
    ]
    return next(6) == 0 ? absurd[next(absurd.count)] : Double(next(80))
  }

  private mutating func flag() -> Bool { next(2) == 0 }

  /// A number from 0 up to a bound.
  private mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(1, bound)))
  }
}
