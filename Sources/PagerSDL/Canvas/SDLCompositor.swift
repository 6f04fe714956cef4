import PagerGraphics

/// Puts frames together in a window: paints the layers that changed and copies them.
///
/// Its pixels are exactly those of `MemoryCompositor`.
final class SDLCompositor {
  /// How many layers were painted by the last frame; layers that did not change are not.
  private(set) var paintedLayers = 0

  /// How many layers have pixels, shown or not.
  var keptLayers: Int { cache.keptLayers }

  private let renderer: SDLRenderer
  private let text: any TextRasterizing
  private let longestSide: Int
  private let scratch = ScratchPixels()
  // Both neighbours of the selected page, and the memory of one page for the next.
  private var cache = LayerCache<SDLLayerPixels>(keeping: 2, sparing: 1)
  private var translucent: TranslucentFrames?
  /// What stands in the window's pixels, where frames are written to them.
  private var content = WindowContent()

  /// Creates a compositor whose lines of text are drawn by `text`.
  ///
  /// No texture has a side above `longestSide`, which is the renderer's own limit otherwise.
  init(renderer: SDLRenderer, text: any TextRasterizing, longestSide: Int? = nil) {
    self.renderer = renderer
    self.text = text
    self.longestSide = max(1, longestSide ?? renderer.longestSide)
  }
}

extension SDLCompositor {
  /// Draws the pixels of `regions`, or all of the frame.
  func draw(_ list: DisplayList, regions: [PixelRect]? = nil) throws(SDLFailure) {
    if list.layers.contains(where: { $0.opacity < 1 }) { return try drawTranslucent(list) }
    translucent = nil
    cache.beginFrame(pixels: list.width * list.height)
    // Those beyond the regions are still shown there.
    if regions != nil { cache.keep(list.layers) }
    defer {
      renderer.dropReserve()
      cache.endFrame()
      paintedLayers = cache.paintedLayers
    }
    try draw(list, regions ?? [list.bounds])
  }

  private func draw(_ list: DisplayList, _ regions: [PixelRect]) throws(SDLFailure) {
    let plan = CopyPlan(list, regions: regions)
    let known = content
    // A frame that fails in the middle leaves no one knows what.
    content.forget()
    for copy in plan.copies { _ = try pixels(of: list.layers[copy.layer], scale: list.scale) }
    let missing = try move(list, plan, known)
    for rect in plan.background { try renderer.fill(rect, with: list.background) }
    for copy in missing {
      let layer = list.layers[copy.layer]
      let pixels = try pixels(of: layer, scale: list.scale)
      try pixels.draw(copy.rect, x: layer.frame.x, y: layer.frame.y)
    }
    guard renderer.writesPixels else { return }
    content = known
    content.note(list, plan.copies, regions: regions)
  }

  /// Moves what the window shows already, and tells what is to be copied.
  private func move(
    _ list: DisplayList, _ plan: CopyPlan, _ known: WindowContent
  ) throws(SDLFailure) -> [CopyPlan.Copy] {
    guard renderer.writesPixels else { return plan.copies }
    let window = try renderer.windowPixels()
    // Between a change of size and the word of it the pixels are others.
    guard window.bounds == list.bounds else { return plan.copies }
    let (moves, copies) = known.changes(to: list, plan.copies)
    for move in moves {
      let layer = list.layers[move.layer]
      let margins = try pixels(of: layer, scale: list.scale).margins
      window.move(move, x: layer.frame.x, y: layer.frame.y, margins: margins)
    }
    return copies
  }

  /// Paints a layer that will be shown soon.
  func prepare(_ layer: Layer, scale: Double) throws(SDLFailure) {
    try cache.prepare(layer, scale: scale, make: make) { (pixels) throws(SDLFailure) in
      try paint(layer, scale, on: pixels)
    }
  }

  /// Forgets what the window shows, as is necessary when its size changed.
  func forgetWindow() {
    content.forget()
  }

  /// Forgets all textures, as is necessary when the renderer lost them.
  func removeAll() {
    content.forget()
    cache.removeAll()
    translucent = nil
  }

  private func pixels(of layer: Layer, scale: Double) throws(SDLFailure) -> SDLLayerPixels {
    try cache.pixels(of: layer, scale: scale, make: make) { (pixels) throws(SDLFailure) in
      try paint(layer, scale, on: pixels)
    }
  }

  private func make(_ width: Int, _ height: Int) throws(SDLFailure) -> SDLLayerPixels {
    try SDLLayerPixels(
      renderer: renderer, width: width, height: height, longestSide: longestSide)
  }

  private func paint(
    _ layer: Layer, _ scale: Double, on pixels: SDLLayerPixels
  ) throws(SDLFailure) {
    try pixels.update { bitmap in
      Painter(target: bitmap, scale: scale, text: text, scratch: scratch).paint(layer)
    }
  }

  // Renderers mix with roundings of their own; mixed here, the pixels are the same everywhere.
  private func drawTranslucent(_ list: DisplayList) throws(SDLFailure) {
    content.forget()
    let frames = translucent ?? TranslucentFrames(text: text)
    translucent = frames
    try frames.draw(list, renderer: renderer, longestSide: longestSide)
    paintedLayers = frames.paintedLayers
  }
}
