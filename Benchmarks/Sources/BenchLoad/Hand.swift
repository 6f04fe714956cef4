import PagerGraphics
import PagerKit

/// What a person does while pages load: goes to one, holds it and moves it to and fro, leaves it
/// for good, and comes back.
final class Hand: Animating {
  /// How many times it does so.
  private static let rounds = 8
  /// The seconds of each part: until it is held, while it is, until it is left, until the next
  /// round.
  private static let parts = (arrive: 0.6, hold: 2.5, release: 0.7, away: 0.9)
  /// The page that loads slowly, and one so far away that it is let go there.
  private static let pages = (slow: 1, far: 7)

  private let pager: PagerController
  private let stage: Stage
  private let end: () -> Void
  private var start: Double?
  private var round = -1
  private var isHeld = false
  private var hasLeft = true

  init(_ pager: PagerController, _ stage: Stage, end: @escaping () -> Void) {
    self.pager = pager
    self.stage = stage
    self.end = end
  }

  func advance(to time: Double) -> Wake {
    let start = start ?? time + 1
    self.start = start
    guard time >= start else { return .at(start) }
    let parts = Self.parts
    let length = parts.arrive + parts.hold + parts.release + parts.away
    let now = Int((time - start) / length)
    let begin = start + Double(now) * length
    guard now < Self.rounds else {
      end()
      return .never
    }
    if now > round {
      (round, hasLeft) = (now, false)
      pager.go(to: Self.pages.slow)
    }
    let (down, up) = (begin + parts.arrive, begin + parts.arrive + parts.hold)
    if time < down { return .at(down) }
    if time < up { return hold(time, since: down) }
    if isHeld { send(.up, 0, time) }
    if time < up + parts.release { return .at(up + parts.release) }
    if !hasLeft {
      hasLeft = true
      pager.go(to: Self.pages.far)
    }
    return .at(begin + length)
  }

  private func hold(_ time: Double, since down: Double) -> Wake {
    let kind: PointerEvent.Kind = isHeld ? .move : .down
    // Triangles of 2 s, as far as a third of the page to each side.
    let phase = ((time - down) / 2 + 0.25).truncatingRemainder(dividingBy: 1)
    send(kind, (abs(phase - 0.5) * 4 - 1) * 300, time)
    return .now
  }

  private func send(_ kind: PointerEvent.Kind, _ way: Double, _ time: Double) {
    isHeld = kind != .up
    stage.handle(
      .pointer(
        PointerEvent(kind, at: Point(x: 480 + way, y: 300), isHeld: isHeld, time: time)))
  }
}
