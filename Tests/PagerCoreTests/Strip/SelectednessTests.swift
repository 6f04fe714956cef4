import PagerCore
import Testing

@Suite struct SelectednessTests {
  @Test(arguments: [(2, 0.75), (7, 0.25), (1, 0), (3, 0), (6, 0), (8, 0)])
  func `only the two tabs of the way are selected, together by 1`(tab: Int, expected: Double) {
    #expect(selectedness(of: tab, from: 2, to: 7, progress: 0.25) == expected)
    #expect(selectedness(of: tab, from: 7, to: 2, progress: 0.75) == expected)
  }

  @Test(arguments: [-3.0, 0, 0.4, 1, 9, .nan])
  func `a tab on the way to itself is selected`(progress: Double) {
    #expect(selectedness(of: 4, from: 4, to: 4, progress: progress) == 1)
    #expect(selectedness(of: 3, from: 4, to: 4, progress: progress) == 0)
  }

  @Test(arguments: [(-0.2, 1.0, 0.0), (1.3, 0, 1), (.nan, 1, 0)])
  func `progress is kept within the way`(progress: Double, start: Double, end: Double) {
    #expect(selectedness(of: 0, from: 0, to: 1, progress: progress) == start)
    #expect(selectedness(of: 1, from: 0, to: 1, progress: progress) == end)
  }
}
