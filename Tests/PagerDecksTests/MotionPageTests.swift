import PagerCore
import PagerGraphics
import PagerKit
import Testing

@testable import PagerDecks

@MainActor @Suite struct MotionPageTests {
  private let pages: PageList = ["Red": "Red", "Motion": "motion", "Blue": "Blue"]

  @Test func `the page plots what a hand does to the pager, and rests with it`() throws {
    let album = try Album(pages, start: 1)
    let view = try #require(album.view("Motion") as? MotionView)
    var told = 0
    album.pager.onPosition = { _ in told += 1 }

    album.pointer(.down, 800, 300)
    for step in 1...20 {
      album.run(0.02)
      album.pointer(.move, 800 - 20 * Double(step), 300)
    }
    #expect(view.trace.samples.last?.phase == .dragging)
    #expect(album.pageTexts.contains { $0.text == "in your hand" && $0.font.weight == .bold })
    album.pointer(.up, 400, 300)
    #expect(album.run(4) == .never)

    #expect(told > 20)
    #expect(Set(view.trace.samples.map(\.phase)) == [.idle, .dragging, .settling])
    #expect(view.trace.samples.last?.phase == .idle)
    #expect(view.trace.samples.last?.position == album.pager.position)
    #expect(view.trace.samples.contains { abs($0.speed) > 0.5 })
  }

  @Test func `nothing is drawn anew while nothing moves`() throws {
    let album = try Album(pages, start: 1)
    album.run(1)
    let layers = album.stage.displayList().layers

    album.run(10)

    #expect(album.stage.advance(to: album.time + 1) == .never)
    #expect(album.stage.displayList().layers == layers)
  }

  @Test func `a page that was let go watches no more`() throws {
    let album = try Album(pages, start: 1)
    weak let page = album.pager.page("Motion")
    #expect(page != nil)

    album.go(to: 2)
    album.go(to: 0)

    #expect(page == nil)
  }

  @Test func `the page alone says what to do`() {
    let page = MotionPage(
      context: PageContext(descriptor: PageDescriptor(id: "a", title: "A", type: "motion")))
    let view = page.view as? MotionView

    #expect(view?.trace.samples.isEmpty == true)
    #expect(view?.titleOfPage(0) == nil)
  }

  @Test(arguments: stride(from: 0, through: 1200, by: 60).map(Double.init))
  func `figures, plots and legend do not overlap`(height: Double) {
    for width in stride(from: 0.0, through: 2000, by: 125) {
      let layout = MotionLayout(size: Size(width: width, height: height))
      let parts = layout.figures + [layout.position, layout.speed, layout.legend]
      let page = Rect(x: 0, y: 0, width: width, height: height)

      for (index, part) in parts.enumerated() where !part.isEmpty {
        #expect(part.intersection(page) == part)
        #expect(!parts.dropFirst(index + 1).contains { $0.intersects(part) })
      }
    }
  }
}
