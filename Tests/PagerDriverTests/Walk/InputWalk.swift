import PagerTestSupport

/// Random input and deeds as lines of a script, each of which can be left out.
struct InputWalk {
  private var random: SeededGenerator
  private var number = 0

  init(seed: Int) {
    random = SeededGenerator(seed: seed)
  }

  /// So many random lines of a walk with this seed.
  static func lines(seed: Int, count: Int) -> [String] {
    var walk = InputWalk(seed: seed)
    return (0..<count).map { _ in walk.line() }
  }

  private mutating func line() -> String {
    number += 1
    if integer(0..<10) == 0 { return programDeed() }
    let pause = choose([0, 0, 5, 16, 16, 40, 130, 700])
    return "{\"after\":\(pause),\(deed())}"
  }

  private mutating func deed() -> String {
    switch integer(0..<100) {
    case 0..<14: "\"down\":\(place())\(device())"
    case 14..<36: "\"move\":\(place())\(device())"
    case 36..<46: "\"up\":\(place())\(device())"
    case 46..<49: "\"motionNoButton\":\(place())"
    case 49..<57: stroke()
    case 57..<63: "\"click\":\(place())\(choose(["", "", "", ",\"button\":\"back\""]))"
    case 63..<73: wheel()
    case 73..<80: key()
    case 80..<91: "\"call\":\"\(call())\""
    case 91..<94: resize()
    default: "\"window\":\"\(choose(Self.windows))\""
    }
  }

  private static let windows = [
    "MINIMIZED", "RESTORED", "RESTORED", "RESTORED", "EXPOSED", "FOCUS_LOST", "LEAVE",
  ]
}

extension InputWalk {
  private mutating func integer(_ range: Range<Int>) -> Int { .random(in: range, using: &random) }

  private mutating func choose<Value>(_ values: [Value]) -> Value {
    values[integer(0..<values.count)]
  }

  private mutating func place() -> String {
    let y = integer(0..<4) == 0 ? integer(0..<44) : integer(60..<590)
    return "[\(integer(-60..<860)),\(y)]"
  }

  private mutating func device() -> String {
    choose(["", "", "", ",\"finger\":0", ",\"finger\":1"])
  }

  /// What the program does, of all that is known.
  private mutating func programDeed() -> String {
    let deed = choose(WalkDeed.names)
    return WalkDeed.line(deed.name, integer(0..<deed.numbers))
  }

  private mutating func stroke() -> String {
    let (from, to, time) = (integer(50..<750), integer(-50..<850), integer(20..<300))
    let stroke = "[\(from),\(to),\(time)],\"y\":\(choose([20, 300, 300]))"
    return choose([
      "\"drag\":\(stroke),\"hold\":100", "\"flick\":\(stroke)",
      "\"fingerDrag\":\(stroke),\"mouseCopies\":true,\"secondFinger\":[10,20]",
    ])
  }

  private mutating func wheel() -> String {
    let turn = choose([
      "[0,-1]", "[0,3]", "[1,0]", "[-2,0]", "[0.37,0]", "[-1.62,0.1]", "[0.125,0]",
    ])
    let count = choose([1, 1, 8, 20])
    return
      "\"wheel\":\(turn),\"at\":\(place()),\"n\":\(count)\(choose(["", "", ",\"mod\":\"shift\""]))"
  }

  private mutating func key() -> String {
    let keys = [
      "Right", "Left", "Right", "Left", "Home", "End", "Escape", "3", "Down", "PageUp", "Space",
      "Tab", "Tab", "Return", "L", "T", "F1",
    ]
    let held = choose(["", "", "", ",\"mod\":\"ctrl\"", ",\"mod\":\"shift\""])
    return "\"key\":\"\(choose(keys))\"\(held)\(choose(["", "", ",\"repeat\":true,\"n\":5"]))"
  }

  private mutating func call() -> String {
    let index = integer(-1..<9)
    let place = integer(0..<9)
    return choose([
      "select(\(index))", "select(\(index),animated:false)", "reload()",
      "insert(\(place),New \(number))", "append(New \(number))", "delete(\(place))",
      "delete(\(place))", "setTitle(\(place),'Title \(number)')",
    ])
  }

  private mutating func resize() -> String {
    "\"resize\":\(choose(["[800,600]", "[800,600]", "[500,400]", "[320.1,44]", "[1,1]", "[0,0]"])),"
      + "\"scale\":\(choose([1, 1, 1.25, 2]))"
  }
}
