import SwiftUI

/// A card that is as high as its picture, whatever the text needs.
struct FixedArticleCard: View {
  let title: String
  let lead: String
  let caption: String

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Image("harbour")
        .resizable()
        .aspectRatio(contentMode: .fill)
        .frame(width: 112, height: 160)
        .clipped()
      VStack(alignment: .leading, spacing: 4) {
        Text(title)  // expect: text-clipped from XXXL
          .font(.headline)
          .lineLimit(2)
        Text(lead)  // expect: text-clipped from XXL
          .font(.subheadline)
          .lineLimit(3)
        Text(caption)  // expect: text-clipped from AX5, text-truncated from AX3
          .font(.caption)
          .foregroundStyle(.secondary)
          .lineLimit(1)
      }
      .padding(.vertical, 12)
      .padding(.trailing, 12)
    }
    .frame(height: 160)
    .background(Color(.secondarySystemBackground))
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .padding(.horizontal, 16)
  }
}

#Preview("Article, fixed") {
  FixedArticleCard(
    title: "Three quiet days on the coast of Jutland",
    lead: "Dunes, a lighthouse and the best fish soup north of Esbjerg.",
    caption: "Travel, 4 minutes")
}
