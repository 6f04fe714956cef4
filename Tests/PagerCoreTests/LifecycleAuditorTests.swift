import PagerCore
import Testing

@Suite struct LifecycleAuditorTests {
  @Test(arguments: [
    ([LifecycleStep.willAppear, .didAppear, .willDisappear, .didDisappear, .willAppear], true),
    ([.willAppear, .willDisappear, .willAppear, .didAppear], true),
    ([.willAppear, .willDisappear, .didDisappear], true),
    ([.didAppear], false),
    ([.willDisappear], false),
    ([.didDisappear], false),
    ([.willAppear, .willAppear], false),
    ([.willAppear, .didDisappear], false),
    ([.willAppear, .didAppear, .didDisappear], false),
    ([.willAppear, .didAppear, .willAppear], false),
    ([.willAppear, .didAppear, .didAppear], false),
    ([.willAppear, .willDisappear, .didAppear], false),
    ([.willAppear, .willDisappear, .didDisappear, .didDisappear], false),
  ])
  func `steps follow one another as the contract says`(steps: [LifecycleStep], isRight: Bool) {
    var auditor = LifecycleAuditor()

    let faults = steps.compactMap { auditor.note($0, of: "a") }

    #expect(faults.isEmpty == isRight)
  }

  @Test func `a fault names the page and both steps`() {
    var auditor = LifecycleAuditor()

    let first = auditor.note(.didAppear, of: "a")
    let second = auditor.note(.didAppear, of: "a")

    #expect(first == "a: didAppear after nothing")
    #expect(second == "a: didAppear after didAppear")
  }

  @Test func `at rest exactly one page is appeared`() {
    var auditor = LifecycleAuditor()
    #expect(auditor.fault(atRestOn: nil) == nil)
    #expect(auditor.fault(atRestOn: "a") != nil)

    _ = auditor.note(.willAppear, of: "a")
    #expect(auditor.fault(atRestOn: "a") != nil)
    _ = auditor.note(.didAppear, of: "a")

    #expect(auditor.fault(atRestOn: "a") == nil)
    #expect(auditor.fault(atRestOn: "b") == "at rest on b, but [\"a: didAppear\"]")
    #expect(auditor.fault(atRestOn: nil) != nil)
  }

  @Test func `hidden no page is left`() {
    var auditor = LifecycleAuditor()
    _ = auditor.note(.willAppear, of: "a")
    _ = auditor.note(.willDisappear, of: "a")
    #expect(auditor.faultWhileHidden == "hidden, but [\"a\"] have not disappeared")

    _ = auditor.note(.didDisappear, of: "a")

    #expect(auditor.faultWhileHidden == nil)
  }
}
