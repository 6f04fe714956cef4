import Testing

@testable import PagerSDL

@Suite struct SDLClockTests {
  @Test func `looks bring the clocks together and no event is of the future`() {
    var clock = SDLClock()
    // SDL began at 10 s; its milliseconds are cut.
    for now in [12.0009, 12.0105, 12.0201] {
      clock.look(now: now, milliseconds: UInt64((now - 10) * 1000))
    }

    let time = clock.time(of: 2020, milliseconds: 2020)

    #expect(abs(time - 12.02) < 0.0002)
    #expect(time <= 12.0201)
  }

  @Test func `stamps start anew after 49 days`() {
    var clock = SDLClock()
    let wrapped = UInt64(1) << 32 + 5
    clock.look(now: Double(wrapped) / 1000, milliseconds: wrapped)

    let time = clock.time(of: .max, milliseconds: wrapped)

    #expect(abs(time - Double(wrapped - 6) / 1000) < 1e-6)
  }

  @Test func `a stamp of the future is of now`() {
    var clock = SDLClock()
    clock.look(now: 5, milliseconds: 1000)

    #expect(clock.time(of: 2000, milliseconds: 1000) == 5)
  }
}
