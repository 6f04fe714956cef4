import Foundation
import PagerTestSupport
import Testing

@testable import PagerDecks

@Suite struct UnreadableFileTests {
  @Test func `a file that may not be read is one line, but for the one who may read all`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("text", to: "secret")
    #expect(chmod(path, 0) == 0)

    let outcome = Result { try RegularFile(path: path).readAll(most: 100) }

    if geteuid() == 0 {
      #expect(try outcome.get() == Array("text".utf8))
    } else {
      let failure = #expect(throws: FileFailure.self) { try outcome.get() }
      #expect(failure == FileFailure(path: path, reason: "permission denied"))
    }
  }

  #if os(Linux)
    @Test func `a file whose reading fails is one line that says why`() throws {
      // A regular file, as the system says; but nothing lies at the beginning of the memory.
      let path = "/proc/self/mem"

      let failure = #expect(throws: FileFailure.self) {
        try RegularFile(path: path).readAll(most: 100)
      }

      #expect(failure == FileFailure(path: path, reason: "input/output error"))
    }

    @Test func `a deck that cannot be read is told as it is named`() throws {
      let folder = try TemporaryFolder()
      let deck = try folder.link("deck.json", to: "/proc/self/mem")

      let failure = #expect(throws: DeckFailure.self) { try DeckOpener().open([deck]) }

      #expect(failure?.description == "\(deck): input/output error")
    }
  #endif

  @Test func `a file that grows while it is read is read up to the limit`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("text", to: "log")
    let file = try RegularFile(path: path)
    try folder.write(Array(repeating: 0x61, count: 1000), to: "log")

    #expect(file.size == 4)
    #expect(throws: FileFailure(path: path, reason: "has more than 100 bytes")) {
      try file.readAll(most: 100)
    }
  }
}
