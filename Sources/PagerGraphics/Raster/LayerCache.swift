/// Remembers the pixels of layers from frame to frame, whatever holds them: bitmaps or textures.
///
/// A layer is painted anew only when it is new, or its revision, size or scale changed. Pixels of
/// layers that are not shown are kept for a while, since pages come back; then they are handed to
/// other layers of their size, since fresh memory is slow. Both are bounded, as multiples of what
/// the window shows: a page may be one layer or many.
public struct LayerCache<Storage> {
  /// The pixels of one layer and the state in which they were painted.
  private struct Entry {
    var revision: Int
    var scale: Double
    var lastFrame: Int
    var pixels: Pixels

    func shows(_ layer: Layer, scale: Double) -> Bool {
      revision == layer.revision && self.scale == scale
        && pixels.width == layer.frame.width && pixels.height == layer.frame.height
    }
  }

  /// Memory of a certain size.
  private struct Pixels {
    var width: Int
    var height: Int
    var storage: Storage

    /// How much of a bound it takes: many small layers cost something, too.
    var cost: Int { max(1, width) * max(1, height) }
  }

  /// How many layers were painted since the frame began.
  public private(set) var paintedLayers = 0
  /// How many layers have pixels, shown or not.
  public var keptLayers: Int { entries.count }
  /// How many freed layers' memory waits for another layer.
  public var spareLayers: Int { spares.count }

  private var entries: [LayerID: Entry] = [:]
  private var spares: [Pixels] = []
  private var spareCost = 0
  private var frame = 0
  private var framePixels = 0
  private let kept: Double
  private let spared: Double
  private static var mostHidden: Int { 256 }

  /// Creates a cache that keeps layers that are not shown with up to `kept` times the pixels of the
  /// window, and memory of freed layers with up to `spared` times.
  public init(keeping kept: Double = 6, sparing spared: Double = 2) {
    self.kept = max(0, kept)
    self.spared = max(0, spared)
  }
}

extension LayerCache {
  /// Starts a frame of so many `pixels`: from here on painted layers are counted anew.
  public mutating func beginFrame(pixels: Int) {
    frame += 1
    framePixels = max(0, pixels)
    paintedLayers = 0
  }

  /// The pixels of `layer`, painted if they are not what it shows.
  ///
  /// - Parameters:
  ///   - layer: The layer; its id, revision and size decide.
  ///   - scale: Device pixels a point.
  ///   - make: Makes memory of a width and a height in pixels; called when none of that size waits.
  ///   - paint: Paints every pixel of the memory, whose content is arbitrary before.
  /// - Returns: The memory that holds the layer's pixels.
  /// - Throws: What `make` and `paint` throw; the layer is then painted again the next time.
  public mutating func pixels<Failure: Error>(
    of layer: Layer, scale: Double, make: (Int, Int) throws(Failure) -> Storage,
    paint: (Storage) throws(Failure) -> Void
  ) throws(Failure) -> Storage {
    if var entry = entries[layer.id] {
      if entry.shows(layer, scale: scale) {
        entry.lastFrame = frame
        entries[layer.id] = entry
        return entry.pixels.storage
      }
      free(layer.id)
    }
    let pixels = try take(layer.frame.width, layer.frame.height, make: make)
    try paint(pixels.storage)
    paintedLayers += 1
    entries[layer.id] = Entry(
      revision: layer.revision, scale: scale, lastFrame: frame, pixels: pixels)
    return pixels.storage
  }

  /// Paints a layer before it is shown, if it is not painted already.
  ///
  /// It then counts as shown by the last frame. Closures and errors are those of
  /// ``pixels(of:scale:make:paint:)``.
  public mutating func prepare<Failure: Error>(
    _ layer: Layer, scale: Double, make: (Int, Int) throws(Failure) -> Storage,
    paint: (Storage) throws(Failure) -> Void
  ) throws(Failure) {
    _ = try pixels(of: layer, scale: scale, make: make, paint: paint)
    freeHidden()
    dropSpares()
  }

  /// Counts layers among those of the frame that stay as they are where they are shown.
  public mutating func keep(_ layers: [Layer]) {
    for layer in layers { entries[layer.id]?.lastFrame = frame }
  }

  /// Ends a frame: of the layers that were not asked for, those shown last are kept.
  public mutating func endFrame() {
    freeHidden()
    dropSpares()
  }

  /// Forgets everything, as is necessary when the memory is lost with its renderer.
  public mutating func removeAll() {
    entries.removeAll()
    spares.removeAll()
    spareCost = 0
  }

  // Most frames free nothing: that costs no more than looking.
  private mutating func freeHidden() {
    let room = bound(kept)
    var (count, cost) = (0, 0)
    for entry in entries.values where entry.lastFrame != frame {
      count += 1
      cost += entry.pixels.cost
    }
    guard count > Self.mostHidden || cost > room else { return }
    let hidden = entries.filter { $0.value.lastFrame != frame }
    for (id, entry) in hidden.sorted(by: { $0.value.lastFrame < $1.value.lastFrame })
    where count > Self.mostHidden || cost > room {
      count -= 1
      cost -= entry.pixels.cost
      free(id)
    }
  }

  private func bound(_ windows: Double) -> Int {
    Int(min(Double(framePixels) * windows, 1e12))
  }

  private mutating func free(_ id: LayerID) {
    guard let entry = entries.removeValue(forKey: id) else { return }
    spares.append(entry.pixels)
    spareCost += entry.pixels.cost
  }

  private mutating func dropSpares() {
    let room = bound(spared)
    while spares.count > Self.mostHidden || spareCost > room {
      spareCost -= spares.removeFirst().cost
    }
  }

  /// Memory of this size: that freed last, else new.
  private mutating func take<Failure: Error>(
    _ width: Int, _ height: Int, make: (Int, Int) throws(Failure) -> Storage
  ) throws(Failure) -> Pixels {
    if let index = spares.lastIndex(where: { $0.width == width && $0.height == height }) {
      spareCost -= spares[index].cost
      return spares.remove(at: index)
    }
    return Pixels(width: width, height: height, storage: try make(width, height))
  }
}
