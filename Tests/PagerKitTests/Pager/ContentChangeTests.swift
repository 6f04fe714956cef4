import PagerCore
import PagerKit
import PagerTestSupport
import Testing

@MainActor @Suite struct ContentChangeTests {
  @Test func `a page that takes a change over stays`() {
    let scene = Scene(source: pages("1", "1"), registry: registry)
    let page = scene.pager.page("0") as? NotePage
    page?.takesChanges = true

    scene.pager.contentDidChange { $0.id == "0" }

    #expect(scene.pager.page("0") === page)
    #expect(page?.changes == 1)
  }

  @Test func `a page that does not is made anew, where it was left and whole in its life`() {
    let scene = Scene(source: pages("1", "1"), registry: registry)
    let page = scene.pager.page("0") as? NotePage
    page?.place = 7
    scene.log = []

    scene.pager.contentDidChange { $0.id == "0" }

    let new = scene.pager.page("0") as? NotePage
    #expect(new !== page && new?.place == 7)
    #expect(
      scene.log == [
        "willDisappear 0", "didDisappear 0", "evicted 0", "created 0", "viewDidLoad 0",
        "willAppear 0", "didAppear 0",
      ])
    #expect(scene.faults.isEmpty && scene.faultsAtRest.isEmpty)
  }

  @Test(arguments: [("1", 0), ("2", 1)])
  func `other parameters are a change`(parameter: String, changes: Int) {
    let scene = Scene(source: pages("1", "1"), registry: registry)
    let page = scene.pager.page("0") as? NotePage
    page?.takesChanges = true

    scene.pager.apply(pages(parameter, "1"))

    #expect(scene.pager.page("0") === page)
    #expect(page?.changes == changes)
    #expect(page?.context.descriptor.parameters["note"] == .string(parameter))
  }

  @Test func `another type makes another page without asking the old one`() {
    let scene = Scene(source: pages("1", "1"), registry: registry)
    let page = scene.pager.page("0") as? NotePage
    page?.takesChanges = true

    scene.pager.apply(PageList([PageDescriptor(id: "0", title: "0", type: "Probe")]))

    #expect(page?.changes == 0)
    #expect(scene.pager.page("0") != nil && !(scene.pager.page("0") is NotePage))
  }

  @Test func `the more a person sees of a page the more urgent it is`() {
    let scene = Scene(source: pages("1", "1", "1", "1", "1"), registry: registry, start: 1)
    let atRest = ["0", "1", "2", "3", "4"].map { scene.pager.urgency(of: PageID($0)) }

    scene.press(700)
    for x in stride(from: 690.0, through: 400, by: -10) { scene.move(x) }
    scene.run(for: 0.1)

    #expect(atRest == [1, 4, 1, 0, 0])
    #expect(scene.pager.urgency(of: "2") == 3)
    #expect(scene.pager.urgency(of: "none") == 0)
  }

  private var registry: PageRegistry {
    let registry = PageRegistry.probes()
    try? registry.register(NotePage.self, as: "Note")
    return registry
  }

  private func pages(_ notes: String...) -> PageList {
    PageList(
      notes.enumerated().map { index, note in
        PageDescriptor(
          id: PageID(String(index)), title: note, type: "Note", parameters: ["note": .string(note)])
      })
  }
}

/// A page that counts the changes it is told of.
private final class NotePage: Page {
  var takesChanges = false
  var place = 0
  private(set) var changes = 0

  override func contentDidChange() -> Bool {
    changes += 1
    return takesChanges
  }

  override func saveState() -> (any Codable & Sendable)? { place }

  override func restoreState(_ state: any Codable & Sendable) { place = state as? Int ?? 0 }
}
