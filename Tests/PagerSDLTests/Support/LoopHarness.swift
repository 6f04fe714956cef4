import CSDL2
import Foundation
import PagerGraphics
import PagerKit
import PagerTestSupport

@testable import PagerSDL

/// A real loop with a real window on SDL's driver for no display, turned by hand.
@MainActor
final class LoopHarness {
  // Once only: the environment must not change under the threads of other tests.
  private static let goOffScreen: Void = {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
  }()

  let window: SDLWindow
  let stage: Stage
  let loop: SDLLoop

  /// Opens a window of 400 × 300 points with `root` in it and turns until nothing is to be done.
  init(_ root: View, scale: Double? = nil) throws {
    Self.goOffScreen
    var options = SDLWindowOptions(size: Size(width: 400, height: 300))
    options.scale = scale
    window = try SDLWindow(title: "Test", options: options, text: FixedTextEngine())
    stage = Stage(root: root, text: window.text)
    loop = SDLLoop(window: window, stage: stage, watchesMainQueue: false)
    // What an earlier window left must not reach this one.
    SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    loop.begin()
    settle()
  }

  /// Hands events to SDL and turns until nothing is to be done.
  func push(_ events: SDL_Event...) {
    for event in events { give(event) }
    settle()
  }

  /// Hands an event to SDL and turns until a frame was presented.
  func pushForFrame(_ event: SDL_Event) {
    let before = window.statistics.presents
    give(event)
    while window.statistics.presents == before { loop.turn() }
  }

  private func give(_ event: SDL_Event) {
    var event = event
    SDL_PushEvent(&event)
  }

  /// Turns until only an event could bring more.
  func settle() {
    while loop.wake != .never
      || SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
        == SDL_TRUE
      || stage.hasIdleWork
    {
      loop.turn()
    }
  }
}
