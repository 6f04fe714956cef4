import Foundation
import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@testable import PagerDecks

@MainActor @Suite(.timeLimit(.minutes(20))) struct FilePagesTests {
  nonisolated private static let types = ["text", "markdown", "image", "list", "file"]

  nonisolated private static let known: [([UInt8], String)] = [
    ([0x25, 0x50, 0x44, 0x46, 0x2D, 0x31], "PDF document · 6 bytes"),
    ([0x1F, 0x8B, 8], "Gzip archive · 3 bytes"), ([], "Empty file · 0 bytes"),
    ([0, 1, 2], "Binary data · 3 bytes"), (Array("hello".utf8), "Text · 5 bytes"),
    (TestPictures.png(3, 4), "PNG picture · 29 bytes"),
  ]

  @Test(arguments: known)
  func `a file page says what the file is and shows its first bytes`(
    bytes: [UInt8], line: String
  ) async throws {
    let shelf = try await Shelf.opening(bytes, as: "file", name: "thing.bin")

    #expect(shelf.texts.prefix(2) == ["thing.bin", line])
    #expect(Set(shelf.texts).count == 2 + (bytes.count + 15) / 16)
  }

  @Test func `bytes stand in rows as numbers and letters`() {
    let dump = HexDump(bytes: Array("Hello, world!\n\u{7F}xyz".utf8), columns: 16)

    #expect(dump.rowCount == 2)
    #expect(
      dump.row(0) == "00000000  48 65 6c 6c 6f 2c 20 77 6f 72 6c 64 21 0a 7f 78  Hello, world!··x")
    #expect(dump.row(1) == "00000010  79 7a" + String(repeating: " ", count: 44) + "yz")
    #expect(dump.row(2) == "")
    #expect(dump.row(0).count == HexDump.width(columns: 16))
  }

  @Test(arguments: [
    (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1500, "1.5 kB (1,500 bytes)"),
    (100_000_000, "100.0 MB (100,000,000 bytes)"),
  ])
  func `sizes are told in short and in full`(size: Int, text: String) {
    #expect(FileFacts(path: "", size: size, head: []).sizeText == text)
  }

  @Test(arguments: types)
  func `a file that went away is one clear line and one warning`(type: String) async throws {
    let folder = try TemporaryFolder()
    let shelf = try Shelf(type, ["source": .string(folder("gone"))], in: folder)
    await shelf.settle()

    #expect(shelf.hasFailed)
    #expect(shelf.reading.contains("no such file"))
    #expect(shelf.warnings.count == 1)
  }

  @Test(arguments: types)
  func `a pipe, a folder and a device are refused at once`(type: String) async throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    try folder.makeFolder("inner")
    try folder.link("zero", to: "/dev/zero")

    for name in ["pipe", "inner", "zero"] {
      let shelf = try Shelf(type, ["source": .string(folder(name))], in: folder)
      await shelf.settle()
      #expect(shelf.hasFailed, "\(name)")
      #expect(shelf.warnings.count == 1)
    }
  }

  @Test(arguments: types)
  func `an empty file is no empty page`(type: String) async throws {
    let shelf = try await Shelf.opening([], as: type)
    #expect(!shelf.texts.isEmpty)
  }

  @Test(arguments: types, 0..<12)
  func `any bytes make a page with something on it`(type: String, seed: Int) async throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let words = [
      "# ", "> ", "- [x] ", "|a|b|\n|-|-|\n", "```", "`", "*", "[", "](", "\n", "é", "<p>",
    ]
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...80, using: &generator) {
      bytes += Array((words.randomElement(using: &generator) ?? "").utf8)
      if Bool.random(using: &generator) { bytes.append(.random(in: 0...255, using: &generator)) }
    }

    let shelf = try await Shelf.opening(bytes, as: type)
    shelf.command(.scrollToEnd)
    shelf.command(.selectAll)
    shelf.command(.zoom(2))

    #expect(!shelf.layers.isEmpty)
    #expect(shelf.warnings.count <= 1)
    #expect(shelf.runs.allSatisfy { !$0.text.contains { $0.isNewline } })
  }

  @Test(arguments: types)
  func `a page that is left while it is read costs nothing more`(type: String) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("text", to: "a")
    let shelf = try Shelf(type, ["source": .string(path)], in: folder)

    shelf.pager.go(to: 1)
    shelf.run(4)
    for _ in 0..<100 { await Task.yield() }

    #expect(shelf.pager.page("Page") == nil)
    #expect(shelf.warnings.isEmpty)
  }

  @Test func `a page that is not ready tells how far it is, but not at once`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("text", to: "a")
    let shelf = try Shelf("file", ["source": .string(path)], in: folder)
    let bars = { shelf.layers.flatMap(\.commands).filter { "\($0)".contains("height: 3.0") }.count }

    #expect(bars() == 0)
    shelf.run(0.5)

    #expect(bars() == 1)
  }
}
