import Foundation
import PagerSDL
import PagerTestSupport
import Testing

/// The program with files that are not what they seem, beside a page that is.
@Suite(.serialized) final class BadInputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: BadFiles.all)
  func `a bad file is one line at most, soon and cheap, and harms no other page`(
    bad: BadFiles.Case
  ) async throws {
    try bad.make(folder(bad.name))
    let deck = folder("deck.json")
    let picture = folder("picture")
    let text =
      "{\"pages\": [{\"type\": \"\(bad.type)\", \"source\": \"\(bad.name)\"},"
      + " {\"type\": \"color\", \"color\": \"#1565C0\"}]}"
    try text.write(toFile: deck, atomically: false, encoding: .utf8)

    let end = try ProgramRun(["--snapshot", picture, "--position", "0.5", deck]).end(within: 15)

    #expect(end.status == 0)
    // The decoder of PNG writes lines of its own there.
    let complaints = end.complaints.filter { !$0.hasPrefix("libpng ") }
    #expect(complaints.count == (bad.reason == nil ? 0 : 1), "\(complaints)")
    #expect(complaints.allSatisfy { $0.contains(bad.reason ?? "") && $0.contains(bad.name) })
    #expect(ProgramRun.mostMemory < 700 << 20, "\(ProgramRun.mostMemory >> 20) MB")
    let drawn = try await MainActor.run { Screenshot(try SDLPictureLoader.load(picture)) }
    #expect(drawn[720, 620] == 0x15_65C0)
  }
}

extension ProgramRun {
  /// The most memory that a program which ended took, in bytes.
  static var mostMemory: Int {
    var usage = rusage()
    // RUSAGE_CHILDREN, which not every C library lets Swift call by name.
    getrusage(-1, &usage)
    // macOS counts bytes, the others kilobytes.
    #if canImport(Darwin)
      return usage.ru_maxrss
    #else
      return usage.ru_maxrss << 10
    #endif
  }
}
