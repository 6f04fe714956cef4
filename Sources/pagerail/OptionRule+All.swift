import PagerCore

/// Short for what every rule's closure throws.
private typealias Failure = OptionFailure

extension OptionRule {
  /// Every option, in the order in which it is explained.
  ///
  /// Parsing, the help and the messages about wrong options are made from it.
  static let all = shown + window + scripts + pictures + answers

  private static let shown = [
    OptionRule(.shown, "look", "NAME", "look of the strip (--list-looks)") {
      (options, value) throws(Failure) in
      options.look = try value.choice(of: Program.looks.looks, named: \.name)
    },
    OptionRule(.shown, "page", "N", "start on page N, counted from 1") {
      (options, value) throws(Failure) in options.page = try value.count()
    },
    OptionRule(.shown, "demo-pages", "N", "N generated pages instead of a deck") {
      (options, value) throws(Failure) in options.demoPages = try value.count(in: 0...Int.max)
    },
    OptionRule(.shown, "allow-outside", nil, "let a deck show files outside its folder") {
      (options, _) throws(Failure) in options.allowsOutside = true
    },
    OptionRule(.shown, "type", "NAME", "what the standard input (-) is: text, markdown") {
      (options, value) throws(Failure) in
      options.standardInputType = try value.choice(of: ["text", "markdown"]) { $0 }
    },
    OptionRule(.shown, "cache", "SIZE", "memory for pages that are not seen: 64M, 1G") {
      (options, value) throws(Failure) in options.cacheSize = try value.bytes()
    },
    OptionRule(.shown, "jump", "POLICY", "how far pages are gone to: \(jumps)") {
      (options, value) throws(Failure) in
      options.jump = try value.choice(of: JumpPolicy.allCases, named: \.rawValue)
    },
    OptionRule(.shown, "theme", "NAME", "colours: light, dark") {
      (options, value) throws(Failure) in
      options.isDark = try value.choice(of: ["light", "dark"]) { $0 } == "dark"
    },
    OptionRule(.shown, "rtl", nil, "exchange right and left, for scripts read from right to left") {
      (options, _) throws(Failure) in options.isMirrored = true
    },
    OptionRule(.shown, "reduced-motion", nil, "go to pages at once; nothing moves by itself") {
      (options, _) throws(Failure) in options.reducesMotion = true
    },
    OptionRule(.shown, "font", "FILE", "draw text with this font file first") {
      (options, value) throws(Failure) in options.fontFile = try value.file()
    },
    OptionRule(.shown, "font-size", "PT", "size of the titles in points") {
      (options, value) throws(Failure) in options.fontSize = try value.number(in: 4...200)
    },
  ]

  private static let window = [
    OptionRule(.window, "size", "WxH", "size of the content in points") {
      (options, value) throws(Failure) in options.size = try value.size()
    },
    OptionRule(.window, "scale", "F", "pixels per point") {
      (options, value) throws(Failure) in options.scale = try value.number(in: 0.25...8)
    },
    OptionRule(.window, "renderer", "NAME", "auto, software, opengl, opengles2 …") {
      (options, value) throws(Failure) in options.renderer = value.text
    },
    OptionRule(.window, "fullscreen", nil, "open on the whole screen") {
      (options, _) throws(Failure) in options.isFullScreen = true
    },
  ]

  private static let scripts = [
    OptionRule(
      .scripts, "script", "FILE", "carry out the lines of a script; - is the standard input"
    ) {
      (options, value) throws(Failure) in options.script = try value.file()
    },
    OptionRule(.scripts, "record", "FILE", "write what is done in the window as a script") {
      (options, value) throws(Failure) in options.record = try value.file()
    },
    OptionRule(.scripts, "headless", nil, "run on a virtual clock, without a window") {
      (options, _) throws(Failure) in options.isHeadless = true
    },
    OptionRule(.scripts, "hz", "F", "frames a second") {
      (options, value) throws(Failure) in options.refreshRate = try value.number(in: 1...1000)
    },
    OptionRule(.scripts, "frames", "N", "leave after N frames") {
      (options, value) throws(Failure) in options.frames = try value.count(in: 1...Int.max)
    },
    OptionRule(.scripts, "log-events", nil, "print what happens, one JSON object a line") {
      (options, _) throws(Failure) in options.logsEvents = true
    },
    OptionRule(.scripts, "stats", nil, "print what was done at the end, as one JSON object") {
      (options, _) throws(Failure) in options.printsStatistics = true
    },
  ]

  private static let pictures = [
    OptionRule(.pictures, "snapshot", "FILE.png", "write one frame as a picture and leave") {
      (options, value) throws(Failure) in options.action = .snapshot(file: try value.pictureFile())
    },
    OptionRule(.pictures, "position", "P", "position of that frame in pages, from 0: 1.5") {
      (options, value) throws(Failure) in options.position = try value.number(in: 0...1e15)
    },
  ]

  private static let answers = [
    OptionRule(.answers, "list-looks", nil, "print the looks, one a line") {
      (options, _) throws(Failure) in options.action = .listLooks
    },
    OptionRule(.answers, "list-pages", nil, "print the pages of the deck, one a line") {
      (options, _) throws(Failure) in options.action = .listPages
    },
    OptionRule(.answers, "check", nil, "print what is wrong with the pages, one a line") {
      (options, _) throws(Failure) in options.action = .check
    },
    OptionRule(.answers, "print-schema", nil, "print the format of decks as a JSON Schema") {
      (options, _) throws(Failure) in options.action = .printSchema
    },
    OptionRule(.answers, "version", nil, "print the version") {
      (options, _) throws(Failure) in options.action = .version
    },
    OptionRule(.answers, "help", nil, "print this summary") {
      (options, _) throws(Failure) in options.action = .help
    },
  ]

  private static let jumps = JumpPolicy.allCases.map(\.rawValue).joined(separator: ", ")
}
