import PagerKit

/// What is known of a file from its first bytes.
struct FileFacts: Equatable, Sendable {
  /// The path.
  var path: String
  /// How many bytes it has.
  var size: Int
  /// Its first bytes.
  var head: [UInt8]

  /// How many bytes are looked at.
  static let sample = 4096

  /// What the first bytes say that it is.
  var kind: String { FileSignature.kind(of: head) }

  /// The size as a person reads it: `1,234 bytes`, `5.6 MB (5,872,026 bytes)`.
  var sizeText: String {
    let bytes = size == 1 ? "1 byte" : "\(grouped(size)) bytes"
    guard size >= 1000 else { return bytes }
    let units = ["kB", "MB", "GB", "TB"]
    var (unit, value) = (0, Double(size) / 1000)
    while value >= 999.95, unit + 1 < units.count { (unit, value) = (unit + 1, value / 1000) }
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) \(units[unit]) (\(bytes))"
  }

  /// Looks at the file at `path`.
  @MainActor
  static func load(_ path: String, in context: PageContext) async throws -> FileFacts {
    let part = try await context.readFirstPart(of: path)
    return FileFacts(path: path, size: part.fileSize, head: Array(part.bytes.prefix(sample)))
  }
}
