import SwiftUI

/// How far an upload is: a ring of a fixed size around a share that grows with the text.
struct FixedUploadRing: View {
  let share: String

  var body: some View {
    ZStack {
      Circle()
        .stroke(Color.accentColor, lineWidth: 2)
      Text(share)  // expect: text-clipped from AX3
    }
    .frame(width: 75, height: 75)
  }
}

/// The ring beside two buttons with symbols in boxes of 24 points.
struct FixedUploadStatus: View {
  let share: String

  var body: some View {
    VStack(spacing: 16) {
      FixedUploadRing(share: share)
      HStack(spacing: 8) {
        Button {
        } label: {
          Label("Pause", systemImage: "pause.fill")  // expect: text-truncated from AX3
            .lineLimit(1)
        }
        .frame(width: 150, height: 32)
        Button {
        } label: {
          Label("Cancel", systemImage: "xmark")  // expect: text-truncated from AX1
            .lineLimit(1)
        }
        .frame(width: 150, height: 32)
      }
    }
    .padding(16)
  }
}

#Preview("Upload, fixed") {
  FixedUploadStatus(share: "62 %")
}

#Preview("Ring, fixed") {
  FixedUploadRing(share: "62 %")
}
