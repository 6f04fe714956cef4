import CSDL2

/// What decoders read, with zeros after its end.
///
/// SDL_image does not look at how much libpng got: where a picture is cut off, libpng would find
/// what it read before, again and again, without end.
nonisolated enum PaddedSource {
  /// The source whose end is that of `source`; closing it closes that.
  ///
  /// Nothing, with SDL's reason, for nothing and without memory.
  static func around(
    _ source: UnsafeMutablePointer<SDL_RWops>?
  ) -> UnsafeMutablePointer<SDL_RWops>? {
    guard let source else { return nil }
    guard let padded = SDL_AllocRW() else {
      SDL_RWclose(source)
      return nil
    }
    padded.pointee.type = UInt32(SDL_RWOPS_UNKNOWN)
    padded.pointee.hidden.unknown.data1 = UnsafeMutableRawPointer(source)
    padded.pointee.size = { SDL_RWsize(PaddedSource.source(of: $0)) }
    padded.pointee.seek = { SDL_RWseek(PaddedSource.source(of: $0), $1, $2) }
    padded.pointee.read = { PaddedSource.read($0, $1, $2, $3) }
    padded.pointee.write = { _, _, _, _ in 0 }
    padded.pointee.close = { padded in
      let status = SDL_RWclose(PaddedSource.source(of: padded))
      SDL_FreeRW(padded)
      return status
    }
    return padded
  }

  private static func source(
    of padded: UnsafeMutablePointer<SDL_RWops>?
  ) -> UnsafeMutablePointer<SDL_RWops>? {
    padded?.pointee.hidden.unknown.data1?.assumingMemoryBound(to: SDL_RWops.self)
  }

  private static func read(
    _ padded: UnsafeMutablePointer<SDL_RWops>?, _ place: UnsafeMutableRawPointer?, _ size: Int,
    _ count: Int
  ) -> Int {
    let (total, isTooMuch) = size.multipliedReportingOverflow(by: count)
    guard let place, size > 0, total > 0, !isTooMuch else { return 0 }
    let got = SDL_RWread(source(of: padded), place, 1, total)
    if got < total {
      (place + got).initializeMemory(as: UInt8.self, repeating: 0, count: total - got)
    }
    return got / size
  }
}
