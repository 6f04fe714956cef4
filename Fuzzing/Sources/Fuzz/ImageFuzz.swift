import PagerGraphics
import PagerKit
import PagerSDL

@testable import PagerDecks

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Checks and decodes any bytes as the file of a picture, and shows it.
struct ImageFuzz {
  private let path = "/tmp/pagerail-fuzz-\(getpid())"

  func feed(_ bytes: [UInt8]) {
    guard (try? ImageHeader.check(bytes, path: path)) != nil, write(bytes) else { return }
    defer { unlink(path) }
    guard let picture = try? SDLPictureLoader.load(path) else { return }
    let pixels = picture.width * picture.height
    expect(pixels <= ImageHeader.mostPixels, "\(picture.width) × \(picture.height) pixels")
    // Showing it is slow, and does not depend on more than its size.
    guard pixels < 1 << 16 else { return }
    Screen(ImageView(levels: picture.halvings())).tour(bytes)
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    guard let file = fopen(path, "wb") else { return false }
    defer { fclose(file) }
    return fwrite(bytes, 1, bytes.count, file) == bytes.count
  }
}
