import Foundation
import PagerGraphics
import PagerTestSupport
import Testing

@testable import PagerSDL

@MainActor @Suite struct SDLSnapshotTests {
  private func path(_ name: String) -> String {
    FileManager.default.temporaryDirectory
      .appending(path: "pagerail-\(ProcessInfo.processInfo.processIdentifier)-\(name)").path
  }

  @Test func `a snapshot is read back as it was written`() throws {
    let path = path("snapshot.png")
    defer { try? FileManager.default.removeItem(atPath: path) }
    var random = SeededGenerator(seed: 1)
    let frame = MemoryCompositor(text: FixedTextEngine()).compose(.sample(using: &random))

    try SDLSnapshot.write(frame, to: path)

    let picture = try SDLPictureLoader.load(path)
    #expect(picture.width == 400)
    #expect(picture.height == 300)
    #expect(picture.pixels == Array(UnsafeBufferPointer(start: frame.base, count: 400 * 300)))
  }

  @Test func `a place that cannot be written is named`() {
    let path = "/nowhere/frame.png"

    let failure = #expect(throws: SDLFailure.self) {
      try SDLSnapshot.write(Bitmap(width: 2, height: 2), to: path)
    }
    #expect(failure?.description.hasPrefix("cannot write /nowhere/frame.png: ") == true)
  }

  @Test func `nothing cannot be written`() {
    #expect(throws: SDLFailure.unwritable(file: "x", reason: "the picture has no pixels")) {
      try SDLSnapshot.write(Bitmap(width: 0, height: 2), to: "x")
    }
  }

  @Test func `a file that is no picture is named`() throws {
    let path = path("text.png")
    defer { try? FileManager.default.removeItem(atPath: path) }
    try "no picture".write(toFile: path, atomically: true, encoding: .utf8)

    let failure = #expect(throws: SDLFailure.self) { try SDLPictureLoader.load(path) }
    #expect(failure?.description.hasPrefix("cannot read the picture \(path): ") == true)
  }

  @Test(
    arguments: [
      (0xFF12_3456, 0xFF12_3456), (0x0012_3456, 0), (0x80FF_FF00, 0x8080_8000),
      (0x4080_40FF, 0x4020_1040),
    ] as [(UInt32, UInt32)])
  func `colours are multiplied by their alpha`(straight: UInt32, premultiplied: UInt32) {
    #expect(straight.premultiplied == premultiplied)
  }
}
