import PagerGraphics

@testable import PagerDecks

/// What the texts of a layer stand on.
struct Ground {
  private var fills: [(Shape, Color)]
  /// Each text with the colour behind its beginning.
  private(set) var texts: [(run: TextRun, color: Color)] = []

  /// Paints a layer in mind.
  init(_ layer: Layer) {
    fills = []
    paint(layer.commands, on: layer.background)
  }

  private mutating func paint(_ commands: [DrawCommand], on background: Color) {
    for command in commands {
      switch command {
      case .fill(let shape, let color): fills.append((shape, color))
      case .text(let run): texts.append((run, color(behind: run, on: background)))
      case .clip(_, let inner): paint(inner, on: background)
      case .horizontalGradient, .picture: break
      }
    }
  }

  private func color(behind run: TextRun, on background: Color) -> Color {
    let place = Point(x: run.origin.x + 1, y: run.origin.y - run.font.size * 0.3)
    return fills.reduce(background) { ground, fill in
      guard fill.0.bounds.contains(place) else { return ground }
      return ground.mixed(with: fill.1.withAlpha(1), by: fill.1.alpha)
    }
  }
}
