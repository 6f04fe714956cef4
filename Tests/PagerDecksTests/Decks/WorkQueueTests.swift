import Foundation
import PagerKit
import Synchronization
import PagerTestSupport
import Testing

@testable import PagerDecks

// All tests that need the main actor share it: under load one may wait long for its turn.
@MainActor @Suite(.timeLimit(.minutes(20))) struct WorkQueueTests {
  @Test func `the most urgent work is done next, asked by the time that a thread is free`() async {
    let queue = WorkQueue(width: 1)
    let gate = DispatchSemaphore(value: 0)
    let urgencies = Urgencies([1: 1, 2: 2, 3: 3])
    let first = Task { try await queue.run(urgency: { 9 }) { _ in gate.wait() } }
    while queue.runningCount == 0 { await Task.yield() }
    let others = (1...3).map { number in
      Task {
        try await queue.run(urgency: { urgencies.values[number] ?? 0 }) { _ in }
        urgencies.done.append(number)
      }
    }
    while queue.waitingCount < 3 { await Task.yield() }

    urgencies.values[1] = 4
    gate.signal()

    for task in [first] + others { await #expect(throws: Never.self) { try await task.value } }
    #expect(urgencies.done == [1, 3, 2])
  }

  @Test func `work that is cancelled while it waits is never begun`() async {
    let queue = WorkQueue(width: 1)
    let gate = DispatchSemaphore(value: 0)
    let first = Task { try await queue.run(urgency: { 0 }) { _ in gate.wait() } }
    while queue.runningCount == 0 { await Task.yield() }
    let second = Task { try await queue.run(urgency: { 0 }) { _ in Issue.record("was begun") } }
    while queue.waitingCount == 0 { await Task.yield() }

    second.cancel()

    await #expect(throws: CancellationError.self) { try await second.value }
    gate.signal()
    await #expect(throws: Never.self) { try await first.value }
    #expect(queue.runningCount == 0 && queue.waitingCount == 0)
  }

  @Test func `of too much work the least urgent is refused`() async {
    let queue = WorkQueue(width: 1, most: 1)
    let gate = DispatchSemaphore(value: 0)
    let first = Task { try await queue.run(urgency: { 0 }) { _ in gate.wait() } }
    while queue.runningCount == 0 { await Task.yield() }
    let second = Task { try await queue.run(urgency: { 1 }) { _ in } }
    while queue.waitingCount == 0 { await Task.yield() }

    let third = Task { try await queue.run(urgency: { 2 }) { _ in } }

    await #expect(throws: CrowdedQueue.self) { try await second.value }
    gate.signal()
    await #expect(throws: Never.self) { try await third.value }
    await #expect(throws: Never.self) { try await first.value }
  }

  @Test func `one thread is kept for what is seen`() async {
    let queue = WorkQueue(width: 2)
    let gate = DispatchSemaphore(value: 0)
    let urgencies = Urgencies([1: 0, 2: 2])
    let tasks = (1...2).map { number in
      Task {
        try await queue.run(urgency: { urgencies.values[number] ?? 0 }) { _ in gate.wait() }
      }
    }
    while queue.runningCount + queue.waitingCount < 2 { await Task.yield() }
    #expect(queue.runningCount == 1)
    await #expect(throws: Never.self) { try await queue.run(urgency: { 4 }) { _ in } }

    // The page that waits comes into view.
    for number in [1, 2] { urgencies.values[number] = WorkQueue.seen }
    queue.urgenciesDidChange()

    #expect(queue.runningCount == 2)
    for _ in tasks { gate.signal() }
    for task in tasks { await #expect(throws: Never.self) { try await task.value } }
    #expect(queue.runningCount == 0)
  }

  @Test func `pictures are decoded in the same order, and not more of them than threads`()
    async
    throws
  {
    let folder = try TemporaryFolder()
    let queue = WorkQueue(width: 1)
    let gate = DispatchSemaphore(value: 0)
    let order = Mutex<[Int]>([])
    let services = FileReader(queue: queue).added(
      to: PageServices(decodePicture: { picture, detail, _ in
        order.withLock { $0.append(picture.width) }
        return try TestPictures.decode(picture, detail)
      }))
    let first = Task { try await queue.run(urgency: { 9 }) { _ in gate.wait() } }
    while queue.runningCount == 0 { await Task.yield() }
    let whole = PictureDetail.whole(width: 4, height: 4)
    let tasks = try [1, 3, 2].map { width in
      let path = try folder.write(TestPictures.png(width, 4), to: "\(width).png")
      return Task { try await services.loadPicture(path, whole) { width } }
    }
    while queue.waitingCount < 3 { await Task.yield() }
    #expect(order.withLock(\.self).isEmpty)

    gate.signal()

    for task in tasks { _ = try await task.value }
    try await first.value
    #expect(order.withLock(\.self) == [3, 2, 1])
  }

  @Test func `what is decoded are the bytes that were checked`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(TestPictures.png(8, 4), to: "a.png")
    let services = FileReader().added(
      to: PageServices(decodePicture: { picture, detail, _ in
        #expect(picture.bytes == TestPictures.png(8, 4))
        #expect((picture.width, picture.height, picture.format) == (8, 4, .png))
        return try TestPictures.decode(picture, detail)
      }))

    let loaded = try await services.loadPicture(path, .whole(width: 4, height: 4)) { 0 }

    #expect((loaded.picture.width, loaded.picture.height) == (4, 2))
    #expect((loaded.width, loaded.height) == (8, 4))
    try folder.write(TestPictures.png(20_000, 20_000), to: "a.png")
    await #expect(throws: FileFailure.self) {
      _ = try await services.loadPicture(path, .whole(width: 4, height: 4)) { 0 }
    }
  }

  @Test func `a file is read within the boundary and up to the limit`() async throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    let reader = FileReader(boundary: try PathBoundary(folder: folder.path))
    let inside = try folder.write("0123456789", to: "a.txt")
    let outside = try other.write("secret", to: "b.txt")

    #expect(try await reader.read(inside) == Array("0123456789".utf8))
    #expect(try await reader.read(inside, most: 10).count == 10)
    await #expect(throws: FileFailure(path: inside, reason: "has more than 9 bytes")) {
      try await reader.read(inside, most: 9)
    }
    await #expect(throws: FileFailure(path: outside, reason: "lies outside the deck's folder")) {
      try await reader.read(outside)
    }
  }

  @Test func `a file that shrinks while it is read ends early`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([UInt8](repeating: 1, count: 1000), to: "a")
    let file = try RegularFile(path: path)
    #expect(try file.read(600).count == 600)

    #expect(truncate(path, 700) == 0)

    #expect(file.size == 1000)
    #expect(try file.readAll(most: 5000).count == 100)
  }
}

@MainActor
private final class Urgencies {
  var values: [Int: Int]
  var done: [Int] = []

  init(_ values: [Int: Int]) { self.values = values }
}
