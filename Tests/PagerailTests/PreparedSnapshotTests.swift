import Foundation
import PagerCore
import PagerDecks
import PagerGraphics
import PagerSDL
import Testing

/// Pages that take a while to get ready.
@Suite struct PreparedSnapshotTests {
  @Test func `a picture waits for a page that prepares itself`() async throws {
    let index = try #require(DemoDeck.full.pages.firstIndex { $0.type == "Pictures" })
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png").path
    defer { try? FileManager.default.removeItem(atPath: file) }

    let end = try ProgramRun(["--snapshot", file, "--position", "\(index)"]).end(within: 60)
    #expect(end.status == 0)

    let drawn = try await MainActor.run { Screenshot(try SDLPictureLoader.load(file)) }
    // A placeholder has a handful of greys; the pictures have thousands of colours.
    var colours: Set<UInt32> = []
    for y in 44..<640 { for x in 0..<960 { colours.insert(drawn[x, y]) } }
    #expect(colours.count > 1000)
  }

  @Test func `a picture waits for the pictures in a text`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (text, green) = (folder.appending(path: "a.md"), folder.appending(path: "green.png"))
    // Only the last one is looked for: the first must have its place by then.
    try "![a](green.png)\n\n![b](blue.png)".write(to: text, atomically: true, encoding: .utf8)
    let bitmaps: [(URL, UInt32)] = [
      (green, 0x00_FF00), (folder.appending(path: "blue.png"), 0x00_00FF),
    ]
    for (file, color) in bitmaps {
      try await MainActor.run {
        let bitmap = Bitmap(width: 600, height: 200)
        bitmap.fill(bitmap.bounds, with: Color(hex: color))
        try SDLSnapshot.write(bitmap, to: file.path)
      }
    }
    let file = folder.appending(path: "shot.png").path

    let end = try ProgramRun(["--snapshot", file, text.path]).end(within: 60)
    #expect(end.status == 0)

    let drawn = try await MainActor.run { Screenshot(try SDLPictureLoader.load(file)) }
    let pixels = (0..<640).map { drawn[480, $0] & 0xFFFFFF }
    #expect(pixels.count { $0 == 0x00FF00 } > 150)
    #expect(pixels.count { $0 == 0x0000FF } > 150)
  }
}
