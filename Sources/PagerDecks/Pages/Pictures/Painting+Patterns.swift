extension Painting {
  /// Places on a map by their height, with a line for every step of it.
  static let contours = Painting(title: "Contour lines") { canvas in
    let noise = Noise(seed: 47)
    let tints: [UInt32] = [
      0x8FC1D4, 0xB5D8D6, 0xDCE8C8, 0xF0E6BC, 0xEBCF9C, 0xDDAF80, 0xC98F6C, 0xF4EFE8,
    ]
    let pixel = canvas.pixel
    func height(_ x: Double, _ y: Double) -> Double {
      step(0.12, 0.88, noise.terrain(x * 3.1, y * 3.1, layers: 4)) * 15.99
    }
    canvas.shade { x, y in
      let here = height(x, y)
      let slope = distance(height(x + pixel, y) - here, height(x, y + pixel) - here) + 1e-6
      let level = (here / 2).rounded(.down)
      let tint = Light(hex: tints[min(Int(level), tints.count - 1)])
      // The distance from the nearest whole height, in pixels; every second line is drawn heavier.
      let toLine = abs(here - here.rounded()) / slope
      let isHeavy = here.rounded().truncatingRemainder(dividingBy: 2) == 0
      let ink = step(isHeavy ? 1.5 : 1.1, isHeavy ? 0.5 : 0.2, toLine)
      let shore = here.rounded() < 4 ? Light(hex: 0x3E7A96) : Light(hex: 0x8A5A3C)
      return tint.mixed(with: shore, by: ink * (isHeavy ? 0.85 : 0.4))
    }
  }

  /// A window of coloured glass: each piece holds the places that are nearest to its middle.
  static let glass = Painting(title: "Stained glass") { canvas in
    let noise = Noise(seed: 2)
    let palette: [UInt32] = [
      0x0B3C5D, 0x1D6FA3, 0x328CC1, 0x7FB7D6, 0xD9B310, 0xE8833A, 0xC8323C, 0x6A1F4F,
    ]
    canvas.shade { x, y in
      let cell = nearestCell(x: x * 6, y: y * 6, noise)
      let swirl = noise.terrain(x * 9, y * 9, layers: 3)
      let tone = noise.value(cell.column, cell.row) * 5.2 + Double(cell.row) * 0.46
      let color = Light(hex: palette[min(Int(tone), palette.count - 1)])
      let lit = color * (0.78 + 0.5 * swirl) + Light(repeating: 0.10 * step(0.5, 0, cell.way))
      return lit.mixed(with: Light(hex: 0x14161C), by: step(0.085, 0.055, cell.toEdge))
    }
  }

  /// The cell that a point belongs to, how far its middle is, and how far the nearest edge.
  private static func nearestCell(
    x: Double, y: Double, _ noise: Noise
  ) -> (column: Int, row: Int, way: Double, toEdge: Double) {
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    var (best, second, column, row) = (9.0, 9.0, 0, 0)
    for cell in 0..<9 {
      let (across, down) = (left + cell % 3 - 1, top + cell / 3 - 1)
      let dx = Double(across) + 0.5 + 0.8 * (noise.value(across, down) - 0.5) - x
      let dy = Double(down) + 0.5 + 0.8 * (noise.value(down + 99, across) - 0.5) - y
      let way = distance(dx, dy)
      if way < best {
        (second, best, column, row) = (best, way, across, down)
      } else {
        second = min(second, way)
      }
    }
    return (column, row, best, second - best)
  }

  /// The waves of Japanese cloth: rows of arcs, each row over the one above it.
  static let waves = Painting(title: "Blue sea waves") { canvas in
    let pixel = canvas.pixel
    let (ink, paper) = (Light(hex: 0x163A6B), Light(hex: 0xF3EBDD))
    canvas.shade { x, y in
      let radius = 0.125
      var light = ink
      // Fans overlap those behind them: the lowest row that reaches here is the one that is seen.
      for row in stride(from: Int(y / radius * 2) + 2, through: 0, by: -1) {
        let offset = row % 2 == 0 ? 0 : radius
        let middle = ((x - offset) / (2 * radius)).rounded() * 2 * radius + offset
        let way = distance(x - middle, y - Double(row) * radius / 2) / radius
        guard way < 1 else { continue }
        let ring = (way * 5).truncatingRemainder(dividingBy: 1)
        let edge = pixel / radius * 5
        let band = step(0.36 - edge, 0.36 + edge, ring) * step(1, 1 - 2 * edge, ring)
        let depth = ink.mixed(with: Light(hex: 0x3F7CB4), by: y * 0.8 * (1 - way * 0.4))
        light = paper.mixed(with: depth, by: band)
        break
      }
      return light
    }
  }

  /// Rings around three stones in still water, and how they add up.
  static let interference = Painting(title: "Three stones") { canvas in
    let stones = [(0.36, 0.30), (1.18, 0.42), (0.66, 0.84)]
    let (deep, bright) = (Light(hex: 0x06283D), Light(hex: 0xDFF6FF))
    canvas.shade { x, y in
      var height = 0.0
      for (stoneX, stoneY) in stones {
        let way = distance(x - stoneX, y - stoneY)
        height += sine(way * 88) * exponential(-way * 1.5)
      }
      let slope = 0.5 + 0.5 * height / 1.7
      let base = deep.mixed(with: Light(hex: 0x1D7E9B), by: slope * 1.15)
      return base.mixed(with: bright, by: step(0.72, 1.05, slope) * 0.85)
    }
  }
}
