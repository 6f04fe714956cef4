import PagerMotion
import Testing

@Suite struct MotionConstantsTests {
  @Test func `the standard constants are the defaults`() {
    var changed = MotionConstants()
    #expect(changed == .standard)

    changed.snapResponse = 0.3
    #expect(changed != .standard)
  }

  @Test func `constants changed at run time reach the motion`() {
    var constants = MotionConstants.standard
    constants.snapResponse = 0.2
    constants.restDistance = 5
    let quick = PageSnap(from: 0, to: 300, velocity: 0, constants: constants)
    let usual = PageSnap(from: 0, to: 300, velocity: 0)

    #expect(quick.angularFrequency == 2 * usual.angularFrequency)
    #expect(quick.restTime(pixelScale: 1) < usual.restTime(pixelScale: 1) / 1.5)
  }
}
