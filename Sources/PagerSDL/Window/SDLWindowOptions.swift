public import PagerGraphics

/// How a window is opened.
public nonisolated struct SDLWindowOptions: Sendable {
  /// The size of the content, in points.
  public var size: Size
  /// Device pixels a point; nothing takes what the display says.
  public var scale: Double?
  /// `auto`, or the name of one of SDL's renderers, such as `software` or `opengl`.
  ///
  /// `auto` is the software renderer where there is no graphics device.
  public var renderer: String
  /// Whether the window fills the screen.
  public var isFullScreen: Bool
  /// Whether the window stays out of sight, as is useful for tests.
  public var isHidden: Bool
  /// The name by which the desktop knows the program, such as its WM class.
  public var applicationName: String
  /// Frames a second; nothing takes what the display says.
  public var refreshRate: Double?
  /// A font file that takes the place of the system's interface font.
  public var fontFile: String?
  /// The language whose Chinese characters are wanted; nothing takes the locale's.
  public var language: String?
  /// Is told what went wrong without ending the program, one line each.
  public var warn: @Sendable (String) -> Void

  /// Creates the options of a window of `size` points; the others have their usual values, and
  /// warnings go to standard error.
  public init(size: Size = Size(width: 960, height: 640)) {
    self.size = size
    renderer = "auto"
    isFullScreen = false
    isHidden = false
    applicationName = Self.programName
    warn = { StandardError.write("warning: " + $0) }
  }
}

extension SDLWindowOptions {
  /// The name of the file that runs.
  private nonisolated static var programName: String {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "pagerail"
  }
}
