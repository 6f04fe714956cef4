#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How the C library reads text.
enum TextLocale {
  /// Lets it read UTF-8, as the person's locale or any: X11 gives a window no other than an English
  /// name without it.
  ///
  /// Numbers, dates and messages stay as they were. To be called before there are other threads.
  static func adopt() {
    setlocale(LC_CTYPE, "")
    let isUTF8 = nl_langinfo(Int32(CODESET)).map { String(cString: $0) == "UTF-8" } ?? false
    if !isUTF8 { setlocale(LC_CTYPE, "C.UTF-8") }
  }
}
