import PagerGraphics

/// The pixels that a raster covers by half or more, seen from the start of its baseline.
struct Ink {
  var left = Int.max
  var right = Int.min
  var top = Int.max
  var bottom = Int.min
  /// The sum of all coverages, in pixels.
  var weight = 0.0

  init(_ raster: TextRaster) {
    for piece in raster.pieces {
      switch piece.content {
      case .mask(let mask):
        for (index, byte) in mask.bytes.enumerated() {
          add(byte, piece.x + index % mask.width, piece.y + index / mask.width)
        }
      case .picture(let picture):
        for (index, pixel) in picture.pixels.enumerated() {
          let (column, row) = (index % picture.width, index / picture.width)
          add(UInt8(pixel >> 24), piece.x + column, piece.y + row)
        }
      }
    }
  }

  var isEmpty: Bool { left > right }

  private mutating func add(_ coverage: UInt8, _ column: Int, _ row: Int) {
    weight += Double(coverage) / 255
    guard coverage > 127 else { return }
    left = min(left, column)
    right = max(right, column + 1)
    top = min(top, row)
    bottom = max(bottom, row + 1)
  }
}

extension TextRaster {
  /// The column after the last piece.
  var end: Int {
    pieces.map { piece in
      switch piece.content {
      case .mask(let mask): piece.x + mask.width
      case .picture(let picture): piece.x + picture.width
      }
    }.max() ?? 0
  }

  /// The parts that bring their own colours.
  var pictures: [Picture] {
    pieces.compactMap { piece in
      if case .picture(let picture) = piece.content { picture } else { nil }
    }
  }

  /// The parts that take the text's colour.
  var masks: [CoverageMask] {
    pieces.compactMap { piece in
      if case .mask(let mask) = piece.content { mask } else { nil }
    }
  }
}
