import Foundation
import PagerGraphics
import Testing

@testable import PagerCore

@Suite struct ThemeTests {
  private static let themes = [Theme.light, .dark]

  /// The relative luminance of WCAG 2.2.
  private func luminance(_ color: Color) -> Double {
    func linear(_ value: Double) -> Double {
      value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private func contrast(_ first: Color, _ second: Color) -> Double {
    let (one, other) = (luminance(first) + 0.05, luminance(second) + 0.05)
    return max(one, other) / min(one, other)
  }

  private func hovered(_ color: Color, in theme: Theme) -> Color {
    color.mixed(with: theme.hover.withAlpha(1), by: theme.hover.alpha)
  }

  @Test func `black on white has the greatest contrast`() {
    #expect(abs(contrast(.black, .white) - 21) < 1e-9)
  }

  @Test(arguments: themes)
  func `text can be read on every ground it stands on`(theme: Theme) {
    let grounds = [
      theme.stripBackground, theme.pageBackground, hovered(theme.stripBackground, in: theme),
      hovered(theme.pageBackground, in: theme),
    ]

    for ground in grounds {
      for text in [theme.text, theme.secondaryText, theme.accentText] {
        #expect(contrast(text, ground) >= 4.5)
      }
    }
    #expect(contrast(theme.placeholderText, theme.placeholder) >= 4.5)
    #expect(contrast(theme.accentText, theme.softAccent) >= 4.5)
    #expect(contrast(theme.secondaryText, theme.softAccent) >= 4.5)
  }

  @Test(arguments: themes)
  func `what is no text can be told from its ground`(theme: Theme) {
    for color in [theme.accent, theme.accentFill, theme.focusRing] {
      #expect(contrast(color, theme.stripBackground) >= 3)
    }
    #expect(contrast(theme.focusRing, theme.pageBackground) >= 3)
  }

  @Test func `the light accent is the articles' pure red, the dark one can be read as text`() {
    #expect(Theme.light.accent == .red && Theme.light.text == .black)
    #expect(contrast(Theme.dark.accent, Theme.dark.stripBackground) >= 4.5)
    #expect(contrast(Theme.dark.onAccent, Theme.dark.accentFill) >= 4.5)
  }

  @Test(arguments: themes)
  func `every named colour of titles and paints is one of the theme's`(theme: Theme) {
    let titles = TitleColor.allCases.map { $0.color(in: theme) }
    let paints = IndicatorPaint.allCases.map { $0.color(in: theme) }

    #expect(
      titles == [
        theme.text, theme.secondaryText, theme.accent, theme.accentText, theme.onAccent,
      ])
    #expect(paints == [theme.accent, theme.accentFill, theme.softAccent])
  }
}
