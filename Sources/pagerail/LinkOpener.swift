#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Opens addresses and files with what the desktop has for them.
enum LinkOpener {
  #if os(macOS)
    private static let opener = "open"
  #else
    private static let opener = "xdg-open"
  #endif

  /// Opens `target`, and does not wait for it; without a desktop one line says so.
  static func open(_ target: String) {
    // What begins with a hyphen would be taken for an option.
    guard !target.hasPrefix("-"), !target.utf8.contains(0) else { return }
    let words: [UnsafeMutablePointer<CChar>?] = [strdup(opener), strdup(target)]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let failure = posix_spawnp(&process, opener, nil, nil, words + [nil], environ)
    guard failure == 0 else {
      return Complaint.write("\(opener): \(String(cString: strerror(failure)))")
    }
    reap(process)
  }

  /// Waits for the end of a process on a thread of its own, lest it stays as a zombie.
  private static func reap(_ process: pid_t) {
    Task { await wait(for: process) }
  }

  @concurrent
  private nonisolated static func wait(for process: pid_t) async {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}
