/// What changed in some folders within a moment.
public struct FileChanges: Sendable, Equatable {
  /// The files that were written, replaced, made or removed, from the root on.
  public var files: Set<String> = []
  /// The folders in which names came or went.
  public var folders: Set<String> = []
  /// Whether more changed than could be told: anything may be another now.
  public var isIncomplete = false

  /// Creates the changes of a moment in which nothing changed.
  public init() {}

  /// Whether nothing changed.
  public var isEmpty: Bool { files.isEmpty && folders.isEmpty && !isIncomplete }

  /// Whether the file or folder at `path` may be another now.
  public func concern(_ path: String) -> Bool {
    isIncomplete || files.contains(path) || folders.contains(path)
  }
}
