import PagerGraphics
import Testing

@testable import PagerSDL

@Suite struct WindowGeometryTests {
  @Test(
    arguments: [
      // X11: units are pixels, whatever a point is.
      (800, 800, 1.0, nil, 1.0, 800.0, 100.0), (800, 800, 1, 2, 2, 400, 50),
      (800, 800, 1.25, nil, 1.25, 640, 80),
      // Wayland: units are points.
      (800, 1600, 1, nil, 2, 800, 100), (800, 1200, 1, nil, 1.5, 800, 100),
      (800, 1600, 1, 4, 4, 400, 50),
      // A scale that is none is ignored.
      (800, 800, 1, 0, 1, 800, 100), (800, 800, 1, .nan, 1, 800, 100),
    ] as [(Int, Int, Double, Double?, Double, Double, Double)])
  func `points follow from units, pixels and scale`(
    units: Int, pixels: Int, system: Double, override: Double?, scale: Double, width: Double,
    place: Double
  ) {
    let geometry = WindowGeometry(
      units: (units, units / 2), pixels: (pixels, pixels / 2), systemScale: system,
      override: override)

    #expect(geometry.scale == scale)
    #expect(geometry.size == Size(width: width, height: width / 2))
    #expect(geometry.point(x: 100, y: 100) == Point(x: place, y: place))
    #expect(geometry.point(shareX: 0.5, y: 1) == Point(x: width / 2, y: width / 2))
  }

  @Test func `a window without size has only its corner`() {
    let geometry = WindowGeometry(units: (0, 0), pixels: (0, 0))

    #expect(geometry.size == .zero)
    #expect(geometry.point(x: 5, y: 5) == .zero)
  }
}
