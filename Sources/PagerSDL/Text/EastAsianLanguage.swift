import CSDL2

/// The language whose way of drawing Chinese characters is wanted.
///
/// Chinese, Japanese and Korean share code points for characters that they draw differently.
nonisolated enum EastAsianLanguage: String, Hashable, Sendable {
  case simplifiedChinese = "zh-cn"
  case traditionalChinese = "zh-tw"
  case hongKongChinese = "zh-hk"
  case japanese = "ja"
  case korean = "ko"
}

nonisolated extension EastAsianLanguage {
  /// The language that a tag (`zh-Hant`, `ja`) or the name of a locale (`ko_KR.UTF-8`) means; none
  /// for all others.
  init?(tag: String) {
    let name = tag.lowercased().prefix { $0 != "." && $0 != "@" }
    let parts = name.split { $0 == "-" || $0 == "_" }
    switch parts.first {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "zh":
      if parts.contains("hk") || parts.contains("mo") {
        self = .hongKongChinese
      } else if parts.contains("tw") || parts.contains("hant") {
        self = .traditionalChinese
      } else {
        self = .simplifiedChinese
      }
    default: return nil
    }
  }

  /// The language of the locale, if it is one of these.
  static var ofLocale: EastAsianLanguage? {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = SDL_getenv(name), value.pointee != 0 else { continue }
      return EastAsianLanguage(tag: String(cString: value))
    }
    return nil
  }

  /// The language that a text without a stated one is in: Japanese with kana, Korean with hangul,
  /// else Chinese.
  init(guessedFrom text: String) {
    var result = EastAsianLanguage.simplifiedChinese
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D:
        self = .japanese
        return
      case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xAC00...0xD7FF:
        result = .korean
      default: break
      }
    }
    self = result
  }
}
