import PagerCore
import PagerDecks
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
    /// Prints what is wrong with the pages.
    case check
    /// Prints the format of decks.
    case printSchema
    /// Prints the version.
    case version
    /// Prints a summary of options and keys.
    case help
  }

  var action = Action.show

  // MARK: What is shown

  /// The deck, the folder or the files; none shows the demo deck.
  var paths: [String] = []
  /// Whether a deck may show files outside its folder.
  var allowsOutside = false
  /// The page type of the standard input.
  var standardInputType = "text"
  /// How many bytes the pages that live may hold.
  var cacheSize: Int?
  /// The look of the strip, instead of the deck's own.
  var look: Look?
  /// The number of the first page, from 1.
  var page: Int?
  /// How many generated pages are shown instead of a deck.
  var demoPages: Int?
  /// How a far page is gone to.
  var jump = JumpPolicy.adjacent
  /// Whether the colours are those of the dark theme, instead of the deck's own.
  var isDark: Bool?
  /// Whether right and left are exchanged.
  var isMirrored = false
  /// Whether nothing moves by itself.
  var reducesMotion = false
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
  /// The file that what is done in the window is written to.
  var record: String?
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

  /// The look of a deck with these settings, with what was asked for about it.
  func look(of settings: DeckSettings) -> Look {
    adjusted(settings.applied(to: look ?? Looks.standard, isChosen: look != nil))
  }

  /// The colours of a deck with these settings.
  func theme(of settings: DeckSettings) -> Theme {
    isDark ?? settings.isDark ?? false ? .dark : .light
  }

  /// A look with the size of the titles that was asked for.
  func adjusted(_ look: Look) -> Look {
    var adjusted = look
    if let fontSize {
      adjusted.titleSize = fontSize
      // As much room above and below as the look gives its own size.
      adjusted.stripHeight += max(0, adjusted.measuredTitleSize - look.measuredTitleSize) * 1.4
    }
    return adjusted
  }
}
