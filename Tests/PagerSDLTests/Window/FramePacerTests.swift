import Testing

@testable import PagerSDL

@Suite struct FramePacerTests {
  @Test func `after a pause a frame is due at once`() {
    var pacer = FramePacer(refreshRate: 50, waitsForDisplay: false)
    #expect(pacer.slot < 1)
    _ = pacer.beginFrame(now: 1)

    #expect(abs(pacer.slot - 1.02) < 1e-9)
    #expect(pacer.beginFrame(now: 3) == 3)
  }

  @Test func `a frame that is a little late is drawn for its place on the grid`() {
    var pacer = FramePacer(refreshRate: 50, waitsForDisplay: false)
    _ = pacer.beginFrame(now: 1)

    #expect(abs(pacer.beginFrame(now: 1.0203) - 1.02) < 1e-9)
    #expect(abs(pacer.slot - 1.04) < 1e-9)
  }

  @Test func `a frame that is a little early does not take the next one's place`() {
    var pacer = FramePacer(refreshRate: 50, waitsForDisplay: false)
    _ = pacer.beginFrame(now: 1)

    #expect(abs(pacer.beginFrame(now: 1.0198) - 1.02) < 1e-9)
    #expect(abs(pacer.slot - 1.04) < 1e-9)
  }

  @Test(arguments: [(50.0, 0.001), (1000, 0.0002)])
  func `a frame may be a little early, and is still that of its place`(rate: Double, lead: Double) {
    var pacer = FramePacer(refreshRate: rate, waitsForDisplay: false)
    for followsHand in [false, true] {
      _ = pacer.beginFrame(now: 1)
      let slot = pacer.slot

      #expect(!pacer.isDue(at: slot - 1.01 * lead, followsHand: false))
      #expect(pacer.isDue(at: slot - 0.99 * lead, followsHand: false))
      #expect(pacer.beginFrame(now: slot - 0.99 * lead, followsHand: followsHand) == slot)
    }
  }

  @Test func `what waits for a time is asked at that time, not before`() {
    var pacer = FramePacer(refreshRate: 50, waitsForDisplay: false)
    _ = pacer.beginFrame(now: 1)

    #expect(pacer.beginFrame(now: 1.0203, earliest: 1.0202) == 1.0202)
  }

  @Test func `a frame that follows a hand waits four milliseconds and no more`() {
    var pacer = FramePacer(refreshRate: 50, waitsForDisplay: false)
    _ = pacer.beginFrame(now: 1)
    #expect(abs(pacer.handSlot - 1.004) < 1e-9)

    #expect(pacer.beginFrame(now: 1.0043, followsHand: true) == 1.0043)
    #expect(abs(pacer.handSlot - 1.0083) < 1e-9)
    #expect(abs(pacer.slot - 1.0243) < 1e-9)
  }

  @Test func `a frame that follows a hand in its turn is one of the grid`() {
    var pacer = FramePacer(refreshRate: 50, waitsForDisplay: false)
    _ = pacer.beginFrame(now: 1)

    #expect(abs(pacer.beginFrame(now: 1.0203, followsHand: true) - 1.02) < 1e-9)
  }

  @Test(arguments: [(0.0005, 0.004), (0.001, 0.004), (0.003, 0.006), (0.006, 0.012)])
  func `a hand gets a frame every four milliseconds, and at most half of the time`(
    cost: Double, gap: Double
  ) {
    var pacer = FramePacer(refreshRate: 50, waitsForDisplay: false)
    var (now, begins) = (1.0, [Double]())
    while begins.count < 20 {
      if pacer.isDue(at: now, followsHand: true) {
        begins.append(now)
        _ = pacer.beginFrame(now: now, followsHand: true)
        now += cost
        _ = pacer.presented(from: now, to: now)
      }
      now += 0.00001
    }

    for (last, next) in zip(begins, begins.dropFirst()) {
      #expect(abs(next - last - gap) < 0.00003)
    }
  }

  @Test func `a frame that took long is followed by that of the next place`() {
    var pacer = FramePacer(refreshRate: 50, waitsForDisplay: false)
    _ = pacer.beginFrame(now: 1)
    _ = pacer.presented(from: 1, to: 1.015)

    #expect(abs(pacer.handSlot - 1.02) < 1e-9)
  }

  @Test func `where presents wait for the display a hand waits with them`() {
    var pacer = FramePacer(refreshRate: 50, waitsForDisplay: true)
    _ = pacer.beginFrame(now: 1)
    #expect(pacer.handSlot == pacer.slot)
    _ = pacer.presented(from: 1.001, to: 1.019)

    #expect(pacer.handSlot == 1.019)
  }

  @Test func `presents that wait for the display pace by themselves`() {
    var pacer = FramePacer(refreshRate: 50, waitsForDisplay: true)
    _ = pacer.beginFrame(now: 1)
    let isUnseen = pacer.presented(from: 1.001, to: 1.019)

    #expect(!isUnseen)
    #expect(pacer.slot == 1.019)
  }

  @Test func `presents that should wait and do not are kept apart`() {
    var pacer = FramePacer(refreshRate: 50, waitsForDisplay: true)
    for frame in 0..<3 {
      _ = pacer.beginFrame(now: 1 + 0.001 * Double(frame))
      _ = pacer.presented(from: 1 + 0.001 * Double(frame), to: 1.0001 + 0.001 * Double(frame))
    }

    #expect(pacer.isSelfPaced)
    #expect(pacer.slot > 1.015)
  }

  @Test(arguments: [(true, true), (false, false)])
  func `a present that never comes back is of a window that nobody sees`(
    waits: Bool, isUnseen: Bool
  ) {
    var pacer = FramePacer(refreshRate: 50, waitsForDisplay: waits)
    _ = pacer.beginFrame(now: 1)

    #expect(pacer.presented(from: 1, to: 1.3) == isUnseen)
  }
}
