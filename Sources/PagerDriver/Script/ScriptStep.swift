import PagerCore
import PagerGraphics
import PagerKit

/// Something that a line of a script does at one moment.
struct ScriptStep: Equatable {
  /// What is done.
  enum Work: Equatable {
    /// Hands over an event; its time is that of the step.
    case input(InputEvent)
    /// Presses in the middle of a tab.
    case pressTab(Int)
    /// Lets go where the tab was pressed.
    case releaseTab
    /// Turns the wheel where the pointer is.
    case wheel(Vector, Modifiers)
    /// Changes the window's size, pixels, or both.
    case resize(Size?, output: Size?, scale: Double?)
    /// Calls the pager.
    case call(ScriptCall)
    /// Checks that all was quiet for so many seconds.
    case assertQuiet(Double)
    /// Draws a frame for a time.
    case frame(Double)
    /// Does a piece of idle work.
    case idle
    /// Shows a page whose slow work is done.
    case ready(PageID)
  }

  var time: Double
  var line: Int
  var work: Work

  /// Gives the event that it hands over, or the frame, a time of its own in seconds.
  mutating func stamp(_ time: Double) {
    switch work {
    case .input(let event): work = .input(event.stamped(time))
    case .frame: work = .frame(time)
    default: break
    }
  }
}

extension InputEvent {
  /// The same at another time, in seconds.
  fileprivate func stamped(_ time: Double) -> InputEvent {
    switch self {
    case .pointer(var event):
      event.time = time
      return .pointer(event)
    case .wheel(var event):
      event.time = time
      return .wheel(event)
    case .key(var event):
      event.time = time
      return .key(event)
    case .window(var event):
      event.time = time
      return .window(event)
    case .command(let command, _): return .command(command, time: time)
    }
  }
}
