import PagerGraphics

/// A colour to calculate with: red, green and blue, 0…1 each and more where light adds up.
typealias Light = SIMD3<Double>

/// A picture that is being calculated.
///
/// Its height is 1 and its width 1.5, with the origin at the top left.
struct Canvas {
  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int
  private var lights: [Light]

  /// The extent of a pixel.
  var pixel: Double { 1 / Double(height) }

  /// Creates a black picture of `height` rows, at least 2.
  init(height: Int) {
    self.height = max(height, 2)
    width = self.height * 3 / 2
    lights = Array(repeating: .zero, count: width * self.height)
  }

  /// Gives every pixel the colour of its middle.
  mutating func shade(_ color: (_ x: Double, _ y: Double) -> Light) {
    for row in 0..<height {
      let y = (Double(row) + 0.5) * pixel
      for column in 0..<width {
        lights[row * width + column] = color((Double(column) + 0.5) * pixel, y)
      }
    }
  }

  /// Changes the pixels in a square around a point, each by its distance from the point.
  mutating func touch(
    x: Double, y: Double, radius: Double, _ change: (_ light: inout Light, _ way: Double) -> Void
  ) {
    let (left, right) = (pixels(x - radius, to: width), pixels(x + radius, to: width))
    let (top, bottom) = (pixels(y - radius, to: height), pixels(y + radius, to: height))
    for row in top..<max(top, bottom) {
      let dy = (Double(row) + 0.5) * pixel - y
      for column in left..<max(left, right) {
        let dx = (Double(column) + 0.5) * pixel - x
        change(&lights[row * width + column], (dx * dx + dy * dy).squareRoot())
      }
    }
  }

  /// The finished picture; light above 1 is cut off.
  var picture: Picture? {
    Picture(width: width, height: height, pixels: lights.map(\.opaquePixel))
  }

  private func pixels(_ place: Double, to count: Int) -> Int {
    Int(min(max((place * Double(height)).rounded(), 0), Double(count)))
  }
}

extension Light {
  /// The colour `0xRRGGBB`.
  init(hex: UInt32) {
    let color = Color(hex: hex)
    self.init(color.red, color.green, color.blue)
  }

  /// The colour that lies the share `amount` of the way to `other`.
  func mixed(with other: Light, by amount: Double) -> Light {
    self + (other - self) * Swift.min(Swift.max(amount, 0), 1)
  }

  fileprivate var opaquePixel: UInt32 {
    0xFF00_0000 | Color(red: x, green: y, blue: z).hex
  }
}
