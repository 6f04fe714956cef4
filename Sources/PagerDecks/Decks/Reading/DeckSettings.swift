public import PagerCore

/// What a deck says about how it is shown; what it does not say is nothing.
public struct DeckSettings: Sendable, Equatable {
  /// The name of the look.
  public var look: String?
  /// Whether the theme is the dark one.
  public var isDark: Bool?
  /// The language of titles and texts.
  public var language: String?
  /// The changes to the look's strip, by key.
  public var strip: [String: PageValue] = [:]

  /// Creates the settings of a deck that says nothing.
  public init() {}
}

extension DeckSettings {
  /// `look`, or the deck's own in its place unless `isChosen` by the person, with the changes that
  /// the deck makes to its strip.
  public func applied(to look: Look, isChosen: Bool = false) -> Look {
    var changed = isChosen ? look : self.look.flatMap(Looks.named) ?? look
    changed.strip.widths = widths ?? changed.strip.widths
    changed.strip.spacing = strip["spacing"]?.number ?? changed.strip.spacing
    changed.strip.titlePadding = strip["padding"]?.number ?? changed.strip.titlePadding
    changed.strip.alignment = alignment ?? changed.strip.alignment
    changed.strip.parking = parking ?? changed.strip.parking
    changed.stripHeight = strip["height"]?.number ?? changed.stripHeight
    changed.titleSize = strip["titleSize"]?.number ?? changed.titleSize
    return changed
  }

  private var widths: TabWidths? {
    let width = strip["width"]?.number ?? TabWidths.smallestTarget
    switch strip["widths"]?.string {
    case "intrinsic": return .intrinsic(minimum: width)
    case "equal": return .equal(minimum: width)
    case "fixed": return .fixed(width)
    default: return nil
    }
  }

  private var alignment: StripAlignment? {
    switch strip["alignment"]?.string {
    case "leading": .leading
    case "center": .center
    case "trailing": .trailing
    case "justified": .justified
    default: nil
    }
  }

  private var parking: Parking? {
    switch strip["parking"]?.string {
    case "center": .center
    case "neighbors": .oneNeighborVisible
    case "pivot": .pivot(strip["pivot"]?.number ?? 0.5)
    case "margin": .margin(strip["margin"]?.number ?? 0)
    default: nil
    }
  }
}
