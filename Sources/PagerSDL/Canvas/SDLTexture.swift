import CSDL2
import PagerGraphics

/// Opaque pixels that can be copied to the window.
///
/// It holds its renderer, so that it is always destroyed first.
final class SDLTexture {
  /// What holds the pixels.
  private enum Storage {
    /// Memory, where frames are written without the renderer.
    case memory(Bitmap)
    /// SDL's object.
    case texture(OpaquePointer)
  }

  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int

  /// The margins of its pixels, where they are in memory.
  private(set) var margins: Margins?

  private let renderer: SDLRenderer
  private let storage: Storage

  /// Makes a texture of `width` × `height` pixels of any content.
  init(renderer: SDLRenderer, width: Int, height: Int) throws(SDLFailure) {
    self.width = width
    self.height = height
    self.renderer = renderer
    guard !renderer.writesPixels else {
      storage = .memory(renderer.layerPixels(width: width, height: height))
      return
    }
    storage = .texture(try SDLTexture.make(renderer, width, height))
  }

  isolated deinit {
    if case .texture(let pointer) = storage { SDL_DestroyTexture(pointer) }
  }

  private static func make(
    _ renderer: SDLRenderer, _ width: Int, _ height: Int
  ) throws(SDLFailure) -> OpaquePointer {
    let texture = SDL_CreateTexture(
      renderer.pointer, renderer.pixelFormat, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
      Int32(clamping: width), Int32(clamping: height))
    guard let texture else { throw .drawing(reason: lastSDLError) }
    // A texture that is blended costs 35 times as much to copy.
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    return texture
  }
}

extension SDLTexture {
  /// Lets `paint` write every pixel.
  func update(_ paint: (Bitmap) -> Void) throws(SDLFailure) {
    switch storage {
    case .memory(let bitmap):
      paint(bitmap)
      margins = Margins(of: bitmap)
    case .texture(let pointer): try update(pointer, paint)
    }
  }

  /// Copies `part` of it to the window so that its first pixel lies in column `x` of row `y`.
  func draw(_ part: PixelRect, x: Int, y: Int) throws(SDLFailure) {
    let place = PixelRect(x: x, y: y, width: part.width, height: part.height)
    switch storage {
    case .memory(let bitmap):
      guard let margins else { return }
      try renderer.windowPixels().copy(
        from: bitmap, margins: margins, x: x - part.x, y: y - part.y, to: place)
    case .texture(let pointer): try draw(pointer, part, to: place)
    }
  }

  private func update(
    _ pointer: OpaquePointer, _ paint: (Bitmap) -> Void
  ) throws(SDLFailure) {
    var memory: UnsafeMutableRawPointer?
    var pitch: Int32 = 0
    guard SDL_LockTexture(pointer, nil, &memory, &pitch) == 0, let memory else {
      throw .drawing(reason: lastSDLError)
    }
    paint(
      Bitmap(
        borrowing: memory.assumingMemoryBound(to: UInt32.self), width: width, height: height,
        stride: Int(pitch) / 4))
    SDL_UnlockTexture(pointer)
  }

  private func draw(
    _ pointer: OpaquePointer, _ part: PixelRect, to place: PixelRect
  ) throws(SDLFailure) {
    assert(blendMode(pointer) == SDL_BLENDMODE_NONE, "Blending an opaque texture is slow.")
    var (from, to) = (SDL_Rect(part), SDL_Rect(place))
    guard SDL_RenderCopy(renderer.pointer, pointer, &from, &to) == 0 else {
      throw .drawing(reason: lastSDLError)
    }
  }

  private func blendMode(_ pointer: OpaquePointer) -> SDL_BlendMode {
    var mode = SDL_BLENDMODE_INVALID
    SDL_GetTextureBlendMode(pointer, &mode)
    return mode
  }
}
