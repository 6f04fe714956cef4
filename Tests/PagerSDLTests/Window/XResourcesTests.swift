import Testing

@testable import PagerSDL

@MainActor @Suite struct XResourcesTests {
  @Test(arguments: [
    ("96", 1.0), ("144", 1.5), ("120.0", 1.25), ("0", nil), ("-96", nil), ("nan", nil), ("x", nil),
    ("100000", nil),
  ])
  func `dots an inch become pixels a point`(text: String, scale: Double?) {
    #expect(XResources.scale(dotsPerInch: text) == scale)
  }
}
