import CSDL2

/// The settings that an X11 desktop hands to its programs.
enum XResources {
  private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Default =
    @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?) ->
    UnsafePointer<CChar>?
  private typealias Close = @convention(c) (OpaquePointer?) -> Int32

  /// Pixels a point from `Xft.dpi`, where 96 dots an inch are 1; nothing when it is not set.
  ///
  /// SDL's own answer is made from the sizes that monitors claim to have.
  static func scale() -> Double? {
    // SDL has the library open already.
    guard let library = SDL_LoadObject("libX11.so.6") else { return nil }
    defer { SDL_UnloadObject(library) }
    guard let open = SDL_LoadFunction(library, "XOpenDisplay"),
      let close = SDL_LoadFunction(library, "XCloseDisplay"),
      let value = SDL_LoadFunction(library, "XGetDefault"),
      let display = unsafeBitCast(open, to: Open.self)(nil)
    else { return nil }
    defer { _ = unsafeBitCast(close, to: Close.self)(display) }
    let text = unsafeBitCast(value, to: Default.self)(display, "Xft", "dpi")
    return text.flatMap { scale(dotsPerInch: String(cString: $0)) }
  }

  /// The scale that a setting asks for: within 0.5…8; nothing for what is no such number.
  static func scale(dotsPerInch text: String) -> Double? {
    guard let dots = Double(text), dots >= 48, dots <= 768 else { return nil }
    return dots / 96
  }
}
