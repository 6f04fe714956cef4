import PagerMotion
import Testing

@Suite struct FrameClockTests {
  @Test(arguments: [(0.0, 60.0), (-1, 60), (.nan, 60), (144, 144), (24, 24)])
  func `the display mode seeds the interval`(rate: Double, expected: Double) {
    #expect(FrameClock(refreshRate: rate).interval == 1 / expected)
  }

  @Test(arguments: 0..<50)
  func `frame times stay on the grid through jitter`(seed: Int) {
    var (random, clock) = (SeededGenerator(seed: seed), FrameClock(refreshRate: 60))
    let start = clock.frameTime(now: 100)
    for frame in 1...100 {
      let real = start + Double(frame) / 60
      let time = clock.frameTime(now: real + random.number(-0.003...0.003))
      #expect(abs(time - real) < 1e-9)
    }
  }

  @Test func `a pause starts the grid anew`() {
    var clock = FrameClock(refreshRate: 60)
    let first = clock.frameTime(now: 1)
    let second = clock.frameTime(now: 3.008)

    #expect(first == 1 && second == 3.008)
  }

  @Test func `frame times never go back`() {
    var clock = FrameClock(refreshRate: 60)
    let first = clock.frameTime(now: 5)

    #expect(clock.frameTime(now: 4) == first && clock.frameTime(now: 4.999) == first)
  }

  @Test func `the interval follows the presents in spite of dropped frames`() {
    var clock = FrameClock(refreshRate: 60)
    for frame in 0...20 where frame % 5 != 3 {
      clock.presented(at: Double(frame) / 59.94)
    }

    #expect(abs(clock.interval - 1 / 59.94) < 1e-9)
  }

  @Test func `pauses and presents in a row do not change the interval`() {
    var clock = FrameClock(refreshRate: 60)
    for step in 0..<40 { clock.presented(at: Double(step / 2) * 0.7 + Double(step % 2) * 0.001) }

    #expect(clock.interval == 1 / 60.0)
  }

  @Test(arguments: [0.0, 0.001, 1 / 60.0, 0.02, 7.3])
  func `the next frame lies after the time and on the grid`(time: Double) {
    var clock = FrameClock(refreshRate: 60)
    let start = clock.frameTime(now: 2)
    let next = clock.nextFrame(after: start + time)
    let frames = (next - start) * 60

    #expect(next > start + time && next <= start + time + 1 / 60.0 + 1e-9)
    #expect(abs(frames - frames.rounded()) < 1e-6)
  }

  @Test func `without a frame the next one is an interval away`() {
    #expect(FrameClock(refreshRate: 50).nextFrame(after: 1) == 1.02)
  }
}
