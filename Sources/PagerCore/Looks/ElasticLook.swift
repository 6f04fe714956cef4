extension Looks {
  /// A line below the title, pulled like a rubber band: the head eases out, the tail eases in.
  public static let elastic: Look = {
    var look = Look(name: "elastic", summary: "a line below the title, pulled like rubber")
    look.restColor = .secondaryText
    look.selectedColor = .accentText
    look.indicators = [
      Indicator(edges: .elastic, anchor: .label, shape: .line(thickness: 3, radius: 1.5))
    ]
    return look
  }()
}
