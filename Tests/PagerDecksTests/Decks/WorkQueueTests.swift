import Foundation
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
