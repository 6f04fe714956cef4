import PagerGraphics
import PagerTestSupport
import Testing

@testable import PagerSDL

/// Layers with margins, at random, on a window's pixels.
@Suite struct MarginsTests {
  @Test(arguments: 0..<200)
  func `what moves by its margins shows the same as what is copied anew`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var frame = PaperFrame(using: &random)
    for _ in 0..<12 {
      frame.change(using: &random)
      frame.draw(using: &random)

      #expect(frame.window.hasSamePixels(as: frame.expected))
    }
  }

  @Test(
    arguments: [
      ("........", 0..<0), ("................", 0..<0), ("...x............", 0..<8),
      ("...........x....", 8..<16), (".........x.......x..", 8..<20),
      ("..................x.", 16..<20),
      ("....", 0..<0), (".x..", 0..<4),
    ])
  func `ink lies between the margins, in steps of eight`(row: String, ink: Range<Int>) {
    let bitmap = Bitmap(width: row.count, height: 1)
    for (column, character) in row.enumerated() where character == "x" {
      bitmap.base[column] = 0xFFFF_FFFF
    }

    let found = Margins(of: bitmap).ink(ofRow: 0, from: 0, within: 0..<row.count)

    #expect(found.isEmpty ? ink.isEmpty : found == ink)
  }
}

/// A window that shows a few layers with rows of ink on paper.
private struct PaperFrame {
  let window: Bitmap
  private(set) var list: DisplayList
  private var pictures: [Bitmap] = []
  private var areInOnePiece: [Bool] = []
  private var content = WindowContent()
  private var shown: DisplayList?

  init(using random: inout SeededGenerator) {
    let (width, height) = (
      Int.random(in: 1...90, using: &random), Int.random(in: 1...40, using: &random)
    )
    window = Bitmap(width: width, height: height)
    list = DisplayList(width: width, height: height, scale: 1, background: .white)
    for owner in 0..<Int.random(in: 1...5, using: &random) {
      let rect = PixelRect(
        x: .random(in: -60...60, using: &random), y: .random(in: -20...20, using: &random),
        width: .random(in: 1...90, using: &random), height: .random(in: 1...50, using: &random))
      list.layers.append(
        Layer(
          id: LayerID(owner: owner), revision: 0, frame: rect, clip: list.bounds,
          background: .white, commands: []))
      pictures.append(.paper(width: rect.width, height: rect.height, using: &random))
      areInOnePiece.append(Int.random(in: 0..<5, using: &random) > 0)
    }
  }

  /// The pixels as they ought to be.
  var expected: Bitmap {
    let bitmap = Bitmap(width: list.width, height: list.height)
    bitmap.fill(bitmap.bounds, with: .white)
    for (layer, picture) in zip(list.layers, pictures) {
      bitmap.copy(from: picture, x: layer.frame.x, y: layer.frame.y, clip: layer.visible)
    }
    return bitmap
  }

  /// Moves some layers, and perhaps paints or cuts one anew.
  mutating func change(using random: inout SeededGenerator) {
    let way = (x: Int.random(in: -9...9, using: &random), y: Int.random(in: -3...3, using: &random))
    let isLevel = Int.random(in: 0..<3, using: &random) > 0
    for index in list.layers.indices where Bool.random(using: &random) {
      list.layers[index].frame = list.layers[index].frame.offset(
        byX: way.x, y: isLevel ? 0 : way.y)
    }
    let index = Int.random(in: list.layers.indices, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let rect = list.layers[index].frame
      pictures[index] = .paper(width: rect.width, height: rect.height, using: &random)
      list.layers[index].revision += 1
    case 1:
      list.layers[index].clip = PixelRect(
        x: .random(in: 0...9, using: &random), y: .random(in: 0...9, using: &random),
        width: .random(in: 0...90, using: &random), height: .random(in: 0...40, using: &random))
    default: break
    }
  }

  /// Shows what changed, or all of it.
  mutating func draw(using random: inout SeededGenerator) {
    var regions = [list.bounds]
    if let shown, Bool.random(using: &random), case .rects(let rects) = list.damage(from: shown) {
      regions = rects
    }
    shown = list
    let plan = CopyPlan(list, regions: regions)
    let (moves, copies) = content.changes(to: list, plan.copies)
    for move in moves {
      let (rect, picture) = (list.layers[move.layer].frame, pictures[move.layer])
      let margins = areInOnePiece[move.layer] ? Margins(of: picture) : nil
      window.move(move, x: rect.x, y: rect.y, margins: margins)
    }
    for rect in plan.background { window.fill(rect, with: .white) }
    for copy in copies {
      let (rect, picture) = (list.layers[copy.layer].frame, pictures[copy.layer])
      window.copy(
        from: picture, margins: Margins(of: picture), x: rect.x, y: rect.y, to: copy.rect)
    }
    content.note(list, plan.copies, regions: regions)
  }
}

extension Bitmap {
  /// Rows of ink, with gaps, on paper of one of two colours; perhaps nothing but paper.
  fileprivate static func paper(
    width: Int, height: Int, using random: inout SeededGenerator
  ) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    bitmap.fill(bitmap.bounds, with: Bool.random(using: &random) ? .white : .black)
    guard Int.random(in: 0..<4, using: &random) > 0 else { return bitmap }
    for y in 0..<height where Int.random(in: 0..<3, using: &random) > 0 {
      let start = Int.random(in: 0..<width, using: &random)
      for x in start..<Int.random(in: start...width, using: &random)
      where Int.random(in: 0..<3, using: &random) > 0 {
        bitmap.base[y * width + x] = 0xFF00_0000 | .random(in: 0..<4, using: &random)
      }
    }
    return bitmap
  }
}
