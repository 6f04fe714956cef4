import CSDL2
import Foundation
import PagerCore
import PagerDriver
import PagerGraphics
import PagerKit
import PagerTestSupport
import Testing

@testable import PagerSDL

/// Every recorded stream of a wheel or touchpad as SDL's events, with frames in between.
@MainActor @Suite struct WheelStreamDeviceTests {
  nonisolated private static let file = WheelRecordings.load()

  @Test func `every stream and train is there`() {
    #expect(Self.file.streams.count == 14)
    #expect(Self.file.trains.count == 5)
  }

  @Test(arguments: file.streams)
  func `a stream turns as many pages as a person would count`(stream: WheelRecording) throws {
    let wheel = try WheelDriver(start: 20, count: 41)
    for event in stream.events {
      wheel.turn(event, isClick: stream.isDiscrete, isVertical: stream.isVertical)
    }
    wheel.driver.runUntilRest()

    #expect(wheel.turns.count == stream.expected)
    #expect(wheel.driver.isAtRest)
    #expect(wheel.driver.faults == [])
  }

  @Test(arguments: file.trains)
  func `a train of clicks turns at the expected times`(train: WheelTrain) throws {
    let wheel = try WheelDriver(start: train.start, count: train.pages)
    for click in train.clicks {
      wheel.turn(
        WheelRecording.Event(time: click.time, dx: click.count, dy: 0), isClick: true,
        isVertical: false)
    }
    wheel.driver.runUntilRest()

    #expect(wheel.turns.map { ($0.time * 1000).rounded() } == train.expectedTimes)
    #expect(wheel.driver.pager?.target == train.expectedPage)
  }
}

/// A pager on a virtual clock that is turned by SDL's wheel events.
@MainActor
private final class WheelDriver {
  let driver: Driver
  private var context = SDLEventContext.test()

  init(start: Int, count: Int) throws {
    let pager = PagerController(
      source: NumberedPages(count: count, type: "Probe"), registry: .probes(), start: start)
    driver = Driver(root: pager, text: FixedTextEngine())
  }

  /// The selections by the wheel.
  var turns: [PagerLogEntry] {
    driver.log.filter { $0.event == .selected && $0.reason == .wheel }
  }

  /// Points become SDL's units of 10 points, of which none is a click's; a click is a whole one.
  func turn(_ event: WheelRecording.Event, isClick: Bool, isVertical: Bool) {
    func unit(_ way: Double) -> Float {
      guard isClick else { return Float(way * 0.1003) }
      return way == 0 ? 0 : way < 0 ? -1 : 1
    }
    let (x, y) = (unit(event.dx), unit(event.dy))
    // A stream down the page is one across it for whoever turns pages with it.
    var turn = isVertical ? SDL_Event.wheel(y, x, at: 400, 300) : .wheel(x, y, at: 400, 300)
    turn.wheel.timestamp = UInt32(event.time.rounded())
    if let input = context.translate(turn) { driver.send(input) }
  }
}
