import CSDL2
import PagerGraphics
import PagerKit
import Testing

@testable import PagerSDL

@MainActor @Suite struct SDLLoopFrameTests {
  private let view = RecordingView()

  @Test func `the first frame is shown before anything else is looked at`() throws {
    let harness = try LoopHarness(view)
    harness.loop.end()
    let loop = SDLLoop(window: harness.window, stage: harness.stage, watchesMainQueue: false)
    loop.begin()
    let before = harness.window.statistics.presents
    var event = SDL_Event.motion(10, 10)
    SDL_PushEvent(&event)

    loop.turn()
    #expect(harness.window.statistics.presents == before + 1)
    #expect(SDL_HasEvent(SDL_MOUSEMOTION.rawValue) == SDL_TRUE)
    loop.turn()

    #expect(SDL_HasEvent(SDL_MOUSEMOTION.rawValue) == SDL_FALSE)
  }

  @Test func `a frame in which no pixel changed is not presented`() throws {
    let harness = try LoopHarness(view)
    let before = harness.window.statistics

    harness.stage.setNeedsFrame()
    harness.push(.motion(10, 10), .motion(20, 20))

    #expect(harness.window.statistics.presents == before.presents)
    #expect(harness.loop.wake == .never)
  }

  @Test func `a changed layer is presented once`() throws {
    let harness = try LoopHarness(view)
    let before = harness.window.statistics

    view.background = .red
    harness.push(.motion(10, 10))

    #expect(harness.window.statistics.presents == before.presents + 1)
    #expect(harness.window.statistics.paintedLayers == before.paintedLayers + 1)
  }

  @Test func `an exposed window is presented again, but not painted`() throws {
    let harness = try LoopHarness(view)
    let before = harness.window.statistics

    harness.push(.window(SDL_WINDOWEVENT_EXPOSED))

    #expect(harness.window.statistics.presents == before.presents + 1)
    #expect(harness.window.statistics.paintedLayers == before.paintedLayers)
  }

  @Test func `a lost device is painted again`() throws {
    let harness = try LoopHarness(view)
    let before = harness.window.statistics

    harness.push(.plain(SDL_RENDER_DEVICE_RESET))

    #expect(harness.window.statistics.paintedLayers == before.paintedLayers + 1)
  }

  @Test func `a hidden window is not drawn and asks for nothing`() throws {
    let harness = try LoopHarness(view)
    let before = harness.window.statistics

    harness.push(.window(SDL_WINDOWEVENT_HIDDEN))
    view.background = .red
    harness.push(.window(SDL_WINDOWEVENT_EXPOSED))

    #expect(harness.window.statistics.presents == before.presents)
    #expect(harness.loop.wake == .never)
  }

  @Test func `an animation gets a frame for each place of the grid`() throws {
    let harness = try LoopHarness(view)
    let animation = Steps(view: view)
    harness.stage.start(animation)

    harness.push(.motion(1, 1))

    let gaps = zip(animation.times, animation.times.dropFirst()).map { $1 - $0 }
    #expect(gaps.count == 5)
    #expect(gaps.allSatisfy { $0 > 0.75 / 60 }, "\(gaps)")
  }

  @Test func `what sleeps for less than a millisecond keeps no event waiting`() throws {
    let harness = try LoopHarness(view)
    harness.loop.pacer = FramePacer(refreshRate: 1000, waitsForDisplay: false)
    for _ in 0..<20 {
      harness.loop.wake = .now
      var event = SDL_Event.motion(10, 10)
      SDL_PushEvent(&event)
      _ = harness.loop.pacer.beginFrame(now: SDLClock.now)

      #expect(harness.loop.nextEvents().contains { $0.type == event.type })
    }
    harness.loop.wake = .never
  }

  @Test func `a hand that holds a page does not wait for the grid`() throws {
    let pages = try PagerHarness()
    pages.hand([.button(SDL_MOUSEBUTTONDOWN, 300, 150)])
    pages.push(.motion(280, 150, held: 1))
    pages.loop.pacer = FramePacer(refreshRate: 0.1, waitsForDisplay: false)
    let start = SDLClock.now

    for x in [260, 240, 220, 200] as [Int32] {
      pages.harness.pushForFrame(.motion(x, 150, held: 1))
    }

    #expect(SDLClock.now - start < 5)
  }

  @Test func `what waits for a time is asked then, and not before`() throws {
    let harness = try LoopHarness(view)
    let alarm = Alarm(at: SDLClock.now + 0.03)
    harness.stage.start(alarm)

    harness.push(.motion(1, 1))

    #expect(alarm.asked.count <= 3)
    let last = try #require(alarm.asked.last)
    #expect(last >= alarm.time)
    #expect(last < alarm.time + 0.02)
  }

  @Test func `idle work is done one piece a turn`() throws {
    let harness = try LoopHarness(view)
    var done = 0
    for _ in 0..<3 { harness.stage.whenIdle { done += 1 } }

    harness.loop.turn()
    #expect(done == 1)

    harness.settle()
    #expect(done == 3)
  }

  @Test func `frames are numbered and told`() throws {
    let harness = try LoopHarness(view)
    var frames: [Int] = []
    harness.window.onFrame = { number, _ in frames.append(number) }
    let before = harness.window.statistics.presents

    harness.push(.window(SDL_WINDOWEVENT_EXPOSED))
    harness.push(.window(SDL_WINDOWEVENT_EXPOSED))

    #expect(frames == [before + 1, before + 2])
  }
}

/// Changes the view six times, each at the next frame.
private final class Steps: Animating {
  private let view: View
  private(set) var times: [Double] = []

  init(view: View) {
    self.view = view
  }

  func advance(to time: Double) -> Wake {
    times.append(time)
    view.background = Color(hex: UInt32(times.count))
    return times.count < 6 ? .now : .never
  }
}

/// Waits for a time.
private final class Alarm: Animating {
  let time: Double
  private(set) var asked: [Double] = []

  init(at time: Double) {
    self.time = time
  }

  func advance(to now: Double) -> Wake {
    asked.append(now)
    return now < time ? .at(time) : .never
  }
}
