import PagerGraphics

/// The commands of the tiles of scrolled content, kept until the content changes.
struct TileCache {
  /// What all tiles depend on.
  struct Source: Equatable {
    /// Grows when something in the content changed.
    var contentRevision: Int
    /// The colour below everything.
    var background: Color
    /// The breadth of a tile across the axis, in device pixels.
    var breadth: Int
    /// Whether right and left are exchanged.
    var isMirrored: Bool
  }

  /// One tile.
  struct Tile {
    /// What is painted.
    var commands: [DrawCommand]
    /// Grows when it must be painted anew.
    var revision: Int
    /// The revision of the source that the commands were last compared with.
    fileprivate var checked: Int
    fileprivate var source: Source
  }

  private var source: Source?
  private var revision = 0
  private var tiles: [Int: Tile] = [:]

  /// How many tiles are kept.
  var count: Int { tiles.count }

  /// Begins a frame of tiles `first`…`last`; those further away than one are forgotten.
  mutating func begin(_ source: Source, first: Int, last: Int) {
    if source != self.source {
      self.source = source
      revision += 1
    }
    tiles = tiles.filter { $0.key >= first - 1 && $0.key <= last + 1 }
  }

  /// Tile `index`, drawn by `make` if the source changed since it was last.
  mutating func tile(_ index: Int, make: () -> [DrawCommand]) -> Tile {
    let source =
      source ?? Source(contentRevision: 0, background: .white, breadth: 0, isMirrored: false)
    if let tile = tiles[index], tile.checked == revision { return tile }
    var tile = Tile(commands: make(), revision: revision, checked: revision, source: source)
    if let old = tiles[index], old.commands == tile.commands, old.source.looks(like: source) {
      tile.revision = old.revision
    }
    tiles[index] = tile
    return tile
  }
}

extension TileCache.Source {
  fileprivate func looks(like other: Self) -> Bool {
    background == other.background && breadth == other.breadth
  }
}
