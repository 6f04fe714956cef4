extension Key {
  /// The names that SDL gives the keys of usual keyboards.
  public static let names: Set<String> = {
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
    let digits = (0...9).flatMap { ["\($0)", "Keypad \($0)"] }
    let functions = (1...24).map { "F\($0)" }
    return Set(letters + digits + functions + named + signs)
  }()

  private static let named = [
    "Left", "Right", "Up", "Down", "Home", "End", "PageUp", "PageDown", "Insert", "Delete",
    "Space", "Tab", "Return", "Escape", "Backspace", "Keypad Enter", "Keypad +", "Keypad -",
    "Keypad *", "Keypad /", "Keypad .", "Pause", "Menu", "CapsLock", "PrintScreen",
    "Left Shift", "Right Shift", "Left Ctrl", "Right Ctrl", "Left Alt", "Right Alt",
  ]

  private static let signs = "`~!@#$%^&*()-_=+[]{}\\|;:'\",<.>/?".map { String($0) }
}
