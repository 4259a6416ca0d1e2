import ScreenModel

/// One layout under way of a screen of the flex family.
struct FlexPass {
  private let root: ScreenNode
  private let fonts: FontResolution
  private let typesetter: any Typesetter
  private let window: Window
  /// Whether the height is free and no safe area is kept.
  private let isComponent: Bool

  init(
    _ root: ScreenNode, fonts: FontResolution, typesetter: any Typesetter, window: Window,
    isComponent: Bool
  ) {
    self.root = root
    self.fonts = fonts
    self.typesetter = typesetter
    self.window = window
    self.isComponent = isComponent
  }

  /// Lays the root out: a screen in its window, a component at the device's width.
  ///
  /// A root that is no window is the only child of one, or of a column of the device's width.
  mutating func layOutRoot() -> LaidOutNode {
    var around = surroundings(of: WindowLaw())
    if isComponent {
      around.safeArea = .zero
      around.hasWindows = false
    }
    let height = isComponent ? nil : window.frame.size.height
    return withUnsafePointer(to: root) {
      layOut(
        UnsafeBufferPointer(start: $0, count: 1), in: window.frame, height: height, around,
        FlexLaw()
      )
      .first
    } ?? LaidOutNode(id: root.id, frame: Rect(origin: .zero, size: .zero))
  }

  /// Lays a node out that has a window of its own.
  func layOutWindow(_ node: ScreenNode, depth: Int) -> LaidOutNode {
    guard case .flex(let law) = node.law, case .window(let own) = law.content,
      depth <= FlexTree.greatestDepth
    else {
      var around = surroundings(of: WindowLaw())
      around.depth = depth
      var inner = node
      inner.traits.isPresented = false
      guard depth <= FlexTree.greatestDepth else {
        return LaidOutNode(id: node.id, frame: Rect(origin: .zero, size: .zero))
      }
      let frame = self.window.frame
      let laidOut = [inner].withUnsafeBufferPointer {
        layOut($0, in: frame, height: frame.size.height, around, FlexLaw())
      }
      return laidOut.first ?? LaidOutNode(id: node.id, frame: Rect(origin: .zero, size: .zero))
    }
    let share = own.heightShare > 0 && own.heightShare < 1 ? own.heightShare : 1
    let window = WindowLaw(heightShare: share)
    let frame = self.window.frame(of: window)
    var around = surroundings(of: window)
    around.depth = depth
    around = FlexTree.inside(law.style.writing, around)
    let children = node.children.withUnsafeBufferPointer {
      layOut($0, in: frame, height: frame.size.height, around, law)
    }
    return LaidOutNode(
      id: node.id, frame: frame,
      proposal: Proposal(width: frame.size.width, height: frame.size.height), children: children)
  }

  private func surroundings(of law: WindowLaw) -> FlexSurroundings {
    let frame = window.frame(of: law)
    let safe = window.safeFrame(of: law)
    return FlexSurroundings(
      safeArea: Insets(
        top: safe.minY - frame.minY, leading: safe.minX - frame.minX,
        bottom: frame.maxY - safe.maxY, trailing: frame.maxX - safe.maxX))
  }

  /// Lays nodes out as the children of a box that has the frame's width and a height, or a free one.
  private func layOut(
    _ sources: UnsafeBufferPointer<ScreenNode>, in frame: Rect, height: Double?,
    _ around: FlexSurroundings, _ law: FlexLaw
  ) -> [LaidOutNode] {
    var tree = FlexTree(typesetter: typesetter, fonts: fonts)
    tree.addWindow(law, in: around)
    tree.addChildren(sources, of: 0, in: around)
    let size = SIMD2(Float(frame.size.width), height.map { Float($0) } ?? .nan)
    let space = FlexSpace(lengths: size, width: .exact, height: height == nil ? .free : .exact)
    let leaves = tree.leaves
    let parts = tree.parts
    return tree.nodes.withUnsafeMutableBufferPointer { nodes in
      // Nobody reads an answer before it was given, so that the memory need not be filled.
      withUnsafeTemporaryAllocation(
        of: FlexAnswer.self, capacity: nodes.count * FlexSolver.room
      ) { memory in
        var solver = FlexSolver(
          nodes: nodes, memory: memory, leaves: leaves, scale: fonts.displayScale)
        solver.solve(0, space, owner: size, isPlacing: true)
        var placing = FlexPlacing(
          pass: self, parts: parts, solver: solver, scale: fonts.displayScale)
        return placing.place(
          sources, of: 0, corner: PlacedCorner(frame.origin, scale: fonts.displayScale), around,
          context: PlacingContext())
      }
    }
  }
}
