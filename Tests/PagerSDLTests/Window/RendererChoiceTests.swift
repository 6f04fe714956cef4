import Testing

@testable import PagerSDL

@MainActor @Suite struct RendererChoiceTests {
  private let known = ["opengl", "software"]

  private func names(_ name: String, _ driver: String, hasDevice: Bool) throws -> [String?] {
    try RendererChoice(name, driver: driver, known: known, hasDevice: hasDevice).names
  }

  @Test func `without a graphics device software is taken without a try`() throws {
    #expect(try names("auto", "x11", hasDevice: false) == ["software"])
    #expect(try names("auto", "x11", hasDevice: true) == [nil, "software"])
    #expect(try names("auto", "dummy", hasDevice: true) == ["software"])
  }

  @Test func `a name is taken at its word`() throws {
    #expect(try names("opengl", "x11", hasDevice: false) == ["opengl"])
  }

  @Test func `an unknown name is told with those that there are`() {
    let failure = SDLFailure.unknownRenderer(
      name: "metal", known: ["auto", "opengl", "software"])

    #expect(throws: failure) { try names("metal", "x11", hasDevice: true) }
    #expect(
      failure.description == "no renderer is called metal; there are auto, opengl, software")
  }

  @Test func `SDL has the software renderer`() {
    #expect(RendererChoice.known.contains("software"))
  }
}
