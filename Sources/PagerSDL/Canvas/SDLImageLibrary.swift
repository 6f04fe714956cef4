import CSDL2
import PagerKit

/// SDL_image, loaded when the first picture is read or written.
///
/// Linking it would cost every start 2 ms, also those that show no picture.
nonisolated struct SDLImageLibrary {
  private typealias Load =
    @convention(c) (UnsafeMutablePointer<SDL_RWops>?, Int32) -> UnsafeMutablePointer<SDL_Surface>?
  private typealias Save =
    @convention(c) (UnsafeMutablePointer<SDL_Surface>?, UnsafePointer<CChar>?) -> Int32

  #if os(Linux)
    private static let name = "libSDL2_image-2.0.so.0"
  #else
    private static let name = "libSDL2_image-2.0.0.dylib"
  #endif

  private typealias Decode =
    @convention(c) (UnsafeMutablePointer<SDL_RWops>?) -> UnsafeMutablePointer<SDL_Surface>?
  private typealias DecodeSized =
    @convention(c) (UnsafeMutablePointer<SDL_RWops>?, Int32, Int32)
    -> UnsafeMutablePointer<SDL_Surface>?

  private let library: UnsafeMutableRawPointer
  private let load: Load
  private let save: Save

  /// Loads the library; loading it again only counts.
  init() throws(SDLFailure) {
    // It stays loaded: decoders keep state of their own.
    guard let library = SDL_LoadObject(SDLImageLibrary.name),
      let load = SDL_LoadFunction(library, "IMG_Load_RW"),
      let save = SDL_LoadFunction(library, "IMG_SavePNG")
    else { throw .library(name: SDLImageLibrary.name, reason: lastSDLError) }
    self.library = library
    self.load = unsafeBitCast(load, to: Load.self)
    self.save = unsafeBitCast(save, to: Save.self)
  }
}

nonisolated extension SDLImageLibrary {
  /// Reads a file, and lends the picture as a surface for the time of `body`.
  func read<Result>(
    _ path: String, _ body: (SDL_Surface) throws(SDLFailure) -> Result
  ) throws(SDLFailure) -> Result {
    guard let file = PaddedSource.around(SDL_RWFromFile(path, "rb")) else {
      throw .picture(file: path, reason: lastSDLError)
    }
    // What it is follows from its bytes: what a name says could be another kind than was checked.
    let decoded = load(file, 1)
    defer { SDL_FreeSurface(decoded) }
    guard let decoded else { throw .picture(file: path, reason: lastSDLError) }
    let converted = SDL_ConvertSurfaceFormat(decoded, SDL_PIXELFORMAT_ARGB8888.rawValue, 0)
    defer { SDL_FreeSurface(converted) }
    guard let converted else { throw .picture(file: path, reason: lastSDLError) }
    return try body(converted.pointee)
  }

  /// Decodes a picture, and lends its pixels, in whatever form they are, for the time of `body`.
  ///
  /// Only the decoder of the picture's own format sees the bytes.
  func decode<Result>(
    _ picture: EncodedPicture,
    _ body: (UnsafeMutablePointer<SDL_Surface>) throws(SDLFailure) -> Result
  ) throws(SDLFailure) -> Result {
    let decoder = try decoder(of: picture)
    let decoded = picture.bytes.withUnsafeBytes { bytes in
      let memory = SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count))
      let source = PaddedSource.around(memory)
      defer { if let source { _ = SDL_RWclose(source) } }
      return source.flatMap(decoder)
    }
    defer { SDL_FreeSurface(decoded) }
    guard let decoded else { throw .picture(file: picture.path, reason: lastSDLError) }
    return try body(decoded)
  }

  private func decoder(
    of picture: EncodedPicture
  ) throws(SDLFailure) -> (UnsafeMutablePointer<SDL_RWops>) -> UnsafeMutablePointer<SDL_Surface>? {
    let isDrawing = picture.format == .svg
    // A drawing says in its own words how large it is, which may be anything.
    let name = isDrawing ? "IMG_LoadSizedSVG_RW" : "IMG_Load\(picture.format.sdlName)_RW"
    guard let function = SDL_LoadFunction(library, name) else {
      throw .picture(file: picture.path, reason: "SDL_image reads no \(picture.format.rawValue)")
    }
    guard isDrawing else { return { unsafeBitCast(function, to: Decode.self)($0) } }
    let (width, height) = (Int32(clamping: picture.width), Int32(clamping: picture.height))
    return { unsafeBitCast(function, to: DecodeSized.self)($0, width, height) }
  }

  /// Writes a surface as PNG.
  func write(
    _ surface: UnsafeMutablePointer<SDL_Surface>, to path: String
  ) throws(SDLFailure) {
    guard save(surface, path) == 0 else { throw .unwritable(file: path, reason: lastSDLError) }
  }
}

nonisolated extension EncodedPicture.Format {
  /// What SDL_image calls it.
  fileprivate var sdlName: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPG"
    case .gif: "GIF"
    case .bmp: "BMP"
    case .webp: "WEBP"
    case .svg: "SVG"
    }
  }
}
