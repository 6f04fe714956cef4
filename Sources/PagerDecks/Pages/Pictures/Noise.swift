/// Hills and valleys that look random and follow from their place.
struct Noise {
  /// Other seeds give other hills.
  var seed: Int

  /// A number in 0..<1 for whole coordinates, without any connection to its neighbours'.
  func value(_ x: Int, _ y: Int) -> Double {
    var bits = UInt64(truncatingIfNeeded: x &* 0x1F1F_1F1F ^ y &* 0x5F35_6495 ^ seed &* 0x2545_F491)
    bits = (bits ^ (bits >> 31)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ (bits >> 31)) >> 11) / Double(1 << 53)
  }

  /// The height of smooth hills about 1 apart, 0…1.
  func hills(_ x: Double, _ y: Double) -> Double {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (column, row) = (Int(left), Int(top))
    let (across, down) = (smooth(x - left), smooth(y - top))
    let upper = value(column, row) + (value(column + 1, row) - value(column, row)) * across
    let lower =
      value(column, row + 1) + (value(column + 1, row + 1) - value(column, row + 1)) * across
    return upper + (lower - upper) * down
  }

  /// Hills with smaller hills on them, each layer half as high and half as wide; 0…1.
  func terrain(_ x: Double, _ y: Double, layers: Int) -> Double {
    var (sum, height, scale) = (0.0, 0.5, 1.0)
    for layer in 0..<layers {
      sum += hills(x * scale + Double(layer) * 17.3, y * scale + Double(layer) * 9.1) * height
      (height, scale) = (height / 2, scale * 2)
    }
    return sum
  }

  private func smooth(_ share: Double) -> Double {
    share * share * share * (share * (share * 6 - 15) + 10)
  }
}

/// 0 up to `start`, 1 from `end` on, smooth in between; falling where `end` is the lesser.
func step(_ start: Double, _ end: Double, _ value: Double) -> Double {
  let share = min(max((value - start) / (end - start), 0), 1)
  return share * share * (3 - 2 * share)
}
