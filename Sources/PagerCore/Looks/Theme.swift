public import PagerGraphics

/// The colours and font sizes of the whole interface.
///
/// Every text has a contrast of at least 4.5 : 1 to what it stands on; only the pure red of the
/// light theme, which the looks `scale`, `slider` and `illusion` are known for, has 4.0 : 1.
/// Source: WCAG 2.2, success criterion 1.4.3.
public struct Theme: Equatable, Sendable {
  /// Behind the titles.
  public var stripBackground: Color
  /// The hairline between strip and pages.
  public var stripSeparator: Color
  /// Behind the pages and under their content.
  public var pageBackground: Color
  /// Text that is read.
  public var text: Color
  /// Text that explains or is not selected.
  public var secondaryText: Color
  /// What draws the eye: indicators, selected titles of the red looks.
  public var accent: Color
  /// Text in the accent's hue that can be read at any size.
  public var accentText: Color
  /// An area in the accent's hue with text on it.
  public var accentFill: Color
  /// An area with a touch of the accent's hue.
  public var softAccent: Color
  /// Text on `accentFill`.
  public var onAccent: Color
  /// Laid over what the pointer is on; mostly transparent.
  public var hover: Color
  /// The ring around what has the keyboard.
  public var focusRing: Color
  /// The area of a page that is not ready.
  public var placeholder: Color
  /// The bars that stand for the text of a page that is not ready.
  public var placeholderBar: Color
  /// The title of a page that is not ready.
  public var placeholderText: Color
  /// The thumb that shows how far a page is scrolled.
  public var scrollbar: Color
  /// The size of running text, in points.
  public var bodySize = 15.0
  /// The size of notes and captions, in points.
  public var captionSize = 12.0
  /// The size of a page's heading, in points.
  public var headingSize = 24.0

  /// Dark text on white; the accent is pure red.
  public static let light = Theme(
    stripBackground: .white,
    stripSeparator: Color(hex: 0xD8D8DC),
    pageBackground: Color(hex: 0xF5F5F7),
    text: .black,
    secondaryText: Color(hex: 0x5C5C61),
    accent: .red,
    accentText: Color(hex: 0xB80018),
    accentFill: .red,
    softAccent: Color(hex: 0xFFE0E0),
    onAccent: .white,
    hover: Color.black.withAlpha(0.06),
    focusRing: Color(hex: 0x0A60D0),
    placeholder: Color(hex: 0xECECEF),
    placeholderBar: Color(hex: 0xDADADF),
    placeholderText: Color(hex: 0x5C5C61),
    scrollbar: Color.black.withAlpha(0.45))

  /// Light text on near black; the accent is a lighter red.
  public static let dark = Theme(
    stripBackground: Color(hex: 0x1C1C1F),
    stripSeparator: Color(hex: 0x38383D),
    pageBackground: Color(hex: 0x141416),
    text: Color(hex: 0xF2F2F5),
    secondaryText: Color(hex: 0xA8A8B0),
    accent: Color(hex: 0xFF6961),
    accentText: Color(hex: 0xFF7A70),
    accentFill: Color(hex: 0xD70015),
    softAccent: Color(hex: 0x452A2B),
    onAccent: .white,
    hover: Color.white.withAlpha(0.08),
    focusRing: Color(hex: 0x6FB1FF),
    placeholder: Color(hex: 0x1E1E21),
    placeholderBar: Color(hex: 0x2E2E33),
    placeholderText: Color(hex: 0xA8A8B0),
    scrollbar: Color.white.withAlpha(0.45))
}
