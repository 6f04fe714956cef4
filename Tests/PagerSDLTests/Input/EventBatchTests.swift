import CSDL2
import Testing

@testable import PagerSDL

@Suite struct EventBatchTests {
  @Test func `only the last change of size is left, in its place`() {
    let batch = EventBatch([
      .window(SDL_WINDOWEVENT_SIZE_CHANGED, stamp: 1), .motion(0, 0, stamp: 2),
      .window(SDL_WINDOWEVENT_SIZE_CHANGED, stamp: 3), .motion(0, 0, stamp: 4),
      .window(SDL_WINDOWEVENT_SIZE_CHANGED, stamp: 5), .motion(0, 0, stamp: 6),
    ])

    #expect(batch.events.map(\.common.timestamp) == [2, 4, 5, 6])
  }

  @Test(
    arguments: [
      ([], true), ([100], true), ([100, 100, 101], true), ([100, 102], false),
      ([.max, 0], true), ([.max, 1], false),
    ] as [([UInt32], Bool)])
  func `stamps that are apart are those of the events`(stamps: [UInt32], isByPump: Bool) {
    let batch = EventBatch(stamps.map { .motion(0, 0, stamp: $0) })

    #expect(batch.isStampedByPump == isByPump)
  }

  @Test func `only stamps of pointers count`() {
    let batch = EventBatch([
      .motion(0, 0, stamp: 100), .window(SDL_WINDOWEVENT_EXPOSED, stamp: 10),
    ])

    #expect(batch.isStampedByPump)
  }

  @Test func `lost pixels ask for all of them`() {
    #expect(EventBatch([.window(SDL_WINDOWEVENT_EXPOSED)]).asksForRepaint)
    #expect(EventBatch([.window(SDL_WINDOWEVENT_SIZE_CHANGED)]).asksForRepaint)
    #expect(EventBatch([.plain(SDL_RENDER_DEVICE_RESET)]).asksForRepaint)
    #expect(!EventBatch([.window(SDL_WINDOWEVENT_FOCUS_GAINED)]).asksForRepaint)
    #expect(!EventBatch([.motion(0, 0)]).asksForRepaint)
  }

  @Test(
    arguments: [
      ([SDL_WINDOWEVENT_DISPLAY_CHANGED], true),
      ([SDL_WINDOWEVENT_DISPLAY_CHANGED, SDL_WINDOWEVENT_SIZE_CHANGED], true),
      ([SDL_WINDOWEVENT_SIZE_CHANGED], false),
    ])
  func `another display is noticed, whatever follows`(
    kinds: [SDL_WindowEventID], isNoticed: Bool
  ) {
    #expect(EventBatch(kinds.map { .window($0) }).tellsOfDisplay == isNoticed)
  }

  @Test func `a hand is a finger that moves, or the mouse with a button down`() {
    #expect(EventBatch([.plain(SDL_FINGERMOTION)]).tellsOfHand)
    #expect(EventBatch([.motion(0, 0, held: 1)]).tellsOfHand)
    #expect(!EventBatch([.motion(0, 0)]).tellsOfHand)
    #expect(!EventBatch([.key(SDLK_a)]).tellsOfHand)
  }

  @Test func `a window that is used or uncovered is seen`() {
    #expect(EventBatch([.motion(0, 0)]).tellsOfAttention)
    #expect(EventBatch([.key(SDLK_a)]).tellsOfAttention)
    #expect(EventBatch([.window(SDL_WINDOWEVENT_EXPOSED)]).tellsOfAttention)
    #expect(!EventBatch([.window(SDL_WINDOWEVENT_FOCUS_LOST)]).tellsOfAttention)
  }
}
