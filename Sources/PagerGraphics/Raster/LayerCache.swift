/// Remembers the pixels of layers from frame to frame, whatever holds them: bitmaps or textures.
///
/// A layer is painted anew only when it is new, or its revision, size or scale changed. Pixels of
/// layers that are not shown are kept for a while, since pages come back; then they are handed to
/// other layers of their size, since fresh memory is slow. Both numbers are bounded.
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
  }

  /// How many layers were painted since the frame began.
  public private(set) var paintedLayers = 0
  /// How many layers have pixels, shown or not.
  public var keptLayers: Int { entries.count }
  /// How many freed layers' memory waits for another layer.
  public var spareLayers: Int { spares.count }

  private var entries: [LayerID: Entry] = [:]
  private var spares: [Pixels] = []
  private var frame = 0
  private let longestKept: Int
  private let mostSpares: Int

  /// Creates a cache that keeps up to `kept` layers that are not shown, and up to `spares` freed
  /// layers' memory.
  public init(keeping kept: Int = 12, spares mostSpares: Int = 4) {
    longestKept = max(0, kept)
    self.mostSpares = max(0, mostSpares)
  }
}

extension LayerCache {
  /// Starts a frame: from here on painted layers are counted anew.
  public mutating func beginFrame() {
    frame += 1
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
  }

  /// Counts layers among those of the frame that stay as they are where they are shown.
  public mutating func keep(_ layers: [Layer]) {
    for layer in layers { entries[layer.id]?.lastFrame = frame }
  }

  /// Ends a frame: of the layers that were not asked for, those shown last are kept.
  public mutating func endFrame() {
    freeHidden()
    spares.removeFirst(max(0, spares.count - mostSpares))
  }

  /// Forgets everything, as is necessary when the memory is lost with its renderer.
  public mutating func removeAll() {
    entries.removeAll()
    spares.removeAll()
  }

  private mutating func freeHidden() {
    guard entries.values.count(where: { $0.lastFrame != frame }) > longestKept else { return }
    let hidden = entries.filter { $0.value.lastFrame != frame }
    let oldest = hidden.sorted { $0.value.lastFrame < $1.value.lastFrame }
    for (id, _) in oldest.prefix(max(0, hidden.count - longestKept)) { free(id) }
  }

  private mutating func free(_ id: LayerID) {
    if let entry = entries.removeValue(forKey: id) { spares.append(entry.pixels) }
  }

  /// Memory of this size: that freed last, else new.
  private mutating func take<Failure: Error>(
    _ width: Int, _ height: Int, make: (Int, Int) throws(Failure) -> Storage
  ) throws(Failure) -> Pixels {
    if let index = spares.lastIndex(where: { $0.width == width && $0.height == height }) {
      return spares.remove(at: index)
    }
    return Pixels(width: width, height: height, storage: try make(width, height))
  }
}
