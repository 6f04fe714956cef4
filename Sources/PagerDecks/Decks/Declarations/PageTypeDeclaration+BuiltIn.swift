import PagerCore

extension PageTypeDeclaration {
  /// A page in one colour.
  public static let color = PageTypeDeclaration(
    "color", "One colour, and what happened to the page lately.",
    [PageParameter("color", .color, isRequired: true, "The colour that fills the page.")])

  /// A plain text.
  public static let text = PageTypeDeclaration(
    "text", "A plain text of any length.",
    [
      sourceOfText, PageParameter("text", .string, "The text itself, instead of a file."),
      PageParameter("wrap", .bool, standard: .bool(true), "Whether long lines are broken."),
      PageParameter(
        "tab", .integer(1...32), standard: .number(8), "How many columns lie between tab stops."),
      PageParameter(
        "monospace", .bool, standard: .bool(true), "Whether all characters are equally wide."),
    ], alternatives: ["source", "text"])

  /// A formatted text.
  public static let markdown = PageTypeDeclaration(
    "markdown", "A text formatted with Markdown.",
    [sourceOfText, PageParameter("text", .string, "The Markdown itself, instead of a file.")],
    alternatives: ["source", "text"])

  /// A picture.
  public static let image = PageTypeDeclaration(
    "image", "A picture that can be zoomed.",
    [PageParameter("source", .path, isRequired: true, "The file of the picture.")])

  /// A list of rows.
  public static let list = PageTypeDeclaration(
    "list", "A list of rows, of any length.",
    [
      PageParameter("source", .path, "The text file whose lines are the rows."),
      PageParameter("rows", .array(.string), "The rows themselves, instead of a file."),
    ], alternatives: ["source", "rows"])

  /// The keys and what they do.
  public static let shortcuts = PageTypeDeclaration(
    "shortcuts", "The keys of the pager and what they do.")

  /// What moves the pager.
  public static let motion = PageTypeDeclaration(
    "motion", "The pager's position and speed as curves, live.")

  /// What is known of a file that no other type shows.
  public static let file = PageTypeDeclaration(
    "file", "What is known of a file that no other type shows.",
    [PageParameter("source", .path, isRequired: true, "The file.")])

  private static let sourceOfText = PageParameter("source", .path, "The file of the text.")
}
