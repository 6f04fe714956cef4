import PagerGraphics

/// The commands of a view's layer, kept until it must be painted anew.
struct LayerState {
  /// The number of the layer's owner in the stage; nothing before it is first asked for.
  var owner: Int?
  /// Grows when the commands change.
  private(set) var revision = 0
  private var commands: [DrawCommand]?

  /// Forgets the commands.
  mutating func invalidate() {
    guard commands != nil else { return }
    commands = nil
    revision += 1
  }

  /// The revision of what is drawn elsewhere than in the commands; only once it was asked for can it
  /// become another one.
  mutating func takeRevision() -> Int {
    _ = commands { [] }
    return revision
  }

  /// The kept commands, or those that `make` makes.
  mutating func commands(_ make: () -> [DrawCommand]) -> [DrawCommand] {
    if let commands { return commands }
    let made = make()
    commands = made
    return made
  }
}
