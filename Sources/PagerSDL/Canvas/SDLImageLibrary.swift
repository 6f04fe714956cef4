import CSDL2

/// SDL_image, loaded when the first picture is read or written.
///
/// Linking it would cost every start 2 ms, also those that show no picture.
nonisolated struct SDLImageLibrary {
  private typealias Load =
    @convention(c) (UnsafePointer<CChar>?) -> UnsafeMutablePointer<SDL_Surface>?
  private typealias Save =
    @convention(c) (UnsafeMutablePointer<SDL_Surface>?, UnsafePointer<CChar>?) -> Int32

  #if os(Linux)
    private static let name = "libSDL2_image-2.0.so.0"
  #else
    private static let name = "libSDL2_image-2.0.0.dylib"
  #endif

  private let load: Load
  private let save: Save

  /// Loads the library; loading it again only counts.
  init() throws(SDLFailure) {
    // It stays loaded: decoders keep state of their own.
    guard let library = SDL_LoadObject(SDLImageLibrary.name),
      let load = SDL_LoadFunction(library, "IMG_Load"),
      let save = SDL_LoadFunction(library, "IMG_SavePNG")
    else { throw .library(name: SDLImageLibrary.name, reason: lastSDLError) }
    self.load = unsafeBitCast(load, to: Load.self)
    self.save = unsafeBitCast(save, to: Save.self)
  }
}

nonisolated extension SDLImageLibrary {
  /// Reads a file, and lends the picture as a surface for the time of `body`.
  func read<Result>(
    _ path: String, _ body: (SDL_Surface) throws(SDLFailure) -> Result
  ) throws(SDLFailure) -> Result {
    let decoded = load(path)
    defer { SDL_FreeSurface(decoded) }
    guard let decoded else { throw .picture(file: path, reason: lastSDLError) }
    let converted = SDL_ConvertSurfaceFormat(decoded, SDL_PIXELFORMAT_ARGB8888.rawValue, 0)
    defer { SDL_FreeSurface(converted) }
    guard let converted else { throw .picture(file: path, reason: lastSDLError) }
    return try body(converted.pointee)
  }

  /// Writes a surface as PNG.
  func write(
    _ surface: UnsafeMutablePointer<SDL_Surface>, to path: String
  ) throws(SDLFailure) {
    guard save(surface, path) == 0 else { throw .unwritable(file: path, reason: lastSDLError) }
  }
}
