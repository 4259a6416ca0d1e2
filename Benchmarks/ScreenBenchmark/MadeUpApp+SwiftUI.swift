extension MadeUpApp {
  enum SwiftUI {
    static func text(_ page: Page) -> String {
      switch page.kind {
      case .row: row(page.number)
      case .card: card(page.number, row: page.row)
      case .form: form(page.number, row: page.row)
      case .page: self.page(page.number, row: page.row, card: page.card)
      }
    }

    static func row(_ number: Int) -> String {
      """
      import SwiftUI

      struct View\(number): View {
        let title: String
        let price: String
        @Environment(\\.dynamicTypeSize) private var size
        @ScaledMetric(relativeTo: .body) private var gap = \(8 + number % 5)

        var body: some View {
          let layout = size.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: gap))
          layout {
            Image(systemName: "star.fill")
            Text(title).font(.headline)
            Spacer()
            Text(price).font(.subheadline).foregroundStyle(.secondary)
          }
          .padding(.vertical, 8)
          .frame(minHeight: 44)
        }
      }
      """
    }

    static func card(_ number: Int, row: Int) -> String {
      """
      import SwiftUI

      struct View\(number): View {
        let name: String
        @State private var isOpen = false

        var body: some View {
          VStack(alignment: .leading, spacing: 12) {
            Text(name).font(.title2.bold())
            Text("A summary of what this part of the app is for, number \(number), in two sentences.")
              .lineLimit(\(number % 3 == 0 ? "2" : "nil"))
            if isOpen { View\(row)(title: "Details", price: "€12.50") }
            HStack {
              Button("Remove") { isOpen.toggle() }.buttonStyle(.bordered)
              Button("Save changes") {}.buttonStyle(.borderedProminent)
            }
          }
          .padding()
          .background(Color.white)
          .cornerRadius(12)
        }
      }
      """
    }

    static func form(_ number: Int, row: Int) -> String {
      """
      import SwiftUI

      struct View\(number): View {
        @State private var isOn = true
        @State private var email = ""

        var body: some View {
          Form {
            Section("Account") {
              TextField("Email", text: $email)
              Toggle("Notifications for messages", isOn: $isOn)
              LabeledContent("Plan", value: "Family, 2 TB")
            }
            Section("Orders") {
              ForEach(0..<4) { index in View\(row)(title: "Order \\(index)", price: "€1,024.00") }
            }
          }
          .navigationTitle("Settings \(number)")
        }
      }
      """
    }

    static func page(_ number: Int, row: Int, card: Int) -> String {
      """
      import SwiftUI

      struct View\(number): View {
        let items = ["Rain jacket", "Wool socks, three pairs", "Tent for four people"]

        var body: some View {
          NavigationStack {
            ScrollView {
              VStack(spacing: 16) {
                View\(card)(name: "Overview")
                ForEach(items, id: \\.self) { item in View\(row)(title: item, price: "€189.95") }
                Text("Total").font(.title.bold())
              }
              .padding()
            }
            .navigationTitle("Page \(number)")
          }
        }
      }

      #Preview { View\(number)() }
      """
    }
  }
}
