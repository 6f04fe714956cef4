extension Looks {
  /// Titles that grow by 0.3 and turn from black to red, rgb(q, 0, 0), as the pages are dragged.
  public static let scale: Look = {
    var look = Look(name: "scale", summary: "titles grow and turn red with the drag")
    look.titleSize = 17
    look.titleScale = 1.3
    look.bounce = false
    return look
  }()
}
