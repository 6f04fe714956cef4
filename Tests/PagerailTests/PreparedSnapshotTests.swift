import Foundation
import PagerCore
import PagerDecks
import PagerGraphics
import PagerSDL
import PagerTestSupport
import Testing

/// Pages that take a while to get ready.
@Suite struct PreparedSnapshotTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a picture waits for a page that prepares itself`() async throws {
    let index = try #require(DemoDeck.full.pages.firstIndex { $0.type == "Pictures" })
    let file = folder("shot.png")

    let end = try ProgramRun(["--snapshot", file, "--position", "\(index)"]).end(within: 60)
    #expect(end.status == 0)

    let drawn = try await MainActor.run { Screenshot(try SDLPictureLoader.load(file)) }
    // A placeholder has a handful of greys; the pictures have thousands of colours.
    var colours: Set<UInt32> = []
    for y in 44..<640 { for x in 0..<960 { colours.insert(drawn[x, y]) } }
    #expect(colours.count > 1000)
  }

  @Test func `a picture waits for the pictures in a text`() async throws {
    // Only the last one is looked for: the first must have its place by then.
    let text = try folder.write("![a](green.png)\n\n![b](blue.png)", to: "a.md")
    let bitmaps: [(String, UInt32)] = [
      (folder("green.png"), 0x00_FF00), (folder("blue.png"), 0x00_00FF),
    ]
    for (file, color) in bitmaps {
      try await MainActor.run {
        let bitmap = Bitmap(width: 600, height: 200)
        bitmap.fill(bitmap.bounds, with: Color(hex: color))
        try SDLSnapshot.write(bitmap, to: file)
      }
    }
    let file = folder("shot.png")

    let end = try ProgramRun(["--snapshot", file, text]).end(within: 60)
    #expect(end.status == 0)

    let drawn = try await MainActor.run { Screenshot(try SDLPictureLoader.load(file)) }
    let pixels = (0..<640).map { drawn[480, $0] & 0xFFFFFF }
    #expect(pixels.count { $0 == 0x00FF00 } > 150)
    #expect(pixels.count { $0 == 0x0000FF } > 150)
  }
}
