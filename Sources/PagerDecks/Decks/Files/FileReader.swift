public import PagerKit

/// Reads files for pages: away from the main actor, the most urgent first, and only where the deck
/// may reach.
@MainActor
public final class FileReader {
  /// Where files may lie.
  public var boundary: PathBoundary
  private let queue: WorkQueue

  /// Creates a reader of files within `boundary` that shares the threads of `queue`.
  public init(boundary: PathBoundary = PathBoundary(), queue: WorkQueue = WorkQueue()) {
    self.boundary = boundary
    self.queue = queue
  }

  /// The bytes of the file at `path`, as many as there are by the time of reading.
  ///
  /// Throws for what is no regular file, has more than `most` bytes or lies outside the boundary,
  /// and when the task is cancelled.
  public func read(
    _ path: String, most: Int = 64 << 20, urgency: @escaping @MainActor () -> Int = { 0 }
  ) async throws -> [UInt8] {
    let boundary = boundary
    return try await queue.run(urgency: urgency) { isCancelled in
      let file = try RegularFile(path: boundary.resolve(path))
      return try file.readAll(most: most, isCancelled: isCancelled)
    }
  }

  /// `services` with this reader as their `readFile`.
  public func added(to services: PageServices) -> PageServices {
    var services = services
    services.readFile = { [self] path, most, urgency in
      try await read(path, most: most, urgency: urgency)
    }
    return services
  }
}
