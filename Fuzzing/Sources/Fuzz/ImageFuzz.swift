import PagerGraphics
import PagerKit
import PagerSDL

@testable import PagerDecks

/// Checks and decodes any bytes as the file of a picture, and shows it.
struct ImageFuzz {
  func feed(_ bytes: [UInt8]) {
    guard let source = try? ImageHeader.check(bytes, path: "fuzz") else { return }
    let detail = PictureDetail.whole(width: 256, height: 256)
    guard let loaded = try? SDLPictureLoader.decode(source, detail) else { return }
    let picture = loaded.picture
    expect(
      loaded.width <= source.width + 1 && loaded.height <= source.height + 1,
      "\(loaded.width) × \(loaded.height) pixels, \(source.width) × \(source.height) promised")
    expect(picture.width <= 256 && picture.height <= 256, "as large as is wanted")
    let size = Size(width: Double(loaded.width), height: Double(loaded.height))
    Screen(ImageView(levels: picture.halvings(), size: size)).tour(bytes)
  }
}
