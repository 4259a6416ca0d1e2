import SwiftUI

/// What the account page shows about a person.
struct Account {
  let name: String
  let email: String
  let phone: String
  let plan: String
}

/// The account page with rows that are at least 44 points high and grow with their text.
struct AccountScreen: View {
  let account: Account

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          AccountRow(label: "Name", value: account.name)
          Divider()
          AccountRow(label: "Email", value: account.email)
          Divider()
          AccountRow(label: "Phone", value: account.phone)
          Divider()
          AccountRow(label: "Plan", value: account.plan)
          Divider()
          Text("Your plan renews on 3 November. Cancel any time before.")
            .font(.footnote)
            .foregroundStyle(.secondary)
            .padding(.vertical, 12)
        }
        .padding(16)
      }
      .navigationTitle("Account")
    }
  }
}

/// A label and its value: side by side, and from the first accessibility size under each other.
struct AccountRow: View {
  let label: LocalizedStringKey
  let value: String

  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @ScaledMetric(relativeTo: .body) private var gap = 12

  var body: some View {
    Group {
      if dynamicTypeSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: 4) {
          title
          content
        }
      } else {
        HStack(alignment: .firstTextBaseline, spacing: gap) {
          title
          Spacer(minLength: 0)
          content.multilineTextAlignment(.trailing)
        }
      }
    }
    .padding(.vertical, 10)
    .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
  }

  private var title: some View {
    Text(label)
  }

  private var content: some View {
    Text(value).foregroundStyle(.secondary)
  }
}

#Preview("Account") {
  AccountScreen(
    account: Account(
      name: "Charlotte Achterberg-Lindqvist",
      email: "charlotte.achterberg@lindqvist-architects.example",
      phone: "+46 8 5550 0119",
      plan: "Family, 2 TB"))
}

#Preview("Row with a long address") {
  AccountRow(label: "Email", value: "charlotte.achterberg@lindqvist-architects.example")
}
