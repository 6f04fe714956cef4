public import PagerKit

/// Reads files for pages: away from the main actor, the most urgent first, and only where the deck
/// may reach.
@MainActor
public final class FileReader {
  /// Where files may lie.
  public var boundary: PathBoundary
  private let queue: WorkQueue

  /// How much is read at a time: enough to be fast, little enough to be stopped at once.
  private nonisolated static let partSize = 1 << 18
  /// The most bytes of a picture's file; twice as many are in memory with two threads.
  private nonisolated static let mostPictureBytes = 256 << 20

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

  /// Reads the file at `path` and hands it over part by part, until `take` gives `false`.
  ///
  /// Throws for what is no regular file or lies outside the boundary, what `take` throws, and when
  /// the task is cancelled.
  public func readParts(
    _ path: String, urgency: @escaping @MainActor () -> Int = { 0 },
    _ take: @escaping @Sendable (FilePart) throws -> Bool
  ) async throws {
    let boundary = boundary
    try await queue.run(urgency: urgency) { isCancelled in
      let file = try RegularFile(path: boundary.resolve(path))
      var part = FilePart(bytes: [], offset: 0, fileSize: file.size)
      while !isCancelled() {
        part.bytes = try file.read(Self.partSize)
        guard !part.bytes.isEmpty || part.offset == 0 else { return }
        guard try take(part), !part.bytes.isEmpty else { return }
        part.offset += part.bytes.count
      }
    }
  }

  /// The resolved path of the file at `path`, which a text in `folder` names.
  ///
  /// Throws if there is no such file, or if it lies outside the boundary; without one, outside of
  /// the folder.
  public func resolve(_ path: String, from folder: String) throws -> String {
    let limit = boundary.root == nil ? try PathBoundary(folder: folder) : boundary
    return try limit.resolve(path)
  }

  /// The picture in the file at `path` in as much detail as is wanted, decoded by `decode`.
  ///
  /// The file is read once: what is decoded are the bytes whose beginning was checked. At most as
  /// many pictures are decoded at a time as the queue has threads.
  ///
  /// Throws for what is no picture that can be shown or lies outside the boundary, and when the
  /// task is cancelled.
  public func loadPicture(
    _ path: String, _ detail: PictureDetail, urgency: @escaping @MainActor () -> Int = { 0 },
    decode: @escaping PageServices.PictureDecoding
  ) async throws -> LoadedPicture {
    let boundary = boundary
    return try await queue.run(urgency: urgency) { isCancelled in
      let path = try boundary.resolve(path)
      let bytes = try RegularFile(path: path).readAll(
        most: Self.mostPictureBytes, isCancelled: isCancelled)
      guard !isCancelled() else { throw CancellationError() }
      return try decode(try ImageHeader.check(bytes, path: path), detail, isCancelled)
    }
  }

  /// `services` with this reader as what reads files and does slow work; its pictures are decoded
  /// by `services`.
  public func added(to services: PageServices) -> PageServices {
    var services = services
    services.readFile = { [self] path, most, urgency in
      try await read(path, most: most, urgency: urgency)
    }
    services.readParts = { [self] path, urgency, take in
      try await readParts(path, urgency: urgency, take)
    }
    services.resolveFile = { [self] path, folder in try resolve(path, from: folder) }
    services.loadPicture = { [self, decode = services.decodePicture] path, detail, urgency in
      try await loadPicture(path, detail, urgency: urgency, decode: decode)
    }
    services.work = { [queue] urgency, work in
      try await queue.run(urgency: urgency) { isCancelled in work(isCancelled) }
    }
    services.urgenciesDidChange = { [queue] in queue.urgenciesDidChange() }
    return services
  }
}
