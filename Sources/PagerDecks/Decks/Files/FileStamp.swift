#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What tells a file from the one that stood at its path before, or from itself before a change.
///
/// A file that is written anew with as many bytes, within the same few milliseconds for which a
/// system's clock of files may stand still, looks like itself.
struct FileStamp: Equatable {
  private let device: dev_t
  private let number: ino_t
  private let size: off_t
  private let seconds: time_t
  private let nanoseconds: Int

  /// Takes over what `stat` or `fstat` found.
  init(_ status: stat) {
    (device, number, size) = (status.st_dev, status.st_ino, status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
  }
}
