import Foundation
import PagerCore
import PagerDecks
import Testing

/// The files that the demo deck shows.
@Suite struct DemoFilesTests {
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
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let bin = folder.appending(path: "bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    let program = bin.appending(path: "pagerail")
    try FileManager.default.copyItem(at: ProgramRun.binary, to: program)
    #expect(try listed(by: program).suffix(1).allSatisfy { $0.hasSuffix("file") })
    #expect(try !listed(by: program).contains { $0.hasSuffix("image") })

    let share = folder.appending(path: "share/pagerail")
    try FileManager.default.createDirectory(at: share, withIntermediateDirectories: true)
    try Data("<svg width='9' height='9'/>".utf8).write(to: share.appending(path: "icon.svg"))
    #expect(try listed(by: program).contains { $0.hasSuffix("image") })
  }
}
