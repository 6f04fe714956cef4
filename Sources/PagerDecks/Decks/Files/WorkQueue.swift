import Dispatch
import Synchronization

/// Carries out slow work on a few threads, the most urgent first.
///
/// How urgent a piece of work is, is asked anew each time a thread becomes free: what a person
/// wants may have changed while it waited. One thread is kept free for what is seen: however long
/// the work for other pages takes, what a person looks at does not wait for it.
@MainActor
public final class WorkQueue {
  /// How many pieces of work may be carried out at a time.
  public let width: Int
  /// How many may wait.
  public let most: Int
  /// The least urgency of what a person sees.
  public static let seen = 3
  /// How many wait.
  public var waitingCount: Int { waiting.count }

  /// How many are carried out.
  public private(set) var runningCount = 0

  private struct Waiting {
    var number: Int
    var urgency: @MainActor () -> Int
    var turn: CheckedContinuation<Void, any Error>
  }

  private let threads = DispatchQueue(
    label: "pagerail.work", qos: .userInitiated, attributes: .concurrent)
  private var waiting: [Waiting] = []
  private var lastNumber = 0

  /// Creates a queue of at most `width` threads, in which at most `most` pieces of work wait.
  public init(width: Int = 2, most: Int = 256) {
    self.width = max(1, width)
    self.most = max(1, most)
  }

  /// Carries out `work` away from the main actor and gives its result.
  ///
  /// Throws what `work` throws, `CancellationError` when the task is cancelled, and
  /// ``CrowdedQueue`` when too much more urgent work waits. The work itself is handed a function
  /// that tells whether it was cancelled.
  public func run<Output: Sendable>(
    urgency: @escaping @MainActor () -> Int,
    _ work: @escaping @Sendable (_ isCancelled: () -> Bool) throws -> Output
  ) async throws -> Output {
    try await waitForTurn(urgency)
    defer { endTurn() }
    let cancellation = Cancellation()
    let output = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { done in
        threads.async {
          done.resume(with: Result { try work { cancellation.isCancelled } })
        }
      }
    } onCancel: {
      cancellation.cancel()
    }
    try Task.checkCancellation()
    return output
  }
}

extension WorkQueue {
  /// Begins what waits and may begin now that some of it is more urgent.
  public func urgenciesDidChange() {
    while let next = nextToBegin {
      runningCount += 1
      waiting.remove(at: next).turn.resume()
    }
  }

  private func waitForTurn(_ urgency: @escaping @MainActor () -> Int) async throws {
    try Task.checkCancellation()
    guard !mayBegin(urgency()) else {
      runningCount += 1
      return
    }
    lastNumber += 1
    let number = lastNumber
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { turn in
        enqueue(Waiting(number: number, urgency: urgency, turn: turn))
      }
    } onCancel: {
      Task { @MainActor [weak self] in self?.cancel(number) }
    }
  }

  private func enqueue(_ new: Waiting) {
    waiting.append(new)
    guard waiting.count > most, let least = waiting.indices.min(by: isLessUrgent) else { return }
    waiting.remove(at: least).turn.resume(throwing: CrowdedQueue())
  }

  private func cancel(_ number: Int) {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    waiting.remove(at: index).turn.resume(throwing: CancellationError())
  }

  /// Gives the turn to the most urgent; of equally urgent ones to the one that waits longest.
  private func endTurn() {
    runningCount -= 1
    urgenciesDidChange()
  }

  private var nextToBegin: Int? {
    guard runningCount < width, let next = waiting.indices.max(by: isLessUrgent) else { return nil }
    return mayBegin(waiting[next].urgency()) ? next : nil
  }

  private func mayBegin(_ urgency: Int) -> Bool {
    runningCount < (urgency >= Self.seen ? width : max(1, width - 1))
  }

  private func isLessUrgent(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (waiting[first].urgency(), waiting[second].urgency())
    return (one, -waiting[first].number) < (other, -waiting[second].number)
  }
}

/// There is too much to do that is more urgent.
public struct CrowdedQueue: Error, CustomStringConvertible {
  /// Creates the refusal.
  public init() {}

  /// One line.
  public var description: String { "too many files are read at a time" }
}

/// Whether a piece of work is wanted no more.
private final class Cancellation: Sendable {
  private let flag = Atomic(false)

  var isCancelled: Bool { flag.load(ordering: .relaxed) }

  func cancel() { flag.store(true, ordering: .relaxed) }
}
