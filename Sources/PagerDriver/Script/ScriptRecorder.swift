public import PagerCore
import PagerGraphics
public import PagerKit

/// Writes what a host does as lines of a script, which do the same when they are played.
///
/// Times are those that the pager was given, in milliseconds with three decimals. A host whose
/// times are whole microseconds is repeated to the bit.
public struct ScriptRecorder: Sendable {
  /// The time at which the script begins, in seconds.
  public let start: Double
  /// The `t` of the last line, in milliseconds: it never goes back.
  private var latest = 0.0

  /// Creates a recorder of a script that begins at `start` (seconds).
  public init(start: Double = 0) {
    self.start = start
  }

  /// The line that does what `event` did, without a line break; nothing for a command that no line
  /// stands for.
  public mutating func line(_ event: InputEvent) -> String? {
    guard let deed = deed(event) else { return nil }
    let time = milliseconds(event.time)
    latest = max(latest, time)
    let stamp = time < latest ? ",\"stamp\":\(JSONText.fixed(time, decimals: 3))" : ""
    return line(deed + stamp)
  }

  /// The line for a frame that was drawn for `time` (seconds).
  public mutating func line(frameAt time: Double) -> String {
    latest = max(latest, milliseconds(time))
    return line("\"frame\":true")
  }

  /// The line for a piece of idle work that was done at `time` (seconds).
  public mutating func line(idleAt time: Double) -> String {
    latest = max(latest, milliseconds(time))
    return line("\"idle\":true")
  }

  /// The line for a page that became ready at `time` (seconds).
  public mutating func line(ready id: PageID, at time: Double) -> String {
    latest = max(latest, milliseconds(time))
    return line("\"ready\":\(JSONText.quoted(id.rawValue))")
  }
}

extension ScriptRecorder {
  private func milliseconds(_ time: Double) -> Double {
    max(0, ((time - start) * 1_000_000).rounded() / 1000)
  }

  private func line(_ deed: String) -> String {
    "{\"t\":\(JSONText.fixed(latest, decimals: 3)),\(deed)}"
  }

  private func deed(_ event: InputEvent) -> String? {
    switch event {
    case .pointer(let event): deed(event) + (event.pump.map { ",\"pump\":\($0)" } ?? "")
    case .wheel(let event):
      "\"wheel\":\(pair(event.delta.dx, event.delta.dy)),\"at\":\(pair(event.position))"
        + held(event.modifiers)
    case .key(let event):
      "\"key\":\(JSONText.quoted(event.key.rawValue))\(held(event.modifiers))"
        + (event.isRepeat ? ",\"repeat\":true" : "")
    case .window(let event): deed(event.kind)
    case .command(.quit, _), .command(.closeWindow, _): "\"quit\":true"
    case .command: nil
    }
  }

  private func deed(_ event: PointerEvent) -> String {
    let place = pair(event.position)
    switch event.kind {
    case .down:
      let clicks = event.clicks > 1 ? ",\"clicks\":\(event.clicks)" : ""
      return "\"down\":\(place)\(pointer(event))\(held(event.modifiers))\(clicks)"
    case .move where event.isHeld: return "\"move\":\(place)\(finger(event))"
    case .move: return "\"motionNoButton\":\(place)"
    case .up: return "\"up\":\(place)\(pointer(event))"
    // The pointer is lost, as when the window loses the keys: a drag settles where it is.
    case .cancel: return "\"window\":\"FOCUS_LOST\""
    }
  }

  private func deed(_ kind: WindowEvent.Kind) -> String {
    switch kind {
    case .resized(let size, let scale):
      "\"resize\":\(pair(size.width, size.height)),\"scale\":\(scale.isFinite ? scale : 1)"
    case .shown: "\"window\":\"SHOWN\""
    case .hidden: "\"window\":\"HIDDEN\""
    case .focusGained: "\"window\":\"FOCUS_GAINED\""
    case .focusLost: "\"window\":\"FOCUS_LOST\""
    case .pointerLeft: "\"window\":\"LEAVE\""
    case .exposed: "\"window\":\"EXPOSED\""
    }
  }

  private func pair(_ point: Point) -> String { pair(point.x, point.y) }

  /// Two numbers as Swift writes them, which is as JSON does.
  private func pair(_ x: Double, _ y: Double) -> String {
    "[\(x.isFinite ? x : 0),\(y.isFinite ? y : 0)]"
  }

  private func pointer(_ event: PointerEvent) -> String {
    event.button == .left ? finger(event) : ",\"button\":\"\(event.button)\""
  }

  /// A window system may number fingers as it likes; a script counts from 0.
  private func finger(_ event: PointerEvent) -> String {
    guard case .finger(let number) = event.device else { return "" }
    return ",\"finger\":\(UInt32(truncatingIfNeeded: number))"
  }

  private func held(_ modifiers: Modifiers) -> String {
    let names = [(Modifiers.shift, "shift"), (.control, "ctrl"), (.alt, "alt")]
      .filter { modifiers.contains($0.0) }.map(\.1)
    return names.isEmpty ? "" : ",\"mod\":\"\(names.joined(separator: "+"))\""
  }
}
