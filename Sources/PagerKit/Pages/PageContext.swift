public import PagerCore
public import PagerGraphics
import Synchronization

/// All that a page is given of the world around it.
@MainActor
public final class PageContext {
  /// Who the page is, with the parameters of its type.
  public internal(set) var descriptor: PageDescriptor
  /// What the program around offers.
  public let services: PageServices
  /// The pager that shows the page; nothing once the page is gone.
  public internal(set) weak var pager: PagerController?

  /// Creates a context; pages made by hand, as in tests, may do without a pager.
  public init(
    descriptor: PageDescriptor, services: PageServices = PageServices(),
    pager: PagerController? = nil
  ) {
    self.descriptor = descriptor
    self.services = services
    self.pager = pager
  }

  /// The measures of text; nothing while the pager is in no window.
  public var text: (any TextMeasuring)? { pager?.stage?.text }
  /// The colours of everything.
  public var theme: Theme { pager?.stage?.theme ?? .light }
  /// How soon a person needs the page: see ``PagerController/urgency(of:)``.
  public var urgency: Int { pager?.urgency(of: descriptor.id) ?? 0 }

  /// Reads the file at `path` away from the main actor, the sooner the more urgent the page is.
  ///
  /// Throws for a file that cannot be read, that has more than `most` bytes or that lies where the
  /// deck must not reach, and when the task is cancelled.
  public func readFile(_ path: String, most: Int = 64 << 20) async throws -> [UInt8] {
    try await services.readFile(path, most) { [weak self] in self?.urgency ?? 0 }
  }

  /// Reads the file at `path` away from the main actor part by part, as ``PageServices/readParts``
  /// does.
  public func readParts(
    of path: String, _ take: @escaping @Sendable (FilePart) throws -> Bool
  ) async throws {
    try await services.readParts(path, { [weak self] in self?.urgency ?? 0 }, take)
  }

  /// The first part of the file at `path`, which is all that is read of it.
  ///
  /// Throws as ``readParts(of:_:)`` does.
  public func readFirstPart(of path: String) async throws -> FilePart {
    let outcome = WorkOutcome<FilePart>()
    try await readParts(of: path) { part in
      outcome.set(.success(part))
      return false
    }
    return try outcome.get()
  }

  /// Loads the picture at `path` away from the main actor in as much detail as is wanted, the
  /// sooner the more urgent the page is.
  ///
  /// Throws for a file that cannot be shown, and when the task is cancelled.
  public func loadPicture(_ path: String, _ detail: PictureDetail) async throws -> LoadedPicture {
    try await services.loadPicture(path, detail) { [weak self] in self?.urgency ?? 0 }
  }

  /// The outcome of slow work, which is carried out away from the main actor, the sooner the more
  /// urgent the page is.
  ///
  /// Throws what `work` throws, and when the task is cancelled; `work` is handed a function that
  /// tells whether it was.
  public func perform<Output: Sendable>(
    _ work: @escaping @Sendable (_ isCancelled: () -> Bool) throws -> Output
  ) async throws -> Output {
    let outcome = WorkOutcome<Output>()
    try await services.work({ [weak self] in self?.urgency ?? 0 }) { isCancelled in
      outcome.set(Result { try work(isCancelled) })
    }
    return try outcome.get()
  }

  /// Puts `text` into the clipboard, or tells the person over the page why that cannot be.
  public func copy(_ text: String) {
    do {
      try services.copy(text)
    } catch {
      pager?.notice = "\(error)"
      services.warn("\(error)")
    }
  }

  /// The time of now, in seconds.
  public var time: Double { pager?.stage?.time ?? 0 }
}

/// Carries what work gave from the thread that did it.
private final class WorkOutcome<Output: Sendable>: Sendable {
  private let state = Mutex<Result<Output, any Error>?>(nil)

  func set(_ result: Result<Output, any Error>) { state.withLock { $0 = result } }

  /// What was given; throws what was thrown, and where the work was not done at all.
  func get() throws -> Output {
    guard let result = state.withLock({ $0 }) else { throw CancellationError() }
    return try result.get()
  }
}
