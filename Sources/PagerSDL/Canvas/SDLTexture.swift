import CSDL2
import PagerGraphics

/// Opaque pixels that the renderer can copy.
///
/// It holds its renderer, so that it is always destroyed first.
final class SDLTexture {
  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int

  private let renderer: SDLRenderer
  private let pointer: OpaquePointer

  /// Makes a texture of `width` × `height` pixels of any content.
  init(renderer: SDLRenderer, width: Int, height: Int) throws(SDLFailure) {
    let texture = SDL_CreateTexture(
      renderer.pointer, renderer.pixelFormat, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
      Int32(clamping: width), Int32(clamping: height))
    guard let texture else { throw .drawing(reason: lastSDLError) }
    self.width = width
    self.height = height
    self.renderer = renderer
    pointer = texture
    // A texture that is blended costs 35 times as much to copy.
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
  }

  isolated deinit {
    SDL_DestroyTexture(pointer)
  }
}

extension SDLTexture {
  /// Lets `paint` write every pixel.
  func update(_ paint: (Bitmap) -> Void) throws(SDLFailure) {
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

  /// Copies `part` of it to the window so that its first pixel lies in column `x` of row `y`.
  func draw(_ part: PixelRect, x: Int, y: Int) throws(SDLFailure) {
    assert(blendMode == SDL_BLENDMODE_NONE, "Blending an opaque texture is slow.")
    var from = SDL_Rect(part)
    var to = SDL_Rect(PixelRect(x: x, y: y, width: part.width, height: part.height))
    guard SDL_RenderCopy(renderer.pointer, pointer, &from, &to) == 0 else {
      throw .drawing(reason: lastSDLError)
    }
  }

  private var blendMode: SDL_BlendMode {
    var mode = SDL_BLENDMODE_INVALID
    SDL_GetTextureBlendMode(pointer, &mode)
    return mode
  }
}
