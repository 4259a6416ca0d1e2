/// How tightly an infix operator binds, from loose to tight.
///
/// Provenance: the table of operator precedence in the Dart language specification, which orders
/// conditional, if-null, logical, equality, relational, bitwise, shift and arithmetic operators so;
/// operators of a row stand on the left of each other.
enum DartPrecedence: Int, Comparable {
  case conditional, ifNull, disjunction, conjunction, equality, relation, bitwiseOr, bitwiseXor,
    bitwiseAnd, shift, addition, multiplication, unary

  init(of operation: String) {
    switch operation {
    case "??": self = .ifNull
    case "||": self = .disjunction
    case "&&": self = .conjunction
    case "==", "!=": self = .equality
    case "<", ">", "<=", ">=": self = .relation
    case "|": self = .bitwiseOr
    case "^": self = .bitwiseXor
    case "&": self = .bitwiseAnd
    case "<<", ">>", ">>>": self = .shift
    case "+", "-": self = .addition
    default: self = .multiplication
    }
  }

  /// The loosest operator that the right operand of one may contain.
  var next: DartPrecedence { DartPrecedence(rawValue: rawValue + 1) ?? .unary }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
