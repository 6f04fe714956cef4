public import PagerGraphics

extension DrawCommand {
  /// The texts that it draws, those within clips too.
  public var texts: [TextRun] {
    switch self {
    case .text(let run): [run]
    case .clip(_, let commands): commands.flatMap(\.texts)
    default: []
    }
  }
}

extension Sequence<Layer> {
  /// The texts that the layers draw, from the back to the front.
  public var texts: [TextRun] { flatMap(\.commands).flatMap(\.texts) }

  /// What these texts say.
  public var words: [String] { texts.map(\.text) }
}
