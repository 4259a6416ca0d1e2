import SwiftUI

/// What the account page shows about a person.
struct FixedAccount {
  let name: String
  let email: String
  let phone: String
  let plan: String
}

/// The account page with rows of 44 points, which is right at the default size and at no other.
struct FixedAccountScreen: View {
  let account: FixedAccount

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          FixedAccountRow(label: "Name", value: account.name)
          Divider()
          FixedAccountRow(label: "Email", value: account.email)
          Divider()
          FixedAccountRow(label: "Phone", value: account.phone)
          Divider()
          HStack {
            Text("Plan")
            Spacer()
            FixedPlanBadge(plan: account.plan)
          }
          .frame(height: 44)
          Text("Your plan renews on 3 November. Cancel any time before.")  // expect: text-clipped from XXXL
            .font(.footnote)
            .foregroundStyle(.secondary)
            .frame(height: 40)
        }
        .padding(16)
      }
      .navigationTitle("Account")
    }
  }
}

/// A label and its value side by side.
struct FixedAccountRow: View {
  let label: LocalizedStringKey
  let value: String

  var body: some View {
    HStack {
      Text(label)  // expect: text-clipped from AX3
      Spacer()
      Text(value)  // expect: text-clipped from XL
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.trailing)
    }
    .frame(height: 44)
  }
}

/// The name of a plan on a coloured capsule.
struct FixedPlanBadge: View {
  let plan: String

  var body: some View {
    Text(plan)  // expect: text-clipped from AX1
      .foregroundStyle(.white)
      .padding(.horizontal, 12)
      .frame(height: 28)
      .background(Color.blue)
      .clipShape(Capsule())
  }
}

#Preview("Account, fixed") {
  FixedAccountScreen(
    account: FixedAccount(
      name: "Charlotte Achterberg-Lindqvist",
      email: "charlotte.achterberg@lindqvist-architects.example",
      phone: "+46 8 5550 0119",
      plan: "Family, 2 TB"))
}

#Preview("Row, fixed") {
  FixedAccountRow(label: "Email", value: "charlotte.achterberg@lindqvist-architects.example")
}

#Preview("Plan, fixed") {
  FixedPlanBadge(plan: "Family, 2 TB")
}
