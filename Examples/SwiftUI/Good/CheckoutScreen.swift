import SwiftUI

/// A thing in the basket.
struct OrderLine: Identifiable {
  let id: Int
  let title: String
  let price: Decimal
}

/// The checkout as a page that scrolls, with the button in a bar that stays in reach.
struct CheckoutScreen: View {
  let lines: [OrderLine]
  let total: Decimal
  let address: String
  let pay: () -> Void

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("Checkout")
          .font(.largeTitle.bold())
        ForEach(lines) { line in
          AmountRow(title: Text(line.title), amount: line.price)
        }
        Divider()
        AmountRow(title: Text("Total"), amount: total)
          .font(.title2.bold())
        Text(address)
          .foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(16)
    }
    .safeAreaInset(edge: .bottom) {
      Button(action: pay) {
        Text("Pay now")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .padding(16)
      .background(.bar)
    }
  }
}

/// Something and what it costs: on one line where both fit, otherwise under each other.
struct AmountRow: View {
  let title: Text
  let amount: Decimal

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .firstTextBaseline) {
        title
        Spacer()
        price
      }
      VStack(alignment: .leading, spacing: 4) {
        title
        price
      }
    }
  }

  private var price: some View {
    Text(amount, format: .currency(code: "EUR"))
  }
}

#Preview("Checkout") {
  CheckoutScreen(
    lines: [
      OrderLine(id: 1, title: "Rain jacket, orange, size L", price: 189.95),
      OrderLine(id: 2, title: "Wool socks, three pairs", price: 36.5),
      OrderLine(id: 3, title: "Tent for four people", price: 1_024),
    ],
    total: 1_250.45,
    address: "Charlotte Achterberg-Lindqvist, Strandvägen 7, Stockholm, within 3 days",
    pay: {})
}

#Preview("Amount") {
  AmountRow(title: Text("Tent for four people"), amount: 1_024)
}
