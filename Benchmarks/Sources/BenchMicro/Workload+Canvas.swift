import PagerCore
import PagerGraphics
import PagerKit
import PagerSDL

extension Workload {
  /// What is painted, with the system's fonts: a strip of each look in mid-drag, and a page.
  static func canvas(scale: Double) throws -> [Workload] {
    try Looks.all.map { try strip($0, scale: scale) } + [page(scale, isNew: true)]
      + [page(scale, isNew: false), copy]
  }

  private static func strip(_ look: Look, scale: Double) throws -> Workload {
    let titles = ["Red", "Blue", "Green", "黄色", "Purple", "Orange"]
    var run = try StripRun(look, titles: titles, width: 960, scale: scale)
    for _ in 0..<364 { run.nextFrame() }
    return Workload("canvas.strip.\(look.name)") { run.nextFrame() }
  }

  /// A page of 40 lines: new ones, whose text must be set, or always the same.
  private static func page(_ scale: Double, isNew: Bool) throws -> Workload {
    let text = try SDLTextEngine(language: nil) { print($0) }
    let bitmap = Bitmap(width: Int(960 * scale), height: Int(600 * scale))
    let painter = Painter(target: bitmap, scale: scale, text: text)
    var number = 0
    return Workload("canvas.page.\(isNew ? "new" : "again")") {
      if isNew { number += 1 }
      painter.paint(lines(number, in: bitmap.bounds))
    }
  }

  private static func lines(_ number: Int, in frame: PixelRect) -> Layer {
    let runs = (0..<40).map { line in
      TextRun(
        "Page \(number) line \(line): The quick brown fox jumps over the lazy dog 0123456789",
        font: Font(size: 11), origin: Point(x: 8, y: 20 + 13 * Double(line)), color: .black)
    }
    return Layer(
      id: LayerID(owner: 1), revision: number, frame: frame, clip: frame, background: .white,
      commands: runs.map(DrawCommand.text))
  }

  /// A frame's copy of two pages of 960 × 600 pixels.
  private static var copy: Workload {
    let (page, window) = (Bitmap(width: 960, height: 600), Bitmap(width: 960, height: 640))
    var x = 0
    return Workload("canvas.copy") {
      x = (x + 7) % 960
      window.copy(from: page, x: -x, y: 40, clip: window.bounds)
      window.copy(from: page, x: 960 - x, y: 40, clip: window.bounds)
    }
  }
}
