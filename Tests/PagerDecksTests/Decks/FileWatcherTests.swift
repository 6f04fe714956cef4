import Foundation
import PagerTestSupport
import Testing

@testable import PagerDecks

@Suite(.timeLimit(.minutes(20))) struct FileWatcherTests {
  enum Change: CaseIterable {
    case written, appended, replaced, created, removed
  }

  @Test(arguments: Change.allCases)
  func `a change is told within 300 ms`(change: Change) async throws {
    let folder = try TemporaryFolder()
    let name = change == .created ? "new.txt" : "a.txt"
    try folder.write("before", to: "a.txt")
    let (told, watcher) = watch(folder)

    let start = ContinuousClock.now
    try make(change, in: folder)

    let news = try #require(await told.first { $0.changes.concern(folder(name)) })
    #expect(news.time - start < .milliseconds(300))
    #expect(news.changes.folders.contains(folder.path) == ![.written, .appended].contains(change))
    watcher.stop()
  }

  @Test func `several changes in a moment are told together`() async throws {
    let folder = try TemporaryFolder()
    let (told, watcher) = watch(folder)

    for name in ["a", "b", "c"] { try folder.write("text", to: name) }

    let news = try #require(await told.first { _ in true })
    #expect(news.changes.files == Set(["a", "b", "c"].map { folder($0) }))
    watcher.stop()
  }

  @Test func `a folder that is missing is left out`() async throws {
    let folder = try TemporaryFolder()
    let (stream, continuation) = AsyncStream.makeStream(of: FileChanges.self)
    let watcher = FileWatcher(folders: [folder("missing"), folder.path]) {
      continuation.yield($0)
    }

    try folder.write("text", to: "a")

    #expect(await stream.first { $0.concern(folder("a")) } != nil)
    watcher.stop()
  }

  private struct News {
    var changes: FileChanges
    var time: ContinuousClock.Instant
  }

  private func watch(_ folder: TemporaryFolder) -> (AsyncStream<News>, FileWatcher) {
    let (stream, continuation) = AsyncStream.makeStream(of: News.self)
    let watcher = FileWatcher(folders: [folder.path]) {
      continuation.yield(News(changes: $0, time: .now))
    }
    return (stream, watcher)
  }

  private func make(_ change: Change, in folder: TemporaryFolder) throws {
    switch change {
    case .written:
      let file = try #require(FileHandle(forWritingAtPath: folder("a.txt")))
      try file.write(contentsOf: Data("after".utf8))
      try file.close()
    case .appended:
      let file = try #require(FileHandle(forWritingAtPath: folder("a.txt")))
      try file.seekToEnd()
      try file.write(contentsOf: Data("more".utf8))
      try file.close()
    case .replaced:
      try folder.write("after", to: "a.txt~")
      #expect(rename(folder("a.txt~"), folder("a.txt")) == 0)
    case .created: try folder.write("text", to: "new.txt")
    case .removed: try FileManager.default.removeItem(atPath: folder("a.txt"))
    }
  }
}
