import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

/// The pictures of the illusion beside masks that are worked out here.
@MainActor @Suite struct IllusionTests {
  /// A form of the illusion: its pill's radius and its titles' size, in points.
  struct Form: CustomTestStringConvertible {
    var radius: Double
    var titleSize: Double
    var scale: Double
    var testDescription: String { "radius \(radius), \(titleSize) pt, scale \(scale)" }

    var look: Look {
      var look = Looks.illusion
      look.titleSize = titleSize
      look.indicators[0].shape = .pill(radius: radius, inset: 0)
      return look
    }
  }

  nonisolated private static let forms = [
    Form(radius: 10, titleSize: 20, scale: 1), Form(radius: 22, titleSize: 36, scale: 1),
    Form(radius: 10, titleSize: 20, scale: 1.5), Form(radius: 22, titleSize: 36, scale: 2),
  ]
  private let titles = ["红 Red", "Blue", "绿Green", "Y"]

  /// The strip, and its titles alone in both colours.
  @MainActor private struct Trio {
    let bench: StripBench
    let dark: Bitmap
    let white: Bitmap

    init(_ form: Form, _ titles: [String], theme: Theme = .light) {
      bench = StripBench(
        titles, look: form.look, width: 640, scale: form.scale, start: 1, theme: theme)
      var plain = form.look
      plain.indicators = []
      dark = Self.picture(plain, titles, theme, form)
      var inverse = theme
      inverse.stripBackground = theme.accentFill
      inverse.stripSeparator = theme.accentFill
      inverse.text = theme.onAccent
      white = Self.picture(plain, titles, inverse, form)
    }

    private static func picture(
      _ look: Look, _ titles: [String], _ theme: Theme, _ form: Form
    ) -> Bitmap {
      StripBench(titles, look: look, width: 640, scale: form.scale, start: 1, theme: theme)
        .picture()
    }

    /// Where the pill's left edge is, in pixels.
    func pill(scale: Double) throws -> Rect {
      let frame = try #require(bench.strip.indicatorFrames.first)
      return Rect(
        x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
        height: frame.height * scale)
    }
  }

  /// The signed distance of a point from the outline of a rounded box, negative inside.
  private func distance(_ x: Double, _ y: Double, _ box: Rect, _ radius: Double) -> Double {
    let across = abs(x - box.midX) - box.width / 2 + radius
    let down = abs(y - box.midY) - box.height / 2 + radius
    let outside = (max(across, 0) * max(across, 0) + max(down, 0) * max(down, 0)).squareRoot()
    return outside + min(max(across, down), 0) - radius
  }

  /// The share of a pixel inside the outline, from 12 × 12 points in it.
  private func share(_ x: Int, _ y: Int, _ box: Rect, _ radius: Double) -> Double {
    let d = distance(Double(x) + 0.5, Double(y) + 0.5, box, radius)
    guard abs(d) < 1 else { return d < 0 ? 1 : 0 }
    let places = (0..<12).map { (Double($0) + 0.5) / 12 }
    let inside = places.reduce(0) { sum, dx in
      sum + places.count { distance(Double(x) + dx, Double(y) + $0, box, radius) < 0 }
    }
    return Double(inside) / 144
  }

  @Test(arguments: forms) func `each pixel is mixed by text and outline`(form: Form) throws {
    for theme in [Theme.light, .dark] {
      let trio = Trio(form, titles, theme: theme)
      for p in [0, 0.03, 0.17, 0.5, 0.61, 0.996, 1] {
        trio.bench.drag(to: 1 + p)
        let picture = trio.bench.picture()
        let pill = try trio.pill(scale: form.scale)
        var worst = 0.0
        for y in 0..<picture.height {
          for x in 0..<picture.width {
            let c = share(x, y, pill, form.radius * form.scale)
            for shift: UInt32 in [0, 8, 16] {
              let (dark, white) = (trio.dark[x, y].part(shift), trio.white[x, y].part(shift))
              let difference = picture[x, y].part(shift) - (dark + (white - dark) * c)
              worst = max(worst, abs(difference))
            }
          }
        }
        #expect(worst <= 24, "at \(p)")
      }
    }
  }

  @Test(arguments: forms)
  func `full glyphs are pure white inside and pure dark outside, and never red`(
    form: Form
  ) throws {
    let trio = Trio(form, titles)
    var inside = 0
    var edge = 0
    for p in stride(from: 0, through: 1, by: 0.07) {
      trio.bench.drag(to: 1 + p)
      let picture = trio.bench.picture()
      let pill = try trio.pill(scale: form.scale)
      for y in 0..<picture.height - 2 {
        for x in 0..<picture.width where trio.dark[x, y] == 0xFF00_0000 {
          let d = distance(
            Double(x) + 0.5, Double(y) + 0.5, pill, form.radius * form.scale)
          let pixel = picture[x, y]
          if d <= -1 {
            #expect(pixel == 0xFFFF_FFFF)
            inside += 1
          } else if d >= 1 {
            #expect(pixel == 0xFF00_0000)
          } else {
            #expect(abs(pixel.part(16) - pixel.part(8)) <= 1)
            #expect(abs(pixel.part(16) - pixel.part(0)) <= 1)
            edge += 1
          }
        }
      }
    }
    #expect(inside > 500 && edge > 30)
  }

  @Test(arguments: [forms[0], forms[2]])
  func `dark and white ink together are the ink at rest`(form: Form) throws {
    let trio = Trio(form, titles)
    for step in 0...100 {
      trio.bench.drag(to: 1 + Double(step) / 100)
      let picture = trio.bench.picture()
      let pill = try trio.pill(scale: form.scale)
      var worst = 0.0
      for y in 0..<picture.height - 2 {
        for x in 0..<picture.width {
          let d = distance(Double(x) + 0.5, Double(y) + 0.5, pill, form.radius * form.scale)
          guard abs(d) >= 1 else { continue }
          let green = picture[x, y].part(8)
          let ink = d < 0 ? green : 255 - green
          worst = max(worst, abs(ink - (255 - trio.dark[x, y].part(8))))
        }
      }
      #expect(worst <= 1)
    }
  }

  @Test func `the pill moves with the pages, one cell wide and as high as the strip`() throws {
    let bench = StripBench(["A", "B", "C", "D"], look: Looks.illusion, width: 640, start: 1)

    for step in 0...100 {
      bench.drag(to: 1 + Double(step) / 100)
      let pill = try #require(bench.strip.indicatorFrames.first)
      #expect(abs(pill.minX - 160 * bench.pager.position) < 0.01)
      #expect(abs(pill.width - 160) < 0.01)
      #expect(pill.minY == 0 && pill.height == 44)
    }
  }
}

extension UInt32 {
  fileprivate func part(_ shift: UInt32) -> Double { Double(self >> shift & 0xFF) }
}
