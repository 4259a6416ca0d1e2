import SwiftUI

/// A thing in the basket.
struct FixedOrderLine: Identifiable {
  let id: Int
  let title: String
  let price: Decimal
}

/// The checkout on a page that cannot scroll: large text pushes the button out of the window.
struct FixedCheckoutScreen: View {
  let lines: [FixedOrderLine]
  let total: Decimal
  let address: String
  let pay: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Checkout")  // expect: content-off-screen from AX2
        .font(.largeTitle.bold())
      ForEach(lines) { line in
        FixedOrderRow(line: line)  // expect: content-off-screen from AX3
          .fixedSize(horizontal: false, vertical: true)
      }
      Divider()
      HStack {
        Text("Total")  // expect: word-broken from AX2
        Spacer()
        Text(total, format: .currency(code: "EUR"))
      }
      .font(.title2.bold())
      .fixedSize(horizontal: false, vertical: true)
      Text(address)  // expect: content-off-screen from AX3
        .foregroundStyle(.secondary)
        .fixedSize(horizontal: false, vertical: true)
      Spacer()
      Button(action: pay) {  // expect: action-unreachable from AX2
        Text("Pay now")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
    }
    .padding(16)
  }
}

/// A thing and its price on one line.
struct FixedOrderRow: View {
  let line: FixedOrderLine

  var body: some View {
    HStack {
      Text(line.title)
      Spacer()
      Text(line.price, format: .currency(code: "EUR"))  // expect: text-truncated from XXXL
        .lineLimit(1)
        .frame(width: 92, alignment: .trailing)
    }
  }
}

#Preview("Checkout, fixed") {
  FixedCheckoutScreen(
    lines: [
      FixedOrderLine(id: 1, title: "Rain jacket, orange, size L", price: 189.95),
      FixedOrderLine(id: 2, title: "Wool socks, three pairs", price: 36.5),
      FixedOrderLine(id: 3, title: "Tent for four people", price: 1_024),
    ],
    total: 1_250.45,
    address: "Charlotte Achterberg-Lindqvist, Strandvägen 7, Stockholm, within 3 days",
    pay: {})
}

#Preview("Order line, fixed") {
  FixedOrderRow(line: FixedOrderLine(id: 3, title: "Tent for four people", price: 1_024))
}
