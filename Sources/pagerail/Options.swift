import PagerCore
import PagerGraphics

/// What the program was asked for on its command line.
struct Options: Equatable {
  /// What the program does.
  enum Action: Equatable {
    /// Shows the pages.
    case show
    /// Writes a picture of them.
    case snapshot(file: String)
    /// Prints the looks.
    case listLooks
    /// Prints the pages.
    case listPages
    /// Prints the version.
    case version
    /// Prints a summary of options and keys.
    case help
  }

  var action = Action.show

  // MARK: What is shown

  /// The look of the strip, with the size of its titles.
  var look = Looks.standard
  /// The number of the first page, from 1.
  var page: Int?
  /// How many generated pages are shown instead of a deck.
  var demoPages: Int?
  /// How a far page is gone to.
  var jump = JumpPolicy.adjacent
  /// Whether the colours are those of the dark theme.
  var isDark = false
  /// The font file of the interface.
  var fontFile: String?
  /// The size of the titles in points, instead of the look's own.
  var fontSize: Double?

  // MARK: The window

  /// The size of the content, in points.
  var size = Size(width: 960, height: 640)
  /// Device pixels a point.
  var scale: Double?
  /// `auto`, or one of SDL's renderers.
  var renderer = "auto"
  var isFullScreen = false

  // MARK: Scripts and measurements

  /// The file of the script to carry out.
  var script: String?
  /// Whether a virtual clock takes the place of the window.
  var isHeadless = false
  /// Frames a second.
  var refreshRate: Double?
  /// After how many frames the program leaves.
  var frames: Int?
  var logsEvents = false
  var printsStatistics = false

  // MARK: Pictures

  /// The position of the picture in pages, from 0.
  var position: Double?

  /// The look with what was asked for about it.
  var adjustedLook: Look { adjusted(look) }

  /// A look with the size of the titles that was asked for.
  func adjusted(_ look: Look) -> Look {
    var adjusted = look
    if let fontSize { adjusted.titleSize = fontSize }
    return adjusted
  }
}
