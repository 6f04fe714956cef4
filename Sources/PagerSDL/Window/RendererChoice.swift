import CSDL2

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which of SDL's renderers are tried, in order.
struct RendererChoice: Equatable {
  /// The names to try; `nil` leaves the choice to SDL among those that use a graphics device.
  let names: [String?]

  /// The choice that `name` asks for; one that SDL does not have is refused.
  init(_ name: String, driver: String, known: [String], hasDevice: Bool) throws(SDLFailure) {
    guard name == "auto" || known.contains(name) else {
      throw .unknownRenderer(name: name, known: ["auto"] + known)
    }
    // Making a renderer only to see what it is costs 80 ms and as many megabytes.
    let mayAccelerate = hasDevice && !["dummy", "offscreen"].contains(driver)
    names = name == "auto" ? (mayAccelerate ? [nil, "software"] : ["software"]) : [name]
  }
}

extension RendererChoice {
  /// The names of the renderers that SDL has on this machine.
  static var known: [String] {
    (0..<SDL_GetNumRenderDrivers()).compactMap { index in
      var info = SDL_RendererInfo()
      guard SDL_GetRenderDriverInfo(index, &info) == 0 else { return nil }
      return info.name.map { String(cString: $0) }
    }
  }

  /// Whether there is a graphics device that this user may draw with.
  static var hasDevice: Bool {
    #if os(Linux)
      (128..<192).contains { access("/dev/dri/renderD\($0)", R_OK | W_OK) == 0 }
    #else
      true
    #endif
  }
}
