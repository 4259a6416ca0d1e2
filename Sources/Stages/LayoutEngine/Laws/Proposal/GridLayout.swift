import ScreenModel

// Provenance: SwiftUI's Grid (iOS 16 to 18), documented by Apple: a column is as wide as its
// widest cell. How columns share a width that is too small for all is not documented; here they
// share it as the children of a stack do. Cells over several columns are not modelled.

/// Rows whose cells stand in common columns; a child that is no row spans them all.
struct GridLayout: ProposalLayout {
  let law: GridLaw
  let children: Range<Int>

  func measure(_ proposal: Proposal, in pass: inout LayoutPass) -> Size {
    let plan = plan(proposal, in: &pass)
    return Size(width: plan.width, height: plan.height)
  }

  func place(_ proposal: Proposal, size: Size, in pass: inout LayoutPass) -> [Placement] {
    let plan = plan(proposal, in: &pass)
    var placements: [Placement] = []
    var y: Double = 0
    for (index, row) in plan.rows.enumerated() {
      placements.append(placement(of: row, at: y, in: plan, &pass))
      y += row.height + (index < plan.gaps.count ? plan.gaps[index] : 0)
    }
    return placements
  }

  // MARK: - Rows

  /// A row under construction: its cells, or nil cells for a child that spans the columns.
  private struct Row {
    let child: Int
    let cells: Range<Int>?
    let alignment: VerticalAlignment
    var offer: Double?
    var height: Double = 0
    /// The common line of the cells, from the top of the row.
    var line: Double = 0
  }

  private struct Plan {
    var widths: [Double] = []
    var width: Double = 0
    var height: Double = 0
    var rows: [Row] = []
    var gaps: [Double] = []
  }

  private var columnGap: Double { law.horizontalSpacing ?? SpacingPreference.standard }

  private func plan(_ proposal: Proposal, in pass: inout LayoutPass) -> Plan {
    var plan = Plan()
    plan.rows = children.map { row(of: $0, in: pass) }
    planColumns(&plan, width: proposal.width, in: &pass)
    planRows(&plan, height: proposal.height, in: &pass)
    return plan
  }

  /// The row that a child is, through wrappers.
  private func row(of child: Int, in pass: LayoutPass) -> Row {
    var index = child
    while case .proposal(.wrapper) = pass.tree.nodes[index].law,
      let inner = pass.tree.nodes[index].children.first
    {
      index = inner
    }
    let alignment = law.alignment.vertical
    guard case .proposal(.gridRow(let own)) = pass.tree.nodes[index].law else {
      return Row(child: child, cells: nil, alignment: alignment)
    }
    return Row(
      child: child, cells: pass.tree.nodes[index].children, alignment: own ?? alignment)
  }

  // MARK: - Columns

  private func planColumns(_ plan: inout Plan, width: Double?, in pass: inout LayoutPass) {
    let rows = plan.rows
    let count = rows.map { $0.cells?.count ?? 0 }.max() ?? 0
    let gaps = columnGap * Double(max(0, count - 1))
    // 1. The columns share the width like the children of a stack.
    let tree = pass.tree
    let offers = StackDivision.offers(
      count: count, length: width, gaps: gaps, in: &pass,
      priority: { column in
        Self.cells(of: rows, in: column).map { tree.nodes[$0].priority }.max() ?? 0
      },
      measure: { column, length, pass in
        Self.width(of: rows, in: column, offered: length, &pass)
      })
    // 2. A column is as wide as its widest cell.
    plan.widths = offers.enumerated().map { column, offer in
      Self.width(of: rows, in: column, offered: offer, &pass)
    }
    // 3. A child that spans the columns may widen them, all alike.
    var total = plan.widths.reduce(gaps, +)
    for row in rows where row.cells == nil {
      let own = pass.measure(row.child, Proposal(width: width)).width
      guard own > total else { continue }
      let extra = count > 0 ? (own - total) / Double(count) : 0
      for column in plan.widths.indices { plan.widths[column] += extra }
      total = own
    }
    plan.width = total
  }

  private static func cells(of rows: [Row], in column: Int) -> [Int] {
    rows.compactMap { row in
      guard let cells = row.cells, column < cells.count else { return nil }
      return cells.lowerBound + column
    }
  }

  private static func width(
    of rows: [Row], in column: Int, offered: Double?, _ pass: inout LayoutPass
  ) -> Double {
    var width: Double = 0
    for row in rows {
      guard let cells = row.cells, column < cells.count else { continue }
      let cell = cells.lowerBound + column
      width = max(width, pass.measure(cell, Proposal(width: offered)).width)
    }
    return width
  }

  // MARK: - Heights

  private func planRows(_ plan: inout Plan, height: Double?, in pass: inout LayoutPass) {
    plan.gaps = zip(children, children.dropFirst()).map { upper, lower in
      law.verticalSpacing ?? pass.spacing(from: upper, to: lower, along: .vertical)
    }
    let rows = plan.rows
    let widths = plan.widths
    let total = plan.width
    let tree = pass.tree
    let gaps = plan.gaps.reduce(0, +)
    // 4. The rows share the height like the children of a stack.
    let offers = StackDivision.offers(
      count: rows.count, length: height, gaps: gaps, in: &pass,
      priority: { tree.nodes[rows[$0].child].priority },
      measure: { index, length, pass in
        Self.extent(of: rows[index], widths, total: total, offered: length, &pass).height
      })
    plan.height = gaps
    for index in rows.indices {
      let extent = Self.extent(of: rows[index], widths, total: total, offered: offers[index], &pass)
      plan.rows[index].offer = offers[index]
      plan.rows[index].height = extent.height
      plan.rows[index].line = extent.line
      plan.height += extent.height
    }
  }

  /// The height of a row and its common line, at what is offered to its cells.
  private static func extent(
    of row: Row, _ widths: [Double], total: Double, offered: Double?, _ pass: inout LayoutPass
  ) -> (height: Double, line: Double) {
    guard let cells = row.cells else {
      return (pass.measure(row.child, Proposal(width: total, height: offered)).height, 0)
    }
    var before: Double = 0
    var after: Double = 0
    for (column, cell) in cells.enumerated() {
      let offer = Proposal(width: widths[column], height: offered)
      let guide = pass.guide(row.alignment, of: cell, offer)
      before = max(before, guide)
      after = max(after, Guides.rest(pass.measure(cell, offer).height, guide))
    }
    return (before + after, before)
  }

  // MARK: - Places

  private func placement(
    of row: Row, at y: Double, in plan: Plan, _ pass: inout LayoutPass
  ) -> Placement {
    guard let cells = row.cells else {
      let room = Size(width: plan.width, height: row.height)
      let offer = Proposal(width: plan.width, height: row.offer)
      var placement = pass.placement(row.child, offer, in: room, aligned: law.alignment)
      placement.origin.y += y
      return placement
    }
    var placements: [Placement] = []
    var x: Double = 0
    for (column, cell) in cells.enumerated() {
      let offer = Proposal(width: plan.widths[column], height: row.offer)
      let own = pass.guides(Alignment(law.alignment.horizontal, row.alignment), of: cell, offer)
      let line = Guides.horizontal(law.alignment.horizontal, width: plan.widths[column])
      placements.append(Placement(cell, at: Point(x: x + line - own.x, y: row.line - own.y), offer))
      x += plan.widths[column] + columnGap
    }
    let size = Size(width: plan.width, height: row.height)
    let offer = Proposal(width: plan.width, height: row.offer)
    return wrapped(row.child, cells: placements, size: size, offer, at: Point(x: 0, y: y), pass)
  }

  /// The row's own placement; wrappers around it have its size.
  private func wrapped(
    _ child: Int, cells: [Placement], size: Size, _ offer: Proposal, at origin: Point,
    _ pass: LayoutPass
  ) -> Placement {
    guard case .proposal(.wrapper) = pass.tree.nodes[child].law,
      let inner = pass.tree.nodes[child].children.first
    else { return Placement(child, at: origin, offer, size: size, children: cells) }
    let nested = wrapped(inner, cells: cells, size: size, offer, at: .zero, pass)
    return Placement(child, at: origin, offer, size: size, children: [nested])
  }
}
