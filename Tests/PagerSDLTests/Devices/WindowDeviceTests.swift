import CSDL2
import PagerCore
import PagerGraphics
import PagerKit
import Testing

@testable import PagerSDL

/// Keys, wheels and what happens to a window, from SDL's events to the pages.
@MainActor @Suite struct WindowDeviceTests {
  @Test func `a held key waits for the page, separate presses count each`() throws {
    let pages = try PagerHarness()

    pages.hand([
      .key(SDLK_RIGHT), .key(SDLK_RIGHT, isRepeat: true), .key(SDLK_RIGHT, isRepeat: true),
    ])
    #expect(pages.pager.target == 2)
    pages.hand([.key(SDLK_RIGHT)])
    #expect(pages.pager.target == 3)
    pages.harness.settle()
    pages.push(.key(SDLK_RIGHT, isRepeat: true))

    #expect(pages.pager.settled == "Page 5")
  }

  @Test(arguments: [(Float(1), 1, 2), (-1, 1, 0), (0.125, 8, 2), (0.125, 7, 1)])
  func `clicks turn a page each, eighths add up`(turn: Float, count: Int, page: Int) throws {
    let pages = try PagerHarness()

    for _ in 0..<count { pages.hand([.wheel(turn, 0, at: 200, 150)]) }
    pages.harness.settle()

    #expect(pages.pager.target == page)
  }

  @Test func `a touchpad moves the pages live, then they snap`() throws {
    let pages = try PagerHarness()

    for _ in 0..<20 { pages.hand([.wheel(1.13, 0, at: 200, 150)]) }
    // 4 of the 226 points are what it takes to begin.
    #expect(abs(pages.pager.position - 1 - 222 / 400) < 1e-4)
    #expect(pages.pager.phase == .dragging)
    pages.harness.settle()

    #expect(pages.pager.settled == "Page 3")
  }

  @Test func `a window that is minimised in motion is at rest at once and draws nothing`() throws {
    let pages = try PagerHarness()
    pages.hand([.key(SDLK_RIGHT)])
    pages.loop.turn()
    let before = pages.statistics

    pages.push(.window(SDL_WINDOWEVENT_MINIMIZED))
    #expect(pages.pager.position == 2)
    #expect(pages.pager.phase == .idle)
    pages.push(.window(SDL_WINDOWEVENT_EXPOSED))
    #expect(pages.statistics.presents <= before.presents + 1)
    let hidden = pages.statistics
    pages.push(.window(SDL_WINDOWEVENT_RESTORED))

    #expect(pages.statistics.presents == hidden.presents + 1)
    #expect(pages.log.filter { $0.event == .didAppear && $0.page == 2 }.count == 1)
  }

  @Test(arguments: [SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET])
  func `a drag goes on when textures are lost, and all is painted again`(
    type: SDL_EventType
  ) throws {
    let pages = try PagerHarness()
    pages.hand([.button(SDL_MOUSEBUTTONDOWN, 300, 150), .motion(200, 150, held: 1)])
    pages.harness.settle()
    let before = pages.statistics

    pages.push(.plain(type))

    #expect(pages.statistics.paintedLayers > before.paintedLayers)
    #expect(pages.pager.phase == .dragging)
    #expect(abs(pages.pager.offset - 494) < 1e-9)
  }

  @Test(arguments: [SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED])
  func `another size or display keeps the place of a drag`(what: SDL_WindowEventID) throws {
    let pages = try PagerHarness()
    pages.hand([.button(SDL_MOUSEBUTTONDOWN, 300, 150), .motion(200, 150, held: 1)])
    let place = pages.pager.position

    SDL_SetWindowSize(pages.harness.window.handle.pointer, 500, 350)
    pages.push(.window(what))

    #expect(pages.pager.bounds.width == 500)
    #expect(abs(pages.pager.position - place) < 1e-9)
    #expect(pages.pager.phase == .dragging)
    #expect(pages.loop.shown?.width == 500)
  }

  @Test func `a present that does not return says that nobody sees the window`() throws {
    let pages = try PagerHarness()
    pages.loop.pacer = FramePacer(refreshRate: 60, waitsForDisplay: true)
    pages.hand([.key(SDLK_RIGHT)])

    pages.loop.presented(from: SDLClock.now - 0.3, isPartial: false, at: SDLClock.now)
    #expect(!pages.harness.stage.isShown)
    #expect(pages.pager.position == 2)
    pages.loop.wake = .now
    pages.push(.motion(10, 150))

    #expect(pages.harness.stage.isShown)
    #expect(pages.log.contains { $0.event == .didAppear && $0.page == 2 })
  }

  @Test func `a present of 200 ms is only slow`() throws {
    let pages = try PagerHarness()
    pages.loop.pacer = FramePacer(refreshRate: 60, waitsForDisplay: true)

    pages.loop.presented(from: SDLClock.now - 0.2, isPartial: false, at: SDLClock.now)

    #expect(pages.harness.stage.isShown)
  }

  @Test func `each step is told in order, at a whole microsecond`() throws {
    let pages = try PagerHarness()
    var steps: [SDLStep] = []
    pages.harness.window.onStep = { steps.append($0) }

    pages.push(.key(SDLK_RIGHT))

    let times = steps.compactMap(\.time)
    #expect(steps.first?.isInput == true)
    #expect(times.count > 10)
    #expect(times.allSatisfy { ($0 * 1_000_000).rounded() / 1_000_000 == $0 })
    #expect(pages.log.map(\.time).allSatisfy { $0 >= 0 })
  }

  @Test func `a window opens with its size and is shown at one moment`() throws {
    let pages = try PagerHarness()
    pages.loop.end()
    var steps: [SDLStep] = []
    pages.harness.window.onStep = { steps.append($0) }

    pages.loop.begin()

    #expect(steps.count == 2)
    #expect(steps.first?.time == steps.last?.time)
  }
}

extension SDLStep {
  fileprivate var isInput: Bool {
    if case .input = self { true } else { false }
  }

  fileprivate var time: Double? {
    switch self {
    case .input(let event): event.time
    case .frame(let time), .idle(let time): time
    }
  }
}
