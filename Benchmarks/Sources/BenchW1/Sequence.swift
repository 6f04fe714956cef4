import PagerKit
import PagerSDL

/// The workload as a row of steps at their times: it waits as the pager itself does, without tasks,
/// which would cost more than an idle window.
final class Sequence: Animating {
  /// What is done, and how many seconds after the first frame.
  private var steps: ArraySlice<(time: Double, work: () -> Void)>
  private var start: Double?

  /// Turns five pages, 600 ms apart, from 3 s after the first frame on, and sits still for 5.5 s
  /// from 6.5 s on.
  init(_ pager: PagerController, _ window: SDLWindow) {
    var steps: [(time: Double, work: () -> Void)] = [(3, { say("@seq") })]
    for turn in 0..<5 { steps.append((3 + 0.6 * Double(turn), { pager.turnPage(by: 1) })) }
    steps.append((6.5, { say("@idle") }))
    steps.append((11.5, { say("@end") }))
    let end = {
      let loop = window.statistics
      say("@wakes \(loop.eventWakes + loop.timedWakes + loop.mainActorWakes)")
      say("@longest \(loop.longestFrame * 1000)")
      say("@frames \(loop.presents)")
      window.quit()
    }
    self.steps = ArraySlice(steps + [(12, end)])
  }

  /// Does what is due.
  func advance(to time: Double) -> Wake {
    let start = start ?? time
    self.start = start
    while let step = steps.first, start + step.time <= time {
      steps.removeFirst()
      step.work()
    }
    return steps.first.map { .at(start + $0.time) } ?? .never
  }
}
