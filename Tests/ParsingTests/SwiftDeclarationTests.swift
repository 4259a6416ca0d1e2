import Testing

@Suite struct SwiftDeclarationTests {
  @Test func `A view keeps its properties, their wrappers and its body`() {
    expect(
      """
      struct AccountRow: View, Equatable {
        @Environment(\\.dynamicTypeSize) private var size
        @State private var isOn = false
        let name: String?, amounts: [String: Double]
        static let height: CGFloat = 44

        var body: some View { Text(name) }
        var isLarge: Bool {
          get { size.isAccessibilitySize }
          set { isOn = newValue }
        }
      }
      """,
      """
      struct AccountRow: View, Equatable
        @Environment(\\.dynamicTypeSize) private var size
        @State private var isOn = false
        let name: Optional<String>
        let amounts: Dictionary<String, Double>
        static let height: CGFloat = 44
        var body: View
          Text(name)
        var isLarge: Bool
          size.isAccessibilitySize
      """)
  }

  @Test func `Functions keep labels, default values, attributes and results`() {
    expect(
      """
      final class Builder<T: View>: UIView {
        convenience init?(_ size: Int = 3, @ViewBuilder content: @escaping () -> T) { self.init() }
        override class func make(with x: inout Int, _ y: String..., z: (Int, b: String)) async throws -> [T] { x }
        subscript(index: Int) -> T { items[index] }
        @discardableResult func plain() { }
      }
      """,
      """
      final class Builder: UIView
        convenience func init(_ size: Int = 3, @ViewBuilder @escaping content: -><T>)
          self.init()
        override class func make(inout with x: Int, ... _ y: String, z: ()<Int, String>) -> Array<T>
          x
        func subscript(index: Int) -> T
          items[index]
        @discardableResult func plain()
      """)
  }

  @Test func `Enumerations keep cases, associated and raw values`() {
    expect(
      """
      indirect enum Route: String, CaseIterable {
        case home, detail(id: Int, String)
        case other = "x"
        var title: String { rawValue }
      }
      """,
      """
      indirect enum Route: String, CaseIterable
        case home
        case detail(id: Int, _ _: String)
        case other = "x"
        var title: String
          rawValue
      """)
  }

  @Test func `Protocols and extensions keep members and names`() {
    expect(
      """
      protocol Themed: AnyObject {
        associatedtype Body
        var color: Color { get set }
        func apply(to view: Body) -> Bool
      }
      extension Array where Element == Int { func total() -> Int { 1 } }
      extension Font.TextStyle: Themed {}
      """,
      """
      protocol Themed: AnyObject
        var color: Color
        func apply(to view: Body) -> Bool
      extension Array
        func total() -> Int
          1
      extension Font.TextStyle: Themed
      """)
  }

  @Test func `The top of a file holds imports, aliases, variables and previews`() {
    expect(
      """
      import SwiftUI
      import struct Foundation.Date
      typealias Row = AccountRow<Int>
      let margin = 8.0
      let (left, right) = sides
      prefix operator √
      #Preview("Row", traits: .sizeThatFitsLayout) { AccountRow() }
      """,
      """
      import SwiftUI
      import Foundation Date
      typealias Row = AccountRow<Int>
      let margin = 8
      let left = sides.0
      let right = sides.1
      #Preview("Row", traits: .sizeThatFitsLayout) {
        AccountRow()
      }
      """)
  }
}
