import PagerCore
import PagerGraphics
import PagerKit

extension ScriptFields {
  /// What may stand on a line, with what may stand beside it.
  static let vocabulary: KeyValuePairs<String, [String]> = [
    "down": ["button", "finger", "mod", "clicks", "stamp", "pump"],
    "move": ["from", "finger", "stamp", "pump"], "up": ["button", "finger", "stamp", "pump"],
    "motionNoButton": ["stamp", "pump"],
    "drag": ["hold", "y", "button"], "flick": ["y", "button"],
    "fingerDrag": ["hold", "y", "mouseCopies", "secondFinger"],
    "tapTab": [], "click": ["button"], "wheel": ["at", "mod", "n", "dir", "stamp"],
    "key": ["mod", "n", "repeat", "stamp"], "resize": ["output", "scale", "stamp"],
    "output": ["resize"], "window": ["stamp"], "call": [], "assertQuietSince": [],
    "frame": ["stamp"], "idle": [], "ready": [], "quit": [],
  ]
  private static let times = ["t", "after"]

  /// Reads the line; `latest` is the latest `t` so far, in seconds.
  package func line(notBefore latest: inout Double) throws(ScriptFailure) -> ScriptLine {
    let verb = try verb()
    let time = try time(notBefore: &latest)
    return ScriptLine(
      number: line, time: time, action: try action(verb), stamp: try seconds("stamp"))
  }

  private func verb() throws(ScriptFailure) -> String {
    let verbs = Self.vocabulary.map(\.key)
    let known = Set(verbs + Self.vocabulary.flatMap(\.value) + Self.times)
    for key in values.keys.sorted() where !known.contains(key) {
      let hint = nearest(key, in: known.sorted()).map { ", did you mean \"\($0)\"?" } ?? ""
      throw failure("unknown key \"\(key)\"\(hint)")
    }
    guard let found = Self.vocabulary.first(where: { has($0.key) }) else {
      throw failure("expected one of \(verbs.joined(separator: ", "))")
    }
    let allowed = Set([found.key] + found.value + Self.times)
    for key in values.keys.sorted() where !allowed.contains(key) {
      throw failure("\"\(key)\" does not go with \"\(found.key)\"")
    }
    return found.key
  }

  private func time(notBefore latest: inout Double) throws(ScriptFailure) -> ScriptTime {
    guard !(has("t") && has("after")) else {
      throw failure("expected \"t\" or \"after\", not both")
    }
    if let after = try seconds("after") { return .after(after) }
    guard values["t"]?.string == nil else {
      return try word("t", ["half": ScriptTime.half, "rest": .rest]) ?? .after(0)
    }
    guard let time = try seconds("t") else { return .after(0) }
    guard time >= latest else {
      throw failure("\"t\": expected at least \(Int(latest * 1000)), since time does not go back")
    }
    latest = time
    return .at(time)
  }

  private func action(_ verb: String) throws(ScriptFailure) -> ScriptAction {
    switch verb {
    case "down": .down(try pointer(verb))
    case "move": .move(try pointer(verb), from: try point("from"))
    case "up": .up(try pointer(verb))
    case "motionNoButton": .hover(try pointer(verb))
    case "drag", "flick", "fingerDrag": .stroke(try stroke(verb))
    case "tapTab": .tapTab(try integer(verb, from: 0) ?? 0)
    case "click": .click(try point(verb) ?? .zero, try button())
    case "wheel": try wheel()
    case "key": try key()
    case "resize", "output": try resize()
    case "window": try window()
    case "call": .call(try calls())
    case "assertQuietSince": .assertQuiet(try seconds(verb) ?? 0)
    case "frame": try flag(verb, .frame)
    case "idle": try flag(verb, .idle)
    case "ready": .ready(PageID(try string(verb) ?? ""))
    default: try flag(verb, .quit)
    }
  }
}

extension ScriptFields {
  private func pointer(_ verb: String) throws(ScriptFailure) -> ScriptPointer {
    let finger = try integer("finger", from: 0)
    var pointer = ScriptPointer(
      try point(verb) ?? .zero, button: try button(), device: finger.map { .finger($0) } ?? .mouse,
      modifiers: try modifiers(), clicks: try integer("clicks", from: 1) ?? 1)
    pointer.pump = try integer("pump", from: 0)
    return pointer
  }

  private func stroke(_ verb: String) throws(ScriptFailure) -> ScriptStroke {
    let numbers = try self.numbers(verb, ["x0", "x1", "ms"]) ?? [0, 0, 0]
    guard numbers[2] >= 0 else { throw failure("\"\(verb)\": expected at least 0 ms") }
    var stroke = ScriptStroke(from: numbers[0], to: numbers[1], duration: numbers[2] / 1000)
    stroke.y = try number("y") ?? stroke.y
    stroke.hold = try seconds("hold") ?? 0
    stroke.button = try button()
    stroke.isFinger = verb == "fingerDrag"
    stroke.hasMouseCopies = try bool("mouseCopies")
    if let span = try self.numbers("secondFinger", ["ms", "ms"]) {
      guard span[0] >= 0, span[0] <= span[1] else {
        throw failure("\"secondFinger\": expected two times in order")
      }
      stroke.secondFinger = span[0] / 1000...span[1] / 1000
    }
    return stroke
  }

  private func wheel() throws(ScriptFailure) -> ScriptAction {
    let turn = try numbers("wheel", ["x", "y"]) ?? [0, 0]
    // The direction that SDL tells changes nothing: the deltas have it in them.
    _ = try word("dir", ["NORMAL": true, "FLIPPED": false])
    return .wheel(
      Vector(dx: turn[0], dy: turn[1]), at: try point("at"), try modifiers(),
      count: try integer("n", from: 1) ?? 1)
  }

  private func key() throws(ScriptFailure) -> ScriptAction {
    let name = try string("key") ?? ""
    guard Key.names.contains(name) else {
      let hint = nearest(name, in: Key.names.sorted()).map { ", did you mean \"\($0)\"?" } ?? ""
      throw failure("\"key\": no key is named \"\(name)\"\(hint)")
    }
    return .key(
      Key(rawValue: name), try modifiers(),
      count: try integer("n", from: 1) ?? 1, repeats: try bool("repeat"))
  }

  private func window() throws(ScriptFailure) -> ScriptAction {
    let kind = try word(
      "window",
      [
        "MINIMIZED": WindowEvent.Kind.hidden, "HIDDEN": .hidden, "RESTORED": .shown,
        "SHOWN": .shown, "EXPOSED": .exposed, "FOCUS_LOST": .focusLost,
        "FOCUS_GAINED": .focusGained, "LEAVE": .pointerLeft,
      ])
    return .window(kind ?? .exposed)
  }

  private func calls() throws(ScriptFailure) -> [ScriptCall] {
    let text = try string("call") ?? ""
    do {
      return try ScriptCall.parse(text)
    } catch {
      throw failure("\"call\": \(error.expected)")
    }
  }

  private func resize() throws(ScriptFailure) -> ScriptAction {
    let scale = try number("scale")
    guard scale ?? 1 > 0 else { throw failure("\"scale\": expected a number above 0") }
    return .resize(try size("resize"), output: try size("output"), scale: scale)
  }

  private func flag(_ verb: String, _ action: ScriptAction) throws(ScriptFailure) -> ScriptAction {
    guard try bool(verb) else { throw failure("\"\(verb)\": expected true") }
    return action
  }
}
