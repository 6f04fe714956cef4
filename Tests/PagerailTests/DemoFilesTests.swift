import Foundation
import PagerCore
import PagerDecks
import PagerTestSupport
import Testing

/// The files that the demo deck shows.
@Suite struct DemoFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func listed(by program: URL) throws -> [String] {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = ["--list-pages"]
    process.standardOutput = pipe
    try process.runReachable()
    process.waitUntilExit()
    return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  @Test func `in its sources the program shows its picture and itself`() throws {
    let pages = try listed(by: ProgramRun.binary)

    #expect(pages.count == DemoDeck.full.count + 2)
    #expect(pages.suffix(2).map { $0.split(separator: "\t").last } == ["image", "file"])
  }

  @Test func `installed it finds its picture, and elsewhere it does without`() throws {
    try folder.makeFolder("bin")
    let program = URL(filePath: folder("bin/pagerail"))
    try FileManager.default.copyItem(at: ProgramRun.binary, to: program)
    #expect(try listed(by: program).suffix(1).allSatisfy { $0.hasSuffix("file") })
    #expect(try !listed(by: program).contains { $0.hasSuffix("image") })

    try folder.makeFolder("share/pagerail")
    try folder.write("<svg width='9' height='9'/>", to: "share/pagerail/icon.svg")
    #expect(try listed(by: program).contains { $0.hasSuffix("image") })
  }
}
