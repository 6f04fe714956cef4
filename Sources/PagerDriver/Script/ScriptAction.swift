public import PagerCore
public import PagerGraphics
public import PagerKit

/// What a line of a script does.
public enum ScriptAction: Sendable, Equatable {
  /// A button goes down, or a finger touches.
  case down(ScriptPointer)
  /// The held mouse or a finger moves: at once, or evenly from a point since the line before.
  case move(ScriptPointer, from: Point?)
  /// A button goes up, or a finger is lifted.
  case up(ScriptPointer)
  /// The mouse moves without a button.
  case hover(ScriptPointer)
  /// A drag, a flick or a finger's drag.
  case stroke(ScriptStroke)
  /// A title is clicked.
  case tapTab(Int)
  /// A point is clicked.
  case click(Point, PointerEvent.Button)
  /// The wheel turns, so many times.
  case wheel(Vector, at: Point?, Modifiers, count: Int)
  /// A key is pressed, so many times, or repeated so often since it is held.
  case key(Key, Modifiers, count: Int, repeats: Bool)
  /// Something happens to the window.
  case window(WindowEvent.Kind)
  /// The window gets another size (points), or other device pixels a point, which the renderer's
  /// size (pixels) may tell as well.
  case resize(Size?, output: Size?, scale: Double?)
  /// The program calls the pager.
  case call([ScriptCall])
  /// Nothing may have moved and nobody been told anything for so many seconds.
  case assertQuiet(Double)
  /// A host drew a frame.
  case frame
  /// A host did a piece of the work that waits for a quiet moment.
  case idle
  /// A page became ready to be seen, or failed to.
  case ready(PageID)
  /// The program ends.
  case quit
}
