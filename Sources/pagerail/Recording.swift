import PagerCore
import PagerDriver
import PagerSDL

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes what a window's loop does into a file, as a script that does the same.
final class Recording {
  private let file: UnsafeMutablePointer<FILE>
  private let path: String
  private var recorder = ScriptRecorder()

  /// Begins the file at `path`, which may be there already.
  init(path: String) throws(TextFile.Failure) {
    self.path = path
    file = try TextFile(path: path).create()
  }

  /// Writes a line for `step`, if there is one that stands for it.
  func add(_ step: SDLStep) {
    let line =
      switch step {
      case .input(let event): recorder.line(event)
      case .frame(let time): recorder.line(frameAt: time)
      case .idle(let time): recorder.line(idleAt: time)
      }
    if let line { write(line) }
  }

  /// Writes that a page became ready at `time` (seconds).
  func add(ready id: PageID, at time: Double) {
    write(recorder.line(ready: id, at: time))
  }

  private func write(_ line: String) {
    fputs(line + "\n", file)
  }

  /// Ends the file; throws if not all of it could be written.
  func close() throws(TextFile.Failure) {
    let isBroken = ferror(file) != 0
    guard fclose(file) == 0, !isBroken else {
      throw TextFile.Failure(
        deed: .write, path: path, reason: String(cString: strerror(errno)))
    }
  }
}
