import Testing

@testable import PagerCore

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("underlin", "underline"), ("WORM", "worm"), ("ilusion", "illusion"), ("slidre", "slider"),
    ("scale", "scale"),
  ])
  func `a misspelt name finds the name that was meant`(written: String, meant: String) {
    #expect(nearest(written, in: ["underline", "scale", "slider", "worm", "illusion"]) == meant)
  }

  @Test(arguments: ["", "x", "qqqqqqqq"])
  func `a name that resembles none finds none`(written: String) {
    #expect(nearest(written, in: ["underline", "scale"]) == nil)
  }

  @Test func `among no names none is near`() {
    #expect(nearest("scale", in: [String]()) == nil)
  }

  @Test func `of equally similar names the first is taken`() {
    #expect(nearest("cat", in: ["bat", "hat"]) == "bat")
  }

  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("kitten", "sitting", 3),
    ("ab", "ba", 1), ("ca", "abc", 3),
  ])
  func `the distance counts single edits`(first: String, second: String, distance: Int) {
    #expect(editDistance(Array(first), Array(second)) == distance)
    #expect(editDistance(Array(second), Array(first)) == distance)
  }
}
