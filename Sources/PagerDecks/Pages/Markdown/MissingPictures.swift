import PagerKit

/// Waits for the files of a text's pictures that are missing or cannot be shown.
///
/// Of a folder that is missing the nearest one around it is watched, within the bounds of the deck.
@MainActor
final class MissingPictures {
  /// Told of a picture whose file came, or changed.
  var onFound: ((_ link: String) -> Void)?

  private let folder: String
  private let services: PageServices
  /// The pictures as they are written, and their files where there are any.
  private var files: [String: String?] = [:]
  private var folders: Set<String> = []
  private var watcher: FileWatcher?

  /// How many pictures are waited for: all of them are looked for at each change.
  private static let most = 200
  /// After how long a change is told that nobody saw.
  private static let pause = Duration.milliseconds(50)
  /// The most bytes of a path that systems take.
  private static let longestPath = 4096

  /// Waits for pictures of a text in `folder`.
  init(folder: String, services: PageServices) {
    self.folder = folder
    self.services = services
  }

  /// What stands at the place of the picture `link` at present.
  func stamp(of link: String) -> FileStamp? {
    path(link).flatMap(resolved).flatMap { try? FileStatus(path: $0).stamp }
  }

  /// Waits for the picture `link`, which could not be shown; `stamp` is what stood there when it was
  /// begun to read.
  func add(_ link: String, stamp: FileStamp?) {
    guard files.count < Self.most, let path = path(link), path.utf8.count <= Self.longestPath
    else { return }
    if let place = nearestFolder(of: path) { watch(folders.union([place])) }
    files.updateValue(resolved(path), forKey: link)
    // What came before it was watched nobody tells of.
    if let now = self.stamp(of: link), now != stamp { tellLater(link) }
  }

  // A file that is being written is read no more often than if it were watched.
  private func tellLater(_ link: String) {
    Task { [weak self] in
      try? await Task.sleep(for: Self.pause)
      if self?.files[link] != nil { self?.tell(link) }
    }
  }

  /// Takes over that files changed.
  private func filesDidChange(_ changes: FileChanges) {
    // A file that comes while it is looked for is told of by the new watcher.
    watch(Set(files.keys.compactMap { path($0).flatMap(nearestFolder) }))
    for (link, old) in files {
      guard path(link).flatMap(resolved) != nil else {
        files.updateValue(nil, forKey: link)
        continue
      }
      guard old.map(changes.concern) ?? true else { continue }
      tell(link)
    }
  }

  private func tell(_ link: String) {
    files[link] = nil
    onFound?(link)
  }

  private func watch(_ places: Set<String>) {
    guard places != folders else { return }
    folders = places
    watcher = FileWatcher(folders: places.sorted()) { [weak self] changes in
      Task { @MainActor in self?.filesDidChange(changes) }
    }
  }

  private func path(_ link: String) -> String? {
    MarkdownLink.file(link).map { FilePath.joined(folder, $0) }
  }

  private func resolved(_ path: String) -> String? { try? services.resolveFile(path, folder) }

  private func nearestFolder(of path: String) -> String? {
    var place = FilePath.folder(path)
    while true {
      if let found = resolved(place) { return found }
      let outer = FilePath.folder(place)
      guard outer.utf8.count < place.utf8.count else { return nil }
      place = outer
    }
  }
}
