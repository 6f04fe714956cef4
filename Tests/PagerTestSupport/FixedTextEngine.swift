public import PagerGraphics

/// A text engine without fonts, whose measures and pixels are the same on every machine.
///
/// Narrow characters are half an em wide, wide ones (Han, kana, hangul, emoji) an em, controls and
/// zero-width ones nothing. Ascent and descent are 0.8 and 0.2 em. Weight and family change
/// nothing.
public final class FixedTextEngine: TextMeasuring, TextRasterizing {
  /// How many lines were drawn so far.
  public private(set) var rasterCount = 0

  /// Creates the engine; it holds no state but its counter.
  public init() {}

  /// The ascent of 0.8 em, the descent of 0.2 em and capitals of 0.7 em, in points.
  public func metrics(of font: Font) -> FontMetrics {
    FontMetrics(
      ascent: 0.8 * font.size, descent: 0.2 * font.size, capHeight: 0.7 * font.size)
  }

  /// The sum of the characters' advances, in points.
  public func width(of text: String, in font: Font) -> Double {
    text.reduce(0) { $0 + $1.fixedAdvance } * font.size
  }

  /// One mask for each stretch of plain characters, one picture for each emoji.
  public func raster(of text: String, in font: Font, scale: Double) -> TextRaster {
    rasterCount += 1
    let em = font.size * scale
    let advance = width(of: text, in: font) * scale
    guard advance > 0, advance < 32768, em < 2048 else {
      return TextRaster(pieces: [], advance: 0)
    }
    return TextRaster(pieces: pieces(of: text, em: em), advance: advance)
  }
}

extension FixedTextEngine {
  private func pieces(of text: String, em: Double) -> [TextRaster.Piece] {
    var pieces: [TextRaster.Piece] = []
    var stretch = FixedGlyphs(start: 0, em: em)
    var pen = 0.0
    for character in text {
      if character.isFixedPicture {
        stretch.flush(into: &pieces)
        pieces += [FixedGlyphs.emoji(at: pen, em: em)].compactMap { $0 }
        pen += em
        stretch = FixedGlyphs(start: pen, em: em)
      } else {
        pen += character.fixedAdvance * em
        stretch.append(character, to: pen)
      }
    }
    stretch.flush(into: &pieces)
    return pieces
  }
}

extension Character {
  /// Whether the engine draws it in its own colours.
  var isFixedPicture: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }

  /// The advance, in ems.
  var fixedAdvance: Double {
    guard let first = unicodeScalars.first else { return 0 }
    if isFixedPicture { return 1 }
    switch first.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
      return 0
    default:
      return first.isWide ? 1 : 0.5
    }
  }
}

extension Unicode.Scalar {
  /// Whether it takes the place of two narrow characters (the common ranges of East Asian Width).
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default:
      false
    }
  }
}
