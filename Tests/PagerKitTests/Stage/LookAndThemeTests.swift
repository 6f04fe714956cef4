import PagerCore
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@MainActor @Suite struct LookAndThemeTests {
  private let scene = Scene(count: 5)

  private func press(_ key: Key) {
    scene.stage.handle(.key(KeyEvent(key, time: scene.stage.time)))
  }

  @Test func `a key goes through all looks and begins anew`() {
    let names = Looks.all.map { _ in
      press("L")
      return scene.pager.look.name
    }

    #expect(Set(names) == Set(Looks.all.map(\.name)))
    #expect(scene.pager.look == Looks.standard)
  }

  @Test func `a pager has the looks that it is given`() {
    scene.pager.looks = []
    press("L")
    #expect(scene.pager.look == Looks.standard)

    var large = Looks.standard
    large.titleSize = 30
    scene.pager.looks = [large]
    press("L")
    #expect(scene.pager.look.titleSize == 30)
  }

  @Test func `a look changes in the middle of a motion without moving the pages`() {
    scene.pager.go(to: 1)
    scene.run(until: 0.15)
    let (position, velocity) = (scene.pager.position, scene.pager.velocity)
    #expect(position > 0 && position < 1)
    #expect(velocity > 0)

    press("L")

    #expect(scene.pager.position == position)
    #expect(scene.pager.phase == .settling)
    #expect(scene.pager.brokenInvariants().isEmpty)
  }

  @Test func `a key changes from light to dark and back`() {
    press("T")
    #expect(scene.stage.theme == .dark)
    #expect(scene.stage.displayList().background == Theme.dark.pageBackground)

    press("T")
    #expect(scene.stage.theme == .light)
  }

  @Test func `a repeated key counts once`() {
    let event = KeyEvent("T", isRepeat: true, time: 0)
    scene.stage.handle(.key(event))

    #expect(scene.stage.theme == .light)
  }
}
