import Foundation

/// A folder of a test's own that goes with it.
public final class TemporaryFolder {
  /// Its path, without links.
  public let path: String

  /// Makes the folder.
  public init() throws {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("pagerail-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    path = place.resolvingSymlinksInPath().path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of the file `name`.
  public func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes `bytes` into the file `name` and gives its path.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: self(name)))
    return self(name)
  }

  /// Writes `text` into the file `name` and gives its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Makes the folder `name` and gives its path.
  @discardableResult
  public func makeFolder(_ name: String) throws -> String {
    try FileManager.default.createDirectory(
      atPath: self(name), withIntermediateDirectories: true)
    return self(name)
  }

  /// Makes a link `name` to `target` and gives its path.
  @discardableResult
  public func link(_ name: String, to target: String) throws -> String {
    try FileManager.default.createSymbolicLink(
      atPath: self(name), withDestinationPath: target)
    return self(name)
  }
}
