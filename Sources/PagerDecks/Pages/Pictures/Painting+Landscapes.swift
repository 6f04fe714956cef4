extension Painting {
  /// Mountain ridges behind each other in the haze of a morning: each is a line of hills, paler the
  /// farther away it is.
  static let ridges = Painting(title: "Ridges in the haze") { canvas in
    let noise = Noise(seed: 11)
    let (near, far) = (Light(hex: 0x1D2747), Light(hex: 0xE8A691))
    let edge = canvas.pixel
    canvas.shade { x, y in
      var light = morningSky(x: x, y: y)
      for ridge in 0..<6 {
        let depth = Double(ridge) / 5
        let hills = noise.terrain(x * (1.6 + 1.2 * depth) + 40 * depth, depth * 31, layers: 5)
        let top = 0.47 + 0.46 * depth - (0.34 - 0.08 * depth) * (hills - 0.3)
        // The foot of a ridge lies in the mist of the valley.
        let body = far.mixed(with: near, by: 0.22 + 0.78 * depth)
        let misty = body.mixed(with: far, by: 0.35 * step(top, top + 0.30, y) * (1 - depth))
        light = light.mixed(with: misty, by: step(top - edge, top + edge, y))
      }
      return light
    }
  }

  private static func morningSky(x: Double, y: Double) -> Light {
    let sky = Light(hex: 0x7FA3C7).mixed(with: Light(hex: 0xFCD9B0), by: y / 0.5)
    let way = distance(x - 1.04, y - 0.26)
    let glow = exponential(-way * 5) * 0.55
    return sky.mixed(with: Light(hex: 0xFFF3D6), by: max(glow, step(0.078, 0.072, way)))
  }

  /// The moon over the sea: its light lies on the water where waves are turned towards the eye.
  static let moonlight = Painting(title: "Moonlight") { canvas in
    let noise = Noise(seed: 5)
    let (moonX, horizon) = (0.93, 0.56)
    canvas.shade { x, y in
      guard y > horizon else { return nightSky(x: x, y: y, moonX: moonX, noise) }
      let depth = (y - horizon) / (1 - horizon)
      let sea = Light(hex: 0x1B3B63).mixed(with: Light(hex: 0x050C1C), by: depth * 1.1)
      let nearness = 0.04 + depth
      let wave = noise.terrain(x * 5 / nearness, 9 / nearness, layers: 3)
      let width = 0.05 + 0.22 * depth
      let beam = exponential(-((x - moonX) * (x - moonX)) / (width * width))
      let glint = step(0.50, 0.62, wave + 0.16 * beam) * beam
      return sea.mixed(with: Light(hex: 0xF6EBCB), by: glint * 0.9)
        + Light(repeating: 0.05 * (wave - 0.4))
    }
  }

  private static func nightSky(x: Double, y: Double, moonX: Double, _ noise: Noise) -> Light {
    let sky = Light(hex: 0x050B20).mixed(with: Light(hex: 0x35577F), by: y * y * 2.6)
    let way = distance(x - moonX, y - 0.24)
    let halo = exponential(-way * 6.5) * 0.5
    let moon = step(0.092, 0.087, way)
    let spots = 0.84 + 0.2 * noise.terrain(x * 14, y * 14, layers: 3)
    return sky.mixed(with: Light(hex: 0xBFD0E4), by: halo)
      .mixed(with: Light(hex: 0xFBF4DF) * spots, by: moon)
  }

  /// Curtains of green light over a dark ridge, and stars.
  static let aurora = Painting(title: "Aurora") { canvas in
    let noise = Noise(seed: 23)
    let edge = canvas.pixel
    canvas.shade { x, y in
      var light = Light(hex: 0x060A1E).mixed(with: Light(hex: 0x16324A), by: y)
      for curtain in 0..<3 {
        let number = Double(curtain)
        let bend = noise.terrain(x * 1.7 + number * 9, number * 3, layers: 3)
        let foot = 0.46 + 0.16 * number + 0.34 * (bend - 0.45)
        let folds = 0.35 + 0.65 * noise.terrain(x * 17 + bend * 9, number * 5, layers: 2)
        let height = y < foot ? exponential((y - foot) * 4.2) : exponential((foot - y) * 34)
        let color = Light(hex: 0x46F0A0).mixed(with: Light(hex: 0x8A4DFF), by: (foot - y) * 2.1)
        light += color * (height * folds * (0.72 - 0.14 * number))
      }
      let ridge = 0.90 - 0.22 * (noise.terrain(x * 2.4, 70, layers: 5) - 0.3)
      return light.mixed(with: Light(hex: 0x03060F), by: step(ridge - edge, ridge + edge, y))
    }
    addStars(to: &canvas)
  }

  private static func addStars(to canvas: inout Canvas) {
    var dice = Dice(number: 3)
    for _ in 0..<170 {
      let (x, y, size) = (dice.share() * 1.5, dice.share() * 0.7, 0.6 + dice.share() * 1.4)
      let radius = 0.0016 * size
      let strength = 0.35 + 0.5 * dice.share()
      canvas.touch(x: x, y: y, radius: 3 * radius) { light, way in
        light += Light(0.9, 0.95, 1) * (strength * step(2 * radius, 0, way))
      }
    }
  }
}

/// The length of the way to a point.
func distance(_ dx: Double, _ dy: Double) -> Double {
  (dx * dx + dy * dy).squareRoot()
}
