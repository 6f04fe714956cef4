public import PagerGraphics
public import PagerKit

/// What a line of a script does.
public enum ScriptAction: Sendable, Equatable {
  /// A button goes down.
  case down(Point, PointerEvent.Button)
  /// The held mouse moves: at once, or evenly from a point since the line before.
  case move(Point, from: Point?)
  /// A button goes up.
  case up(Point, PointerEvent.Button)
  /// The mouse moves without a button.
  case hover(Point)
  /// A drag, a flick or a finger's drag.
  case stroke(ScriptStroke)
  /// A title is clicked.
  case tapTab(Int)
  /// A point is clicked.
  case click(Point, PointerEvent.Button)
  /// The wheel turns, so many times.
  case wheel(Vector, at: Point?, Modifiers, count: Int)
  /// A key is pressed, so many times; all but the first may be repeats of a held key.
  case key(Key, Modifiers, count: Int, repeats: Bool)
  /// Something happens to the window.
  case window(WindowEvent.Kind)
  /// The window gets another size (points), or a renderer another one (pixels), or both.
  case resize(Size?, output: Size?)
  /// The program calls the pager.
  case call([ScriptCall])
  /// Nothing may have moved and nobody been told anything for so many seconds.
  case assertQuiet(Double)
  /// The program ends.
  case quit
}
