import CSDL2
import PagerCore
import PagerGraphics
import PagerKit
import Testing

@testable import PagerSDL

@MainActor @Suite struct SDLLoopTests {
  private let view = RecordingView()

  /// What the view wrote down while `body` ran.
  private func log(_ harness: LoopHarness, _ body: () -> Void) -> [String] {
    let before = view.log.count
    body()
    return Array(view.log[before...])
  }

  @Test func `at the start the view has its size and is shown`() throws {
    let harness = try LoopHarness(view)

    #expect(view.log.contains("layout 400 300"))
    #expect(view.log.contains("shown"))
    #expect(harness.window.statistics.presents >= 1)
    #expect(harness.stage.isShown)
  }

  @Test func `a press and release click`() throws {
    let harness = try LoopHarness(view)

    let log = log(harness) {
      harness.push(
        .button(SDL_MOUSEBUTTONDOWN, 30, 40),
        .button(SDL_MOUSEBUTTONUP, 30, 40))
    }

    #expect(log.contains("click 1 at 30 40"))
  }

  @Test func `with a scale of its own the window is larger and places are divided`() throws {
    let harness = try LoopHarness(view, scale: 2)
    #expect(harness.loop.geometry.pixels == PixelRect(x: 0, y: 0, width: 800, height: 600))

    let log = log(harness) {
      harness.push(
        .button(SDL_MOUSEBUTTONDOWN, 60, 80),
        .button(SDL_MOUSEBUTTONUP, 60, 80))
    }

    #expect(log.contains("click 1 at 30 40"))
    #expect(harness.stage.size == Size(width: 400, height: 300))
    #expect(harness.stage.scale == 2)
  }

  @Test func `a held move drags and Escape gives up`() throws {
    let harness = try LoopHarness(view)

    let log = log(harness) {
      harness.push(.button(SDL_MOUSEBUTTONDOWN, 30, 40))
      harness.push(.motion(90, 40, held: 1))
      harness.push(.key(SDLK_ESCAPE))
    }

    #expect(log == ["drag", "drag cancelled"])
  }

  @Test func `a finger drags as well`() throws {
    let harness = try LoopHarness(view)

    let log = log(harness) {
      harness.push(.finger(SDL_FINGERDOWN, 0.1, 0.5))
      harness.push(.finger(SDL_FINGERMOTION, 0.5, 0.5))
      harness.push(.finger(SDL_FINGERUP, 0.5, 0.5))
    }

    #expect(log == ["drag", "drop"])
  }

  @Test func `wheel, keys and hovering arrive`() throws {
    let harness = try LoopHarness(view)

    let log = log(harness) {
      harness.push(.wheel(0, -1, at: 5, 6))
      harness.push(.key(SDLK_RIGHT))
      harness.push(.motion(7, 8))
      harness.push(.window(SDL_WINDOWEVENT_LEAVE))
    }

    #expect(log == ["wheel 0.0 -1.0", "hover 5 6", "turn(1)", "hover 7 8", "left"])
  }

  @Test func `a window that is minimised is hidden, then shown`() throws {
    let harness = try LoopHarness(view)

    let log = log(harness) {
      harness.push(.window(SDL_WINDOWEVENT_MINIMIZED))
      harness.push(.window(SDL_WINDOWEVENT_RESTORED))
    }

    #expect(log == ["hidden", "shown"])
  }

  @Test func `of several sizes only the last is laid out`() throws {
    let harness = try LoopHarness(view)

    let log = log(harness) {
      for width in [500, 600, 700] {
        SDL_SetWindowSize(harness.window.handle.pointer, Int32(width), 350)
      }
      harness.settle()
    }

    #expect(log == ["layout 700 350"])
    #expect(harness.loop.shown?.width == 700)
  }

  @Test(arguments: [SDLK_q, SDLK_w])
  func `a command to end ends`(key: SDL_KeyCode) throws {
    let harness = try LoopHarness(view)

    harness.push(.key(key, KMOD_LCTRL))

    #expect(harness.window.exitStatus == 0)
  }

  @Test func `closing the window ends, with the first status given`() throws {
    let harness = try LoopHarness(view)
    harness.window.quit(status: 3)
    #expect(harness.loop.run() == 3)

    harness.push(.plain(SDL_QUIT))

    #expect(harness.window.exitStatus == 3)
  }

  @Test func `who listens to the stage's commands still does, and alone after the end`() throws {
    let harness = try LoopHarness(view)
    harness.loop.end()
    var heard: [PagerCommand] = []
    harness.stage.onCommand = { heard.append($0) }
    let loop = SDLLoop(window: harness.window, stage: harness.stage, watchesMainQueue: false)
    loop.begin()

    harness.stage.handle(.command(.quit, time: 0))
    #expect(harness.window.exitStatus == 0)
    #expect(loop.run() == 0)
    harness.stage.handle(.command(.closeWindow, time: 0))

    #expect(heard == [.quit, .closeWindow])
  }

  @Test func `the title of the stage is written on the window`() throws {
    let harness = try LoopHarness(view)

    harness.stage.title = "Pages — 红"

    #expect(harness.window.title == "Pages — 红")
  }
}
