#if !canImport(Darwin)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// Speaks to inotify.
  enum InotifyEvents {
    private static let contents = UInt32(IN_MODIFY) | UInt32(IN_CLOSE_WRITE) | UInt32(IN_ATTRIB)
    private static let names =
      UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO)
    private static let ends = UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
    private static let bufferSize = 1 << 16

    /// Watches `folders`; gives their paths by the number that the system gave each.
    static func watch(_ folders: [String], with descriptor: Int32) -> [Int32: [String]] {
      var paths: [Int32: [String]] = [:]
      for folder in folders {
        let watch = inotify_add_watch(descriptor, folder, contents | names | ends)
        if watch >= 0 { paths[watch, default: []].append(folder) }
      }
      return paths
    }

    /// Takes all that happened.
    static func read(from descriptor: Int32, folders: [Int32: [String]]) -> FileChanges {
      var changes = FileChanges()
      var buffer = [UInt8](repeating: 0, count: bufferSize)
      while true {
        let count = buffer.withUnsafeMutableBytes {
          readBytes(descriptor, $0)
        }
        guard count > 0 else { return changes }
        buffer.withUnsafeBytes { bytes in
          add(UnsafeRawBufferPointer(rebasing: bytes[..<count]), folders, to: &changes)
        }
      }
    }

    private static func add(
      _ bytes: UnsafeRawBufferPointer, _ folders: [Int32: [String]], to changes: inout FileChanges
    ) {
      var place = 0
      let headSize = MemoryLayout<inotify_event>.size
      while place + headSize <= bytes.count {
        let event = bytes.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
        let end = min(place + headSize + Int(event.len), bytes.count)
        let name = String(
          decoding: bytes[(place + headSize)..<end].prefix { $0 != 0 }, as: UTF8.self)
        add(event.mask, name, in: folders[event.wd] ?? [], to: &changes)
        place = end
      }
    }

    private static func add(
      _ mask: UInt32, _ name: String, in folders: [String], to changes: inout FileChanges
    ) {
      if mask & UInt32(IN_Q_OVERFLOW) != 0 { changes.isIncomplete = true }
      for folder in folders {
        if mask & (names | ends) != 0 { changes.folders.insert(folder) }
        if !name.isEmpty { changes.files.insert(FilePath.joined(folder, name)) }
      }
    }
  }

  /// The C function, which has the name of the method above.
  private func readBytes(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, bytes.baseAddress, bytes.count)
  }
#endif
