/// How tightly Swift's infix operators bind: the standard library's precedence groups.
///
/// Source: The Swift Programming Language, Declarations, and the standard library's `Policy.swift`,
/// Swift 6. Operators of a project's own are taken to be of the default group.
enum SwiftPrecedence: Int, Comparable {
  case assignment, ternary, standard, disjunction, conjunction, comparison, nilCoalescing, casting,
    range, addition, multiplication, shift

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Whether `a ∘ b ∘ c` is `a ∘ (b ∘ c)`.
  var isRightAssociative: Bool {
    switch self {
    case .assignment, .ternary, .nilCoalescing: true
    default: false
    }
  }

  init(of infix: String) {
    self =
      switch infix {
      case "<<", ">>", "&<<", "&>>": .shift
      case "*", "/", "%", "&", "&*": .multiplication
      case "+", "-", "|", "^", "&+", "&-": .addition
      case "...", "..<": .range
      case "as", "as?", "as!", "is": .casting
      case "??": .nilCoalescing
      case "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=", ".==", ".!=", ".<", ".>", ".<=",
        ".>=":
        .comparison
      case "&&": .conjunction
      case "||": .disjunction
      case "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=":
        .assignment
      default: .standard
      }
  }
}
