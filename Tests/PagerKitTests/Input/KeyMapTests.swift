import PagerCore
import PagerKit
import PagerTestSupport
import Testing

@Suite struct KeyMapTests {
  private static let table: [(Key, Modifiers, PagerCommand)] = [
    ("Left", [], .turn(-1)), ("Right", [], .turn(1)), ("Tab", .control, .turn(1)),
    ("Tab", [.control, .shift], .turn(-1)), ("PageUp", .control, .turn(-1)),
    ("PageDown", .control, .turn(1)), ("Home", [], .firstPage), ("End", [], .lastPage),
    ("1", [], .page(1)), ("8", [], .page(8)), ("9", [], .lastPage), ("3", .alt, .page(3)),
    ("9", .alt, .lastPage), ("Keypad 4", [], .page(4)), ("Keypad 9", [], .lastPage),
    ("Up", [], .scrollLines(-1)), ("Down", [], .scrollLines(1)),
    ("PageUp", [], .scrollPages(-1)), ("PageDown", [], .scrollPages(1)),
    ("Space", [], .scrollPages(1)), ("Space", .shift, .scrollPages(-1)),
    ("Home", .control, .scrollToStart), ("End", .control, .scrollToEnd),
    ("Escape", [], .cancel), ("F11", [], .toggleFullScreen), ("Q", .control, .quit),
    ("W", .control, .closeWindow), ("Tab", [], .focusNext), ("Tab", .shift, .focusPrevious),
    ("Return", [], .activate), ("Keypad Enter", [], .activate),
    ("A", .control, .selectAll), ("C", .control, .copy),
    ("+", [], .zoom(1)), ("=", .shift, .zoom(1)), ("-", [], .zoom(-1)), ("0", [], .resetZoom),
  ]

  @Test(arguments: table)
  func `each key does what is written`(key: Key, modifiers: Modifiers, command: PagerCommand) {
    #expect(KeyMap.standard.command(for: key, modifiers: modifiers) == command)
  }

  @Test(arguments: [
    ("Left", Modifiers.shift), ("Q", Modifiers()), ("F11", Modifiers.alt),
    ("Return", Modifiers.control),
  ])
  func `other keys do nothing`(key: String, modifiers: Modifiers) {
    #expect(KeyMap.standard.command(for: Key(rawValue: key), modifiers: modifiers) == nil)
  }

  @Test func `no chord means two commands`() {
    let chords = KeyMap.standard.groups.flatMap(\.bindings).flatMap(\.chords)

    #expect(Set(chords).count == chords.count)
    #expect(chords.count > 40)
  }

  @Test func `keys bear the names that SDL gives them`() {
    let others = ["Left", "Right", "Up", "Down", "Home", "End", "PageUp", "PageDown", "Space"]
    let more = [
      "Tab", "Escape", "F1", "F11", "L", "Q", "T", "W", "/", "?", "Return",
      "Keypad Enter", "Keypad +", "Keypad -", "+", "=", "-", "A", "C",
    ]
    let digits = (0...9).flatMap { ["\($0)", "Keypad \($0)"] }
    let keys = KeyMap.standard.groups.flatMap(\.bindings).flatMap(\.chords).map(\.key.rawValue)

    #expect(Set(keys) == Set(others + more + digits))
    #expect(Set(keys).isSubset(of: Key.names))
  }

  @MainActor
  @Test func `a held arrow turns on once 95 percent of the way are done, presses each count`() {
    let held = Scene(count: 9)
    held.key("Right")
    held.run(for: 0.2)
    held.key("Right", isRepeat: true)
    #expect(held.pager.target == 1)
    held.run(for: 0.12)
    held.key("Right", isRepeat: true)
    #expect(held.pager.target == 2)

    let pressed = Scene(count: 9)
    for _ in 0..<3 { pressed.key("Right") }
    #expect(pressed.pager.target == 3)
  }
}
