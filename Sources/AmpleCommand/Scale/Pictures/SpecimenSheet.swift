import ScreenModel
import TextScaling

/// Text set in type at every size of a system: rows of styles, columns of settings.
struct SpecimenSheet {
  /// One text at one setting.
  struct Cell {
    let font: ResolvedFont
    /// What is printed below, such as `53/62`.
    let caption: String
  }

  struct Column {
    let name: String
    let isDefault: Bool
    /// Whether the column is one of the accessibility sizes, which stand on a ground of their own.
    let isEmphasized: Bool
  }

  struct Row {
    let name: String
    let note: String
    /// A cell for every column; `nil` where the number is not known.
    let cells: [Cell?]
  }

  let title: String
  let subtitle: String
  let columns: [Column]
  let rows: [Row]
  let source: String
  /// What is set: short, with a capital and a descender.
  let sample = "Ag"
}
