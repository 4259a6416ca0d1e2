import ComponentModel
import ScreenModel
import SourceText

/// What one step of a modifier's chain does.
enum ModifierEffect {
  /// A law around what follows, with what else is known of it.
  case law(ConstraintLaw, NodeTraits)
  /// Something that the parent reads.
  case hint((inout ParentHints) -> Void)
  /// What a parent that places by links reads.
  case anchored(AnchoredChild)
  /// Nothing that the layout or the report would show.
  case nothing
}

extension BuildContext {
  /// A node inside the laws of a chain, the first step outermost; what a parent reads stands around
  /// all of them.
  func modified(_ node: ScreenNode, by modifier: Value?) -> ScreenNode {
    let steps = steps(of: modifier)
    guard !steps.isEmpty else { return node }
    var hints = ParentHints()
    var laws: [(law: ConstraintLaw, traits: NodeTraits, step: Symbol.Step)] = []
    for step in steps {
      switch effect(of: step) {
      case .law(let law, let traits)?: laws.append((law, traits, step))
      case .hint(let change)?: change(&hints)
      case .anchored(let child)?:
        hints.anchor = child.hints
        guard child.isInvisible else { break }
        var traits = NodeTraits()
        traits.isInvisible = true
        laws.append((.wrapper, traits, step))
      case ModifierEffect.nothing?: break
      case nil: noteStep(step)
      }
    }
    var result = node
    for (law, traits, step) in laws.reversed() {
      result = ScreenNode(
        .constraint(law), name: step.name, span: step.span ?? node.span, children: [result],
        traits: traits)
    }
    guard hints != ParentHints() else { return result }
    if hints.anchor.isGone {
      let nothing = BoxLaw(width: .fixed(0), height: .fixed(0), drawing: .nothing)
      result = .part(.box(nothing), node.name, node.span)
    }
    return ScreenNode(
      .constraint(.placed(hints)), name: "placed", span: node.span, children: [result])
  }

  private func noteStep(_ step: Symbol.Step) {
    guard let span = step.span else { return }
    note(Unresolved(kind: .modifier, name: "." + step.name, span: span))
  }

  /// The steps of a chain, those of chains inside `then` included.
  func steps(of modifier: Value?) -> [Symbol.Step] { steps(of: modifier, depth: 0) }

  private func steps(of modifier: Value?, depth: Int) -> [Symbol.Step] {
    guard depth < 32, case .symbol(let symbol)? = modifier, symbol.root == "Modifier" else { return [] }
    return symbol.steps.flatMap { step -> [Symbol.Step] in
      switch step.name {
      case "then": return steps(of: step.arguments?.all.first?.value, depth: depth + 1)
      case "composed", "thenIf", "conditional", "applyIf", "let", "apply", "run", "also":
        guard case .closure(var closure)? = step.arguments?.all.last?.value else { return [] }
        // Inside stands an empty chain: what comes before it is here already.
        let start = Value.symbol(Symbol(root: "Modifier", steps: []))
        closure.scope.variables["this"] = start
        let inner = call(closure, with: [start])
        return steps(of: inner, depth: depth + 1)
      default: return [step]
      }
    }
  }

  private func effect(of step: Symbol.Step) -> ModifierEffect? {
    let arguments = step.arguments ?? Arguments()
    return sizeEffect(step.name, arguments) ?? paddingEffect(step.name, arguments)
      ?? placeEffect(step.name, arguments) ?? anchorEffect(step.name, arguments)
      ?? traitEffect(step.name, arguments)
  }
}
