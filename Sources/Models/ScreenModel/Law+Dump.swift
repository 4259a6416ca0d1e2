extension Law {
  /// The law's name and parameters on one line, for tests.
  package var dump: String {
    switch self {
    case .opaque: "opaque"
    case .proposal(let law): law.dump
    case .constraint(.text(let content)), .widget(.text(let content)): content.dump
    case .constraint(.image(let image)), .widget(.image(let image)): image.dump
    case .constraint(let law): "\(law)"
    case .flex(let law): "\(law.content)"
    case .widget(let law): "\(law)"
    }
  }
}

extension ProposalLaw {
  fileprivate var dump: String {
    switch self {
    case .text(let content): content.dump
    case .image(let image): image.dump
    case .box(let box): "box \(box.width.dump)×\(box.height.dump) \(box.drawing)"
    case .stack(let stack): stack.dump
    case .layers(let alignment): "layers \(alignment.dump)"
    case .spacer(let minimum): minimum.map { "spacer \($0.dump)" } ?? "spacer"
    case .divider: "divider"
    case .frame(let frame):
      "frame \(frame.width.dump)×\(frame.height.dump) \(frame.alignment.dump)"
    case .flexibleFrame(let frame):
      "flexibleFrame \(frame.width.dump)×\(frame.height.dump) \(frame.alignment.dump)"
    case .padding(let insets): "padding \(insets.dump)"
    case .fixedSize(let axes): "fixedSize \(axes.dump)"
    case .aspectRatio(let ratio, let fills):
      "aspectRatio \(ratio.dump) \(fills ? "fill" : "fit")"
    case .offset(let point): "offset \(point.x.dump),\(point.y.dump)"
    case .position(let point): "position \(point.x.dump),\(point.y.dump)"
    case .attachment(let alignment, let isBehind):
      "attachment \(isBehind ? "behind" : "in front") \(alignment.dump)"
    case .clip: "clip"
    case .scroll(let scroll): "scroll \(scroll.axes.dump)\(scroll.isEnabled ? "" : " disabled")"
    case .grid(let grid):
      "grid \(grid.alignment.dump) gaps \(grid.horizontalSpacing.dump) \(grid.verticalSpacing.dump)"
    case .gridRow(let alignment): alignment.map { "gridRow \($0)" } ?? "gridRow"
    case .lazyGrid(let grid): grid.dump
    case .fitting(let axes): "fitting \(axes.dump)"
    case .reader: "reader"
    case .inset(let inset):
      "inset \(inset.edge) \(inset.spacing.dump)\(inset.shrinksContent ? "" : " over the content")"
    case .wrapper: "wrapper"
    case .window(let window): window.dump
    }
  }
}

extension TextContent {
  fileprivate var dump: String {
    var parts = ["text \"\(string)\""]
    if let font = runs.first?.font { parts.append(font.dump) }
    if let maximum = limits.maximumLines {
      parts.append("lines \(limits.minimumLines)...\(maximum)")
    }
    if limits.minimumScale != 1 { parts.append("scale \(limits.minimumScale.dump)") }
    if importance != .ordinary { parts.append("\(importance)") }
    if origin != .literal { parts.append("(\(origin))") }
    return parts.joined(separator: " ")
  }
}

extension FontChoice {
  fileprivate var dump: String {
    let size =
      switch self.size {
      case .style(let style): "\(style)"
      case .relative(let size, let style, let maximum):
        "\(size.dump) relative to \(style)" + (maximum.map { " up to \($0.dump)" } ?? "")
      case .fixed(let size): "fixed \(size.dump)"
      case .scaledPixels(let size): "\(size.dump)sp"
      case .multiplied(let size, _): "\(size.dump) multiplied"
      case .scaled(let size, _): "\(size.dump) scaled"
      }
    return size + (weight.map { " weight \($0)" } ?? "") + (isItalic ? " italic" : "")
  }
}

extension ImageContent {
  fileprivate var dump: String {
    let kind =
      switch self.kind {
      case .symbol(let font, let scale): "symbol \(font.dump) scale \(scale.dump)"
      case .picture(let size): "picture \(size.width.dump)×\(size.height.dump)"
      case .unknownPicture: "unknown picture"
      }
    return "image \(kind)\(isResizable ? " resizable" : "")\(name.isEmpty ? "" : " \"\(name)\"")"
  }
}

extension BoxLaw.Extent {
  fileprivate var dump: String {
    switch self {
    case .fixed(let length): length.dump
    case .flexible(let minimum, let ideal): "(\(minimum.dump)… ideal \(ideal.dump))"
    }
  }
}

extension StackLaw {
  fileprivate var dump: String {
    let alignment = axis == .vertical ? "\(horizontal)" : "\(vertical)"
    return "stack \(axis) \(alignment)" + (spacing.map { " spacing \($0.dump)" } ?? "")
  }
}

extension FlexibleFrameLaw.Bounds {
  fileprivate var dump: String {
    if minimum == nil, ideal == nil, maximum == nil { return "-" }
    let middle = ideal.map { " ideal \($0.dump) " } ?? ""
    return "(\(minimum.dump)…\(middle)\(maximum.dump))"
  }
}

extension LazyGridLaw {
  fileprivate var dump: String {
    let tracks = tracks.map { track in
      switch track {
      case .fixed(let length): "fixed \(length.dump)"
      case .flexible(let minimum, let maximum): "flexible \(minimum.dump)…\(maximum.dump)"
      case .adaptive(let minimum, let maximum): "adaptive \(minimum.dump)…\(maximum.dump)"
      }
    }
    return "lazyGrid \(axis) [\(tracks.joined(separator: ", "))]"
      + " gaps \(trackSpacing.dump) \(lineSpacing.dump)"
  }
}

extension WindowLaw {
  fileprivate var dump: String {
    let ignored = Edge.allCases.filter(ignoredEdges.contains).map { "\($0)" }
    var text = "window"
    if !ignored.isEmpty { text += " ignores \(ignored.joined(separator: ","))" }
    if heightShare != 1 { text += " share \(heightShare.dump)" }
    return text
  }
}

extension Alignment {
  fileprivate var dump: String { "\(horizontal)/\(vertical)" }
}

extension Axes {
  fileprivate var dump: String {
    Axis.allCases.filter { contains($0) }.map { "\($0)" }.joined(separator: "+")
  }
}

extension Insets {
  fileprivate var dump: String {
    "\(top.dump) \(leading.dump) \(bottom.dump) \(trailing.dump)"
  }
}
