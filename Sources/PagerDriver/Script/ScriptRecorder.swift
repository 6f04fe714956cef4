import PagerCore
import PagerGraphics
public import PagerKit

/// Writes what a host hands over as lines of a script, which do the same when they are played.
///
/// Times are those that the pager saw, in milliseconds with three decimals.
public struct ScriptRecorder: Sendable {
  /// The time at which the script begins, in seconds.
  public let start: Double

  /// Creates a recorder of a script that begins at `start` (seconds).
  public init(start: Double = 0) {
    self.start = start
  }

  /// The line that does what `event` did, without a line break; nothing for a command that no line
  /// stands for.
  public func line(_ event: InputEvent) -> String? {
    guard let deed = deed(event) else { return nil }
    let time = max(0, event.time - start) * 1000
    return "{\"t\":\(JSONText.fixed(time, decimals: 3)),\(deed)}"
  }
}

extension ScriptRecorder {
  private func deed(_ event: InputEvent) -> String? {
    switch event {
    case .pointer(let event): deed(event)
    case .wheel(let event):
      "\"wheel\":\(pair(event.delta.dx, event.delta.dy)),\"at\":\(pair(event.position))"
        + held(event.modifiers)
    case .key(let event):
      "\"key\":\(JSONText.quoted(event.key.rawValue))\(held(event.modifiers))"
        + (event.isRepeat ? ",\"repeat\":true" : "")
    case .window(let event): deed(event.kind)
    case .command(.quit, _): "\"quit\":true"
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
      "\"resize\":\(pair(size.width, size.height)),"
        + "\"output\":\(pair(size.width * scale, size.height * scale))"
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

  private func finger(_ event: PointerEvent) -> String {
    guard case .finger(let number) = event.device else { return "" }
    return ",\"finger\":\(number)"
  }

  private func held(_ modifiers: Modifiers) -> String {
    let names = [(Modifiers.shift, "shift"), (.control, "ctrl"), (.alt, "alt")]
      .filter { modifiers.contains($0.0) }.map(\.1)
    return names.isEmpty ? "" : ",\"mod\":\"\(names.joined(separator: "+"))\""
  }
}
