import SwiftUI

/// A card with the picture over the text, as high as its text needs.
struct ArticleCard: View {
  let title: String
  let lead: String
  let caption: String

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Image("harbour")
        .resizable()
        .aspectRatio(16 / 9, contentMode: .fit)
      VStack(alignment: .leading, spacing: 6) {
        Text(caption)
          .font(.caption)
          .foregroundStyle(.secondary)
        Text(title)
          .font(.headline)
        Text(lead)
          .font(.subheadline)
      }
      .padding(12)
    }
    .background(Color(.secondarySystemBackground))
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .padding(.horizontal, 16)
  }
}

#Preview("Article") {
  ScrollView {
    ArticleCard(
      title: "Three quiet days on the coast of Jutland",
      lead: "Dunes, a lighthouse and the best fish soup north of Esbjerg.",
      caption: "Travel, 4 minutes")
  }
}
