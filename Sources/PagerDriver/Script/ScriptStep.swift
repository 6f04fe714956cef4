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
    case resize(Size?, output: Size?)
    /// Calls the pager.
    case call(ScriptCall)
    /// Checks that all was quiet for so many seconds.
    case assertQuiet(Double)
  }

  var time: Double
  var line: Int
  var work: Work
}
