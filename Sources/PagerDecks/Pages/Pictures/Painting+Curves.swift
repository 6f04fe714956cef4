extension Painting {
  /// Three swings at once, drawn as with a light in the dark.
  static let lissajous = Painting(title: "Pendulum") { canvas in
    canvas.shade { x, y in
      let way = distance(x - 0.75, y - 0.5)
      return Light(hex: 0x1A1033).mixed(with: Light(hex: 0x07060F), by: way * 1.3)
    }
    let (cool, warm) = (Light(hex: 0x3CC8FF), Light(hex: 0xFF5FA2))
    let count = 7000
    for point in 0..<count {
      let share = Double(point) / Double(count)
      let angle = share * 2 * Double.pi * 9
      let fade = exponential(-share * 1.15)
      let x = 0.75 + 0.66 * fade * sine(angle * 2.003 + 0.6)
      let y = 0.5 + 0.44 * fade * sine(angle * 3.001)
      let color = cool.mixed(with: warm, by: 0.5 + 0.5 * sine(share * 5.5 - 1))
      canvas.touch(x: x, y: y, radius: 0.02) { light, way in
        let core = exponential(-(way * way) / 0.0000065)
        let glow = exponential(-(way * way) / 0.00009) * 0.11
        light += color * ((core + glow) * 0.24)
      }
    }
  }

  /// The seeds of a sunflower: each is a golden angle further than the last.
  static let sunflower = Painting(title: "Golden angle") { canvas in
    canvas.shade { x, y in
      let way = distance(x - 0.75, y - 0.5)
      return Light(hex: 0xFFF6E3).mixed(with: Light(hex: 0xF2D7A6), by: way * way * 1.1)
    }
    let pixel = canvas.pixel
    let (inner, outer) = (Light(hex: 0x5B2A12), Light(hex: 0xF2A20C))
    let golden = Double.pi * (3 - 5.0.squareRoot())
    for seed in 0..<620 {
      let share = Double(seed) / 620
      let way = 0.9 * share.squareRoot()
      let angle = Double(seed) * golden
      let radius = 0.012 + 0.0125 * share.squareRoot()
      let color =
        share < 0.55
        ? inner.mixed(with: Light(hex: 0xC2571A), by: share / 0.55)
        : Light(hex: 0xC2571A).mixed(with: outer, by: (share - 0.55) / 0.45)
      canvas.touch(
        x: 0.75 + way * cosine(angle), y: 0.5 + way * sine(angle), radius: radius + pixel
      ) { light, distance in
        let shine = color.mixed(with: Light(1, 1, 1), by: 0.22 * step(radius, 0, distance))
        light = light.mixed(with: shine, by: step(radius + pixel / 2, radius - pixel, distance))
      }
    }
  }
}
