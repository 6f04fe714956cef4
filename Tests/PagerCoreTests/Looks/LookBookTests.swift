import Testing

@testable import PagerCore

@Suite struct LookBookTests {
  private var neon: Look {
    var look = Looks.underline
    look.name = "neon"
    return look
  }

  @Test func `a book holds the built-in looks first`() {
    #expect(LookBook().looks == Looks.all)
  }

  @Test func `a look that was registered is found by its name, behind the others`() throws {
    var book = LookBook()

    try book.register(neon)

    #expect(try book.look(named: "neon") == neon)
    #expect(book.names == Looks.all.map(\.name) + ["neon"])
    #expect(LookBook().named("neon") == nil)
  }

  @Test func `a name is given once, and never an empty one`() throws {
    var book = LookBook()
    var nameless = neon
    nameless.name = ""

    #expect(throws: LookFailure.taken("scale")) { try book.register(Looks.scale) }
    #expect(throws: LookFailure.unnamed) { try book.register(nameless) }
    #expect(throws: LookFailure.taken("neon")) { try LookBook([neon, neon]) }
    #expect(book == LookBook())
  }

  @Test func `an unknown name is told with the nearest and all others`() throws {
    let book = try LookBook([neon, Looks.scale])

    let failure = #expect(throws: LookFailure.self) { try book.look(named: "neom") }

    #expect(
      failure?.description == "no look \"neom\", did you mean \"neon\"? (known: neon, scale)")
    #expect(
      LookFailure.unknown("x", known: []).description == "no look \"x\" (known: none is registered)"
    )
  }

  @Test func `the looks follow each other in a circle`() throws {
    let book = try LookBook([neon, Looks.scale])

    #expect(book.look(after: "neon") == Looks.scale)
    #expect(book.look(after: "scale") == neon)
    #expect(book.look(after: "gone") == neon)
    #expect(try LookBook([]).look(after: "neon") == nil)
  }
}
