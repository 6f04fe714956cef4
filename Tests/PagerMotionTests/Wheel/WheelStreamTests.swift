import PagerMotion
import Testing

/// The recorded wheel and touchpad streams, as a person would count their page turns.
@Suite struct WheelStreamTests {
  private static let streams = Fixture.records(Fixture.wheel["streams"])
  private static let continuous = streams.filter { $0.json["expected_page_turns"] != .null }
  /// Without its first events the square begins along the pages, and is then a gesture.
  private static let turning = continuous.filter { $0.json["expected_page_turns"] != .number(0) }
  private static let fingerOnly = streams.filter { $0.json["finger_only"] != .null }
  private static let discrete = streams.filter {
    $0.json["expected_page_turns_discrete"] != .null
  }
  private static let trains = Fixture.records(Fixture.wheel["discrete_cases"])

  @Test func `every recording is checked`() {
    #expect(Self.streams.count == 14)
    #expect(Self.continuous.count + Self.discrete.count == Self.streams.count)
    #expect(Self.fingerOnly.count == 9)
    #expect(Self.trains.count == 5)
  }

  @Test(arguments: Self.continuous)
  func `a touchpad stream turns the expected pages`(stream: Record) throws {
    let turns = try turns(of: stream)

    #expect(turns == (try stream.json["expected_page_turns"].integer()))
  }

  @Test(arguments: Self.turning, [1, 2, 3])
  func `a touchpad stream that lost its first events turns the same`(
    stream: Record, lost: Int
  ) throws {
    let turns = try turns(of: stream, dropping: lost)

    #expect(turns == (try stream.json["expected_page_turns"].integer()))
  }

  @Test(arguments: Self.continuous, [60.0, 144.0])
  func `a touchpad stream stamped by the pumps turns the same`(
    stream: Record, rate: Double
  ) throws {
    let turns = try turns(of: stream) { (($0 * rate).rounded(.up) / rate * 1000).rounded() / 1000 }

    #expect(turns == (try stream.json["expected_page_turns"].integer()))
  }

  @Test(arguments: Self.fingerOnly)
  func `the fingers alone turn the expected pages`(stream: Record) throws {
    let turns = try turns(of: stream, first: stream.json["finger_only"]["events"].integer())

    #expect(turns == (try stream.json["finger_only"]["expected_page_turns"].integer()))
  }

  @Test(arguments: Self.discrete)
  func `a clicked wheel turns the expected pages`(stream: Record) throws {
    var paging = ClickPaging()
    let turns = try stream.json["events"].items.map { event in
      paging.add(time: try event["t_ms"].number() / 1000, direction: try event["dx"].sign())
    }

    #expect(abs(turns.reduce(0, +)) == (try stream.json["expected_page_turns_discrete"].integer()))
  }

  @Test(arguments: Self.trains)
  func `a train of clicks turns its pages at the expected times`(train: Record) throws {
    var paging = ClickPaging()
    var page = try train.json["start_page"].integer()
    var commits: [Double] = []
    for click in train.json["clicks_t_ms_n"].items {
      let numbers = try click.numbers()
      let turn = paging.add(time: numbers[0] / 1000, direction: Int(numbers[1]))
      page += turn
      if turn != 0 { commits.append(numbers[0]) }
    }

    #expect(commits == (try train.json["expected_commit_times_ms"].numbers()))
    #expect(page == (try train.json["expected_final_page"].integer()))
  }

  private func turns(
    of stream: Record, first: Int = .max, dropping lost: Int = 0,
    stamp: (Double) -> Double = { $0 }
  ) throws -> Int {
    let isVertical = stream.json["main_axis"].optionalText == "y"
    var (paging, turns) = (ContinuousPaging(), 0)
    for event in stream.json["events"].items.prefix(first).dropFirst(lost) {
      let time = stamp(try event["t_ms"].number() / 1000)
      let (x, y) = (try event["dx"].number(), try event["dy"].number())
      turns += paging.silence(at: time).turns
      turns +=
        paging.add(along: isVertical ? y : x, across: isVertical ? x : y, time: time).turns
    }
    return turns + paging.silence(at: .infinity).turns
  }
}

extension WheelAction {
  /// How many pages it turns, either way.
  var turns: Int {
    switch self {
    case .none, .progress: 0
    case .turn(let pages): abs(pages)
    case .release(let pages, _): abs(pages)
    }
  }
}

extension JSON {
  fileprivate func sign() throws -> Int { try number() < 0 ? -1 : 1 }
}
