import Testing

@testable import PagerDecks

@Suite struct PageHistoryTests {
  @Test func `the last twelve entries are kept`() {
    var history = PageHistory()
    for number in 0..<15 { history.add("\(number)", at: 100 + Double(number)) }

    #expect(history.entries.map(\.name) == (3..<15).map(String.init))
    #expect(history.entries.last?.time == 14)
  }

  @Test func `a successor goes on with the clock of the first page`() {
    var first = PageHistory()
    first.add("created", at: 10)
    var second = PageHistory()
    second.add("created", at: 15)
    second.add("willAppear", at: 16)

    let whole = second.continuing(first)

    #expect(whole.entries.map(\.time) == [0, 5, 6])
  }

  @Test(arguments: [
    (0, "0.00 s"), (0.004, "0.00 s"), (0.05, "0.05 s"), (12.345, "12.35 s"), (-1, "0.00 s"),
    (61, "61.00 s"), (1e300, "10000000.00 s"),
  ])
  func `times have two decimals`(time: Double, text: String) {
    #expect(PageHistory.Entry(name: "", time: time).timeText == text)
  }
}
