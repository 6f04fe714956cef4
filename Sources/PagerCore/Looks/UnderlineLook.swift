extension Looks {
  /// A line as wide as the title, its edges moving evenly; titles change only their colour.
  public static let underline: Look = {
    var look = Look(name: "underline", summary: "a line below the title, as wide as it")
    look.restColor = .secondaryText
    look.selectedColor = .accentText
    look.indicators = [
      Indicator(edges: .linear, anchor: .label, shape: .line(thickness: 3, radius: 1.5))
    ]
    return look
  }()
}
