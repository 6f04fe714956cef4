public import PagerGraphics

/// What pages get from the program around them.
public struct PageServices {
  /// Loads and decodes the picture in a file, away from the main actor.
  public var loadPicture: @Sendable (_ path: String) async throws -> Picture
  /// Tells the person something in one line, outside the window.
  public var warn: @MainActor (_ line: String) -> Void

  /// Creates services; left out, there are no pictures and warnings are dropped.
  public init(
    loadPicture: @escaping @Sendable (_ path: String) async throws -> Picture = { path in
      throw NoPictures(path: path)
    },
    warn: @escaping @MainActor (_ line: String) -> Void = { _ in }
  ) {
    self.loadPicture = loadPicture
    self.warn = warn
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
