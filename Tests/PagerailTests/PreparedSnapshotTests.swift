import Foundation
import PagerCore
import PagerDecks
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
}
