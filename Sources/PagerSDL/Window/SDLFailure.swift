/// Why a window cannot be shown or a picture cannot be read.
public nonisolated enum SDLFailure: Error, Hashable, Sendable {
  /// No display answers; `tried` says which were asked for.
  case noDisplay(tried: String)
  /// The video driver that the person named does not start.
  case videoDriver(name: String, reason: String)
  /// The window cannot be opened.
  case window(reason: String)
  /// The renderer does not start.
  case renderer(name: String, reason: String)
  /// No renderer has this name.
  case unknownRenderer(name: String, known: [String])
  /// Pixels cannot be drawn.
  case drawing(reason: String)
  /// There is no font to draw with.
  case font(FontFailure)
  /// The library for pictures is missing.
  case library(name: String, reason: String)
  /// The file is no picture that can be read.
  case picture(file: String, reason: String)
  /// The text cannot be put into the clipboard.
  case clipboard(reason: String)
  /// The picture cannot be written.
  case unwritable(file: String, reason: String)
}

nonisolated extension SDLFailure: CustomStringConvertible {
  /// One line that says what is wrong.
  public var description: String {
    switch self {
    case .noDisplay(let tried): "no display: \(tried)"
    case .videoDriver(let name, let reason):
      "the video driver \(name) of SDL_VIDEODRIVER does not start: \(reason)"
    case .window(let reason): "no window: \(reason)"
    case .renderer(let name, let reason): "the renderer \(name) does not start: \(reason)"
    case .unknownRenderer(let name, let known):
      "no renderer is called \(name); there are \(known.joined(separator: ", "))"
    case .drawing(let reason): "cannot draw: \(reason)"
    case .font(let failure): failure.description
    case .library(let name, let reason): "cannot load \(name): \(reason)"
    case .picture(let file, let reason): "cannot read the picture \(file): \(reason)"
    case .clipboard(let reason): "cannot copy the text: \(reason)"
    case .unwritable(let file, let reason): "cannot write \(file): \(reason)"
    }
  }
}
