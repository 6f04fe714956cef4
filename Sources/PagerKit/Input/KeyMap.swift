/// Which keys mean which commands.
///
/// Help, shortcuts page and scripts are made from it.
public struct KeyMap: Sendable, Equatable {
  /// Bindings that are explained together.
  public struct Group: Sendable, Equatable {
    /// The keys as a person reads them.
    public var keys: String
    /// What they do.
    public var meaning: String
    /// The bindings.
    public var bindings: [KeyBinding]

    /// Creates a group that is shown as `keys` and `meaning`.
    public init(_ keys: String, _ meaning: String, _ bindings: [KeyBinding]) {
      self.keys = keys
      self.meaning = meaning
      self.bindings = bindings
    }
  }

  /// The groups in the order in which they are explained.
  public let groups: [Group]
  private let commands: [KeyBinding.Chord: PagerCommand]

  /// Creates a map of `groups`; the first binding of a chord wins.
  public init(_ groups: [Group]) {
    self.groups = groups
    var commands: [KeyBinding.Chord: PagerCommand] = [:]
    for binding in groups.flatMap(\.bindings) {
      for chord in binding.chords where commands[chord] == nil {
        commands[chord] = binding.command
      }
    }
    self.commands = commands
  }

  /// What `key` means together with `modifiers`, if anything.
  public func command(for key: Key, modifiers: Modifiers) -> PagerCommand? {
    commands[KeyBinding.Chord(key, modifiers)]
  }
}

extension KeyMap {
  /// The keys that Pagerail comes with.
  public static let standard = KeyMap([
    Group(
      "← →", "previous, next page",
      [
        KeyBinding(.turn(-1), .init("Left")), KeyBinding(.turn(1), .init("Right")),
      ]),
    Group(
      "Ctrl+Shift+Tab, Ctrl+Tab", "previous, next page",
      [
        KeyBinding(.turn(-1), .init("Tab", [.control, .shift])),
        KeyBinding(.turn(1), .init("Tab", .control)),
      ]),
    Group(
      "Ctrl+PgUp, Ctrl+PgDn", "previous, next page",
      [
        KeyBinding(.turn(-1), .init("PageUp", .control)),
        KeyBinding(.turn(1), .init("PageDown", .control)),
      ]),
    Group(
      "Home, End", "first, last page",
      [
        KeyBinding(.firstPage, .init("Home")), KeyBinding(.lastPage, .init("End")),
      ]),
    Group("1 … 8, Alt+1 … Alt+8", "page with that number", numbers),
    Group(
      "9, Alt+9", "last page",
      [
        KeyBinding(.lastPage, .init("9"), .init("9", .alt), .init("Keypad 9"))
      ]),
    Group(
      "↑ ↓", "scroll the page by lines",
      [
        KeyBinding(.scrollLines(-1), .init("Up")), KeyBinding(.scrollLines(1), .init("Down")),
      ]),
    Group(
      "PgUp PgDn, Shift+Space Space", "scroll the page by its height",
      [
        KeyBinding(.scrollPages(-1), .init("PageUp"), .init("Space", .shift)),
        KeyBinding(.scrollPages(1), .init("PageDown"), .init("Space")),
      ]),
    Group(
      "Ctrl+Home, Ctrl+End", "beginning, end of the page",
      [
        KeyBinding(.scrollToStart, .init("Home", .control)),
        KeyBinding(.scrollToEnd, .init("End", .control)),
      ]),
    Group(
      "Tab, Shift+Tab", "next, previous control",
      [
        KeyBinding(.focusNext, .init("Tab")), KeyBinding(.focusPrevious, .init("Tab", .shift)),
      ]),
    Group(
      "Return", "press the focused control",
      [KeyBinding(.activate, .init("Return"), .init("Keypad Enter"))]),
    Group(
      "+ − 0", "larger, smaller, whole picture",
      [
        KeyBinding(
          .zoom(1), .init("+"), .init("+", .shift), .init("="), .init("=", .shift),
          .init("Keypad +")),
        KeyBinding(.zoom(-1), .init("-"), .init("Keypad -")),
        KeyBinding(.resetZoom, .init("0"), .init("Keypad 0")),
      ]),
    Group(
      "Ctrl+A, Ctrl+C", "select all text, copy the selection",
      [
        KeyBinding(.selectAll, .init("A", .control)), KeyBinding(.copy, .init("C", .control)),
      ]),
    Group("Esc", "give up a drag, close the shortcuts", [KeyBinding(.cancel, .init("Escape"))]),
    Group(
      "F1, ?", "show or hide the shortcuts",
      [
        KeyBinding(
          .showShortcuts, .init("F1"), .init("?"), .init("?", .shift), .init("/", .shift))
      ]),
    Group("L", "next look of the strip", [KeyBinding(.nextLook, .init("L"))]),
    Group("T", "light or dark theme", [KeyBinding(.toggleTheme, .init("T"))]),
    Group("F11", "fill the screen", [KeyBinding(.toggleFullScreen, .init("F11"))]),
    Group("Ctrl+W", "close the window", [KeyBinding(.closeWindow, .init("W", .control))]),
    Group("Ctrl+Q", "quit", [KeyBinding(.quit, .init("Q", .control))]),
  ])

  private static let numbers = (1...8).map { number in
    KeyBinding(
      .page(number), .init(Key(rawValue: "\(number)")),
      .init(Key(rawValue: "\(number)"), .alt), .init(Key(rawValue: "Keypad \(number)")))
  }
}
