import SwiftUI

/// How far an upload is: a ring that grows with the text, its line never thinner than 2 points.
struct UploadRing: View {
  let share: String

  @ScaledMetric(relativeTo: .body) private var diameter = 75
  @ScaledMetric(relativeTo: .body) private var lineWidth = 2

  var body: some View {
    Circle()
      .stroke(Color.accentColor, lineWidth: max(2, lineWidth))
      .frame(width: diameter, height: diameter)
      .overlay {
        Text(share)
      }
  }
}

/// The ring over two buttons that share a line only while both fit.
struct UploadStatus: View {
  let share: String

  var body: some View {
    VStack(spacing: 16) {
      UploadRing(share: share)
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 24) {
          buttons
        }
        VStack(spacing: 16) {
          buttons
        }
      }
    }
    .padding(16)
  }

  @ViewBuilder private var buttons: some View {
    UploadButton(title: "Pause", symbol: "pause.fill")
    UploadButton(title: "Cancel", symbol: "xmark")
  }
}

/// A button whose symbol grows with its title.
struct UploadButton: View {
  let title: LocalizedStringKey
  let symbol: String

  @ScaledMetric(relativeTo: .body) private var side = 20

  var body: some View {
    Button {
    } label: {
      HStack(spacing: 8) {
        Image(systemName: symbol)
          .resizable()
          .scaledToFit()
          .frame(width: side, height: side)
        Text(title)
      }
      .frame(minHeight: 44)
    }
  }
}

#Preview("Upload") {
  UploadStatus(share: "62 %")
}

#Preview("Ring") {
  UploadRing(share: "62 %")
}

#Preview("Button") {
  UploadButton(title: "Cancel", symbol: "xmark")
}
