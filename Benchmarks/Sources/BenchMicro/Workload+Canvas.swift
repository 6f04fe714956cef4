import PagerCore
import PagerGraphics
import PagerKit
import PagerSDL

extension Workload {
  /// What is painted, with the system's fonts: a strip of each look in mid-drag, and a page.
  static func canvas(scale: Double) throws -> [Workload] {
    try Looks.all.map { try strip($0, scale: scale) }
      + PageText.allCases.map { try page(scale, $0) } + [copy]
  }

  private static func strip(_ look: Look, scale: Double) throws -> Workload {
    let titles = ["Red", "Blue", "Green", "黄色", "Purple", "Orange"]
    var run = try StripRun(look, titles: titles, width: 960, scale: scale)
    for _ in 0..<364 { run.nextFrame() }
    return Workload("canvas.strip.\(look.name)") { run.nextFrame() }
  }

  /// What the 40 lines of a page say, each time it is painted.
  private enum PageText: String, CaseIterable {
    /// The same words in lines with other numbers, as in the window workload.
    case new
    /// Words that never were there before.
    case words
    /// The same lines.
    case again

    /// A line of the page `number`.
    func line(_ line: Int, page number: Int) -> String {
      switch self {
      case .new: "Page \(number) \(Self.text(line))"
      case .words: (0..<11).map { Self.word(number * 440 + line * 11 + $0) }.joined(separator: " ")
      case .again: Self.text(line)
      }
    }

    private static func text(_ line: Int) -> String {
      "line \(line): The quick brown fox jumps over the lazy dog 0123456789"
    }

    /// A word of four to nine letters that hardly any other number has.
    private static func word(_ number: Int) -> String {
      let letters = Array("etaoinshrdlu")
      var (rest, word) = (number &* 2_654_435_761 % 1_000_003, "")
      for _ in 0..<(4 + number % 6) {
        word.append(letters[rest % letters.count])
        rest = rest / letters.count + number
      }
      return word
    }
  }

  private static func page(_ scale: Double, _ kind: PageText) throws -> Workload {
    let text = try SDLTextEngine(language: nil) { print($0) }
    let bitmap = Bitmap(width: Int(960 * scale), height: Int(600 * scale))
    let painter = Painter(target: bitmap, scale: scale, text: text)
    var number = 0
    return Workload("canvas.page.\(kind.rawValue)") {
      number += 1
      painter.paint(lines(kind, number, in: bitmap.bounds))
    }
  }

  private static func lines(_ kind: PageText, _ number: Int, in frame: PixelRect) -> Layer {
    let runs = (0..<40).map { line in
      TextRun(
        kind.line(line, page: number), font: Font(size: 11),
        origin: Point(x: 8, y: 20 + 13 * Double(line)), color: .black)
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
