import PagerDecks
import PagerGraphics
import PagerKit
import PagerSDL

/// One frame of the pages as a picture; it needs no display.
struct Snapshot {
  /// What was asked for.
  let options: Options
  /// How long pages may take to get ready, in seconds; then their placeholders are drawn.
  private static let patience = 20.0

  /// Writes the picture to `file`.
  func write(to file: String) throws {
    let deck = try Show.open(options)
    let text = try SDLTextEngine(
      fontFile: options.fontFile, language: deck.settings.language, warn: { Complaint.write($0) })
    text.pixelScale = options.scale ?? 1
    let position = options.position ?? Double(options.start)
    let start = Int(min(position.rounded(), 1e15))
    let show = try Show(deck, options, start: start)
    let pager = show.pager
    let stage = Stage(root: pager, text: text)
    options.prepare(stage, theme: show.theme)
    stage.handle(.window(WindowEvent(.resized(options.size, scale: options.scale ?? 1), time: 0)))
    stage.handle(.window(WindowEvent(.shown, time: 0)))
    pager.show(position: position)
    // Some things are asked for when they are about to be seen: hence a frame each time.
    let isDrawn = {
      _ = stage.displayList()
      return !pager.isPreparing
    }
    _ = MainActorWork.run(until: isDrawn, within: Self.patience)
    try SDLSnapshot.write(MemoryCompositor(text: text).compose(stage.displayList()), to: file)
  }
}
