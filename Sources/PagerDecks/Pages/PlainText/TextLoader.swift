import PagerKit
import Synchronization

/// Reads a text from a file while it is shown: chunk by chunk, made away from the main actor.
struct TextLoader {
  /// The most bytes of a file that are shown.
  static let mostBytes = 256 << 20

  /// What is known once reading ended.
  struct Outcome: Equatable, Sendable {
    /// How the text is written.
    var encoding: TextEncoding
    /// Whether only the first bytes of the file are shown.
    var isCut: Bool
  }

  /// The most bytes that are read; less in tests.
  var most = TextLoader.mostBytes

  /// Reads the file at `path` and hands each chunk to `take` with the share of the file that is
  /// read; ends early when `take` gives `false` and in a file that is no text.
  @MainActor
  func load(
    _ path: String, in context: PageContext,
    take: @MainActor (_ chunk: TextChunk, _ share: Double) -> Bool
  ) async throws -> Outcome {
    let indexing = Indexing(most: most)
    let (chunks, writer) = AsyncStream.makeStream(of: (TextChunk, Double).self)
    let reading = Task {
      defer { writer.finish() }
      try await context.readParts(of: path) { part in
        let (chunk, goesOn) = indexing.add(part)
        writer.yield((chunk, Double(part.offset) / Double(max(1, part.fileSize))))
        return goesOn
      }
      writer.yield((indexing.finish(), 1))
    }
    return try await withTaskCancellationHandler {
      for await (chunk, share) in chunks where !take(chunk, share) { reading.cancel() }
      try await reading.value
      return indexing.outcome
    } onCancel: {
      reading.cancel()
    }
  }
}

/// The indexer on the thread that reads.
private final class Indexing: Sendable {
  private struct State {
    var indexer = TextIndexer()
    var isCut = false
  }

  private let most: Int
  private let state = Mutex(State())

  init(most: Int) {
    self.most = most
  }

  func add(_ part: FilePart) -> (chunk: TextChunk, goesOn: Bool) {
    state.withLock { state in
      let room = most - part.offset
      let chunk = state.indexer.add(Array(part.bytes.prefix(max(0, room))))
      guard state.indexer.encoding != .binary else { return (TextChunk(), false) }
      state.isCut = part.bytes.count > room
      return (chunk, !state.isCut)
    }
  }

  func finish() -> TextChunk {
    state.withLock { state in
      state.indexer.encoding == .binary ? TextChunk() : state.indexer.add([], isLast: true)
    }
  }

  var outcome: TextLoader.Outcome {
    state.withLock {
      TextLoader.Outcome(encoding: $0.indexer.encoding ?? .utf8(mark: 0), isCut: $0.isCut)
    }
  }
}
