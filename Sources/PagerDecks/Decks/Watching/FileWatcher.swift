public import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Tells when files in some folders change: by writing into them, and by putting other files in
/// their place as editors do.
///
/// It sleeps in the system until something happens. Changes are told together, ``delay`` after the
/// first of them. Where the system has no inotify nothing is watched.
///
/// Source: inotify(7).
public final class FileWatcher: Sendable {
  /// How long changes are gathered: an editor's several steps are one change to a person.
  public static let delay = DispatchTimeInterval.milliseconds(50)
  /// Whether this system tells of changes at all.
  public static var isAvailable: Bool {
    #if canImport(Darwin)
      false
    #else
      true
    #endif
  }

  private let queue = DispatchQueue(label: "pagerail.watcher", qos: .utility)
  private let gathered = Mutex(Gathered())
  private let tell: @Sendable (FileChanges) -> Void

  private struct Gathered {
    var changes = FileChanges()
    var isTellingAsked = false
    var source: (any DispatchSourceRead)?
  }

  /// Watches `folders`, as long as the object lives and is not stopped; `onChange` is told what
  /// changed, on a thread of the watcher's.
  ///
  /// Folders that cannot be watched are left out.
  public init(
    folders: [String], onChange: @escaping @Sendable (FileChanges) -> Void
  ) {
    tell = onChange
    #if !canImport(Darwin)
      watch(folders)
    #endif
  }

  deinit {
    stop()
  }

  /// Watches no longer; what was gathered is not told.
  public func stop() {
    gathered.withLock { gathered in
      gathered.source?.cancel()
      gathered.source = nil
      gathered.changes = FileChanges()
    }
  }

  private func add(_ changes: FileChanges) {
    let asksNow = gathered.withLock { gathered in
      guard !changes.isEmpty, gathered.source != nil else { return false }
      gathered.changes.files.formUnion(changes.files)
      gathered.changes.folders.formUnion(changes.folders)
      gathered.changes.isIncomplete = gathered.changes.isIncomplete || changes.isIncomplete
      defer { gathered.isTellingAsked = true }
      return !gathered.isTellingAsked
    }
    guard asksNow else { return }
    queue.asyncAfter(deadline: .now() + Self.delay) { [weak self] in self?.tellNow() }
  }

  private func tellNow() {
    let changes = gathered.withLock { gathered in
      defer { gathered.changes = FileChanges() }
      gathered.isTellingAsked = false
      return gathered.changes
    }
    if !changes.isEmpty { tell(changes) }
  }
}

#if !canImport(Darwin)
  extension FileWatcher {
    private func watch(_ folders: [String]) {
      let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return }
      let names = InotifyEvents.watch(folders, with: descriptor)
      gathered.withLock { [queue] gathered in
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setEventHandler { [weak self] in
          self?.add(InotifyEvents.read(from: descriptor, folders: names))
        }
        source.setCancelHandler { close(descriptor) }
        source.activate()
        gathered.source = source
      }
    }
  }
#endif
