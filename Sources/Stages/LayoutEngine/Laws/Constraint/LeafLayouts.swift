import ScreenModel

// Provenance: foundation's text node and painter modifier, and empty layouts, all of which hold their
// own size within the constraints.

/// A text: as wide as its longest line or as the constraints allow, as high as its lines.
struct TextLeafLayout: ConstraintLayout {
  /// The text's index in the tree.
  let text: Int
  let children = 0..<0

  func measure(_ constraints: PixelConstraints, in pass: inout ConstraintPass) -> Measured {
    let size = Size(
      width: pass.texts.longestLine(text), height: pass.texts.height(text, constraints))
    return Measured(size: constraints.constrain(size))
  }

  func intrinsic(_ question: IntrinsicQuestion, in pass: inout ConstraintPass) -> Double {
    switch (question.axis, question.kind) {
    case (.horizontal, .minimum): return pass.texts.longestWord(text)
    case (.horizontal, .maximum): return pass.texts.longestLine(text)
    case (.vertical, _):
      let constraints = PixelConstraints(
        maximum: Size(width: question.across, height: .infinity))
      return pass.texts.height(text, constraints)
    }
  }
}

/// A leaf of a known nature: a switch, a shape, a colour, a space.
struct BoxLeafLayout: ConstraintLayout {
  let law: BoxLaw
  let children = 0..<0

  func measure(_ constraints: PixelConstraints, in pass: inout ConstraintPass) -> Measured {
    var size = Size.zero
    for axis in Axis.allCases {
      switch axis == .horizontal ? law.width : law.height {
      case .fixed(let length): size[axis] = pass.pixels(length)
      case .flexible(let minimum, let ideal):
        let most = constraints.maximum[axis]
        size[axis] = max(pass.pixels(minimum), most.isFinite ? most : pass.pixels(ideal))
      }
    }
    return Measured(size: constraints.constrain(size))
  }

  func intrinsic(_ question: IntrinsicQuestion, in pass: inout ConstraintPass) -> Double {
    switch question.axis == .horizontal ? law.width : law.height {
    case .fixed(let length): pass.pixels(length)
    case .flexible(let minimum, let ideal):
      question.kind == .minimum
        ? pass.pixels(minimum) : max(pass.pixels(minimum), pass.pixels(ideal))
    }
  }
}

/// A picture: its own size, made smaller in its ratio where it must be.
struct PictureLayout: ConstraintLayout {
  let content: ImageContent
  let children = 0..<0

  func measure(_ constraints: PixelConstraints, in pass: inout ConstraintPass) -> Measured {
    let own = natural(in: pass)
    var size = own
    if content.isResizable {
      for axis in Axis.allCases where constraints.maximum[axis].isFinite {
        size[axis] = constraints.maximum[axis]
      }
    } else if own.width > 0, own.height > 0 {
      let room = constraints.constrain(own)
      let share = min(room.width / own.width, room.height / own.height)
      size = Size(
        width: ConstraintPass.rounded(own.width * share),
        height: ConstraintPass.rounded(own.height * share))
    }
    return Measured(size: constraints.constrain(size))
  }

  func intrinsic(_ question: IntrinsicQuestion, in pass: inout ConstraintPass) -> Double {
    natural(in: pass)[question.axis]
  }

  private func natural(in pass: ConstraintPass) -> Size {
    let size = Sane.size(ImageLayout(content: content).naturalSize(fonts: pass.fonts))
    return Size(width: pass.pixels(size.width), height: pass.pixels(size.height))
  }
}
