#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files in a folder.
struct FolderListing: Equatable {
  /// The names of the files that can be read, in no order.
  var names: [String] = []
  /// Names that are no readable files and no folders, for a warning; at most a few.
  var refused: [String] = []
  /// How many such names there are.
  var refusedCount = 0

  private static let mostRefused = 3

  /// Lists the folder at `path`; hidden files and folders are left out.
  init(path: String) throws(FileFailure) {
    guard let folder = opendir(path) else { throw .ofSystem(path) }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      guard entry.pointee.d_name.0 != CChar(bitPattern: UInt8(ascii: ".")) else { continue }
      add(entry, in: dirfd(folder))
    }
    refused.sort(by: NaturalOrder.precedes)
  }

  /// Why some names were left out, in one phrase; nothing if none was.
  var refusal: String? {
    guard refusedCount > 0 else { return nil }
    let more = refusedCount > refused.count ? " …" : ""
    let count = refusedCount == 1 ? "1 file" : "\(refusedCount) files"
    return "\(count) cannot be read: \(refused.joined(separator: ", "))\(more)"
  }

  private mutating func add(_ entry: UnsafeMutablePointer<dirent>, in folder: Int32) {
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let name = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
    var status = stat()
    let isKnown = fstatat(folder, name, &status, 0) == 0
    if isKnown, FileStatus(status).kind == .folder { return }
    let isReadable =
      isKnown && FileStatus(status).kind == .file && faccessat(folder, name, R_OK, 0) == 0
    // A name that is no text could not be handed back to the system.
    if isReadable, let text = String(validatingCString: name) { return names.append(text) }
    refusedCount += 1
    if refused.count < Self.mostRefused { refused.append(String(cString: name).shortened) }
  }
}
