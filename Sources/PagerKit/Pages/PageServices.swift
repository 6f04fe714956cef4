/// What pages get from the program around them.
public struct PageServices {
  /// Reads the file at `path`, which must not have more than `most` bytes.
  public typealias FileReading =
    @MainActor (
      _ path: String, _ most: Int, _ urgency: @escaping @MainActor () -> Int
    ) async throws -> [UInt8]

  /// Reads the file at `path` in parts of some hundred thousand bytes.
  public typealias PartReading =
    @MainActor (
      _ path: String, _ urgency: @escaping @MainActor () -> Int,
      _ take: @escaping @Sendable (FilePart) throws -> Bool
    ) async throws -> Void

  /// Reads and decodes the picture at `path` in as much detail as is wanted.
  public typealias PictureReading =
    @MainActor (
      _ path: String, _ detail: PictureDetail, _ urgency: @escaping @MainActor () -> Int
    ) async throws -> LoadedPicture

  /// Decodes a picture on the thread that it is called on; may throw anything once `isCancelled`.
  public typealias PictureDecoding =
    @Sendable (
      _ picture: EncodedPicture, _ detail: PictureDetail, _ isCancelled: () -> Bool
    ) throws -> LoadedPicture

  /// Carries out `work` on a thread of its own.
  public typealias Working =
    @MainActor (
      _ urgency: @escaping @MainActor () -> Int,
      _ work: @escaping @Sendable (_ isCancelled: () -> Bool) -> Void
    ) async throws -> Void

  /// Decodes pictures; what reads files calls it.
  public var decodePicture: PictureDecoding
  /// Loads the picture in a file away from the main actor, the sooner the more urgent it is.
  public var loadPicture: PictureReading = { path, _, _ in throw NoPictures(path: path) }
  /// Reads a file of at most so many bytes, away from the main actor; of several that wait the one
  /// is read next whose `urgency` is the greatest by then.
  public var readFile: FileReading
  /// Reads the file at `path` away from the main actor, part by part, and hands each to `take` on
  /// the thread that reads; `take` ends the reading by giving `false`.
  public var readParts: PartReading
  /// Carries out slow work away from the main actor, in the same order.
  public var work: Working = { _, work in await PageServices.workAtOnce(work) }
  /// Told when some pages are more or less urgent than before.
  public var urgenciesDidChange: @MainActor () -> Void = {}
  /// The resolved path of the file at `path`, which a text in `folder` names; throws if there is
  /// none or the deck must not show it.
  public var resolveFile: @MainActor (_ path: String, _ folder: String) throws -> String = {
    path, _ in throw NoFiles(path: path)
  }
  /// Puts a text into the clipboard; throws what a person is told if it cannot.
  public var copy: @MainActor (_ text: String) throws -> Void = { _ in }
  /// Opens the target of a link with what the desktop has for it: an address or a file.
  public var openLink: @MainActor (_ target: String) -> Void = { _ in }
  /// Tells the person something in one line, outside the window.
  public var warn: @MainActor (_ line: String) -> Void

  /// Creates services; left out, there are no pictures and warnings are dropped.
  public init(
    decodePicture: @escaping PictureDecoding = { picture, _, _ in
      throw NoPictures(path: picture.path)
    },
    readFile: @escaping FileReading = { path, _, _ in throw NoFiles(path: path) },
    readParts: @escaping PartReading = { path, _, _ in throw NoFiles(path: path) },
    warn: @escaping @MainActor (_ line: String) -> Void = { _ in }
  ) {
    self.decodePicture = decodePicture
    self.readFile = readFile
    self.readParts = readParts
    self.warn = warn
  }

  @concurrent
  private nonisolated static func workAtOnce(
    _ work: @Sendable (_ isCancelled: () -> Bool) -> Void
  ) async {
    work { Task.isCancelled }
  }
}

/// The program has nothing that loads pictures.
public struct NoPictures: Error, CustomStringConvertible {
  /// The file that was asked for.
  public let path: String

  /// Creates the failure to load the file at `path`.
  public init(path: String) {
    self.path = path
  }

  /// One line that names the file.
  public var description: String { "\(path): this program loads no pictures" }
}

/// The program has nothing that reads files.
public struct NoFiles: Error, CustomStringConvertible {
  /// The file that was asked for.
  public let path: String

  /// Creates the failure to read the file at `path`.
  public init(path: String) {
    self.path = path
  }

  /// One line that names the file.
  public var description: String { "\(path): this program reads no files" }
}
