/// Sources that several suites take apart.
enum Fixture {
  /// A screen with a bit of everything that SwiftUI code is made of.
  static let screen = #"""
    import SwiftUI

    // The row of an account.
    struct AccountRow: View {
      @Environment(\.dynamicTypeSize) private var size
      let account: Account, margin = 8.5
      private var title: String { "\(account.name) · \(account.balance, format: .number)" }

      var body: some View {
        VStack(alignment: .leading, spacing: margin * 2) {
          if let note = account.note, size > .large || !note.isEmpty {
            Text(note).font(.system(size: 12)) /* inner */
              .frame(height: 44)
          } else {
            ForEach(account.items.filter { $0.isOpen }, id: \.self) { item in
              Row(item)
            }
          }
          Button("Pay", role: .cancel) { [weak self] in self?.pay() } label: { Label("Pay", systemImage: "eurosign") }
        }
      }

      func pay(_ amount: Double = 1_000, by method: Method? = nil) -> Bool {
        guard let method else { return false }
        switch method {
        case .card(let number), .cash where amount > 3: return number == -1 ? true : false
        default: items[0] = .init(amount)
        }
        return true
      }
    }

    #Preview("Row") { AccountRow(account: .sample) }
    """#
}
