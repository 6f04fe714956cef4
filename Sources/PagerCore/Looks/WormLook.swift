extension Looks {
  /// The symmetric twin of `slider`: the head hurries ahead, then the tail follows, both ways.
  public static let worm: Look = {
    var look = slider
    look.name = "worm"
    look.summary = "like slider, but alike in both directions"
    look.indicators = [stretchingLine(edges: .worm)]
    look.tapResponse = Look.usualTapResponse
    look.bounce = true
    return look
  }()
}
