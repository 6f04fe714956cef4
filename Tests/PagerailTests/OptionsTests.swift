import PagerCore
import PagerDecks
import PagerGraphics
import Testing

@testable import pagerail

@MainActor @Suite struct OptionsTests {
  @Test func `without arguments everything is as usual`() throws {
    let options = try Options.parse([])

    #expect(options == Options())
    #expect(options.look(of: DeckSettings()) == Looks.standard)
    #expect(options.start == 0)
  }

  @Test func `every option sets what it says`() throws {
    let options = try Options.parse([
      "--look", "slider", "--page=3", "--size", "800x600", "--scale", "2", "--renderer",
      "opengl", "--font", "a.ttf", "--font-size", "18.5", "--fullscreen", "--theme", "dark",
      "--jump", "fade", "--demo-pages", "1000000", "--frames", "5", "--log-events", "--stats",
      "--script", "a.jsonl", "--headless", "--hz", "144", "--allow-outside", "--cache", "64M",
      "--rtl", "--reduced-motion", "--type", "markdown",
    ])

    var expected = Options()
    expected.look = Looks.all[2]
    expected.page = 3
    expected.size = Size(width: 800, height: 600)
    expected.scale = 2
    expected.renderer = "opengl"
    expected.fontFile = "a.ttf"
    expected.fontSize = 18.5
    expected.isFullScreen = true
    expected.isDark = true
    expected.isMirrored = true
    expected.reducesMotion = true
    expected.jump = .fade
    expected.demoPages = 1_000_000
    expected.frames = 5
    expected.logsEvents = true
    expected.printsStatistics = true
    expected.script = "a.jsonl"
    expected.isHeadless = true
    expected.refreshRate = 144
    expected.allowsOutside = true
    expected.cacheSize = 64 << 20
    expected.standardInputType = "markdown"
    #expect(options == expected)
    #expect(options.look(of: DeckSettings()).titleSize == 18.5)
  }

  @Test(arguments: [["a.json"], ["a.txt", "b.md"], ["-"], ["--", "--look"]])
  func `what is no option is a path`(arguments: [String]) throws {
    #expect(try Options.parse(arguments).paths == arguments.filter { $0 != "--" })
  }

  @Test(arguments: [("0", 0), ("65536", 65536), ("64K", 65536), ("2G", 2 << 30)])
  func `sizes have units`(text: String, size: Int) throws {
    #expect(try Options.parse(["--cache", text]).cacheSize == size)
  }

  @Test(arguments: [("1", true), ("0", false), ("", false), (nil, false)])
  func `the environment can reduce motion`(value: String?, isReduced: Bool) throws {
    let options = try Options.parse([]) { $0 == "PAGERAIL_REDUCED_MOTION" ? value : "1" }

    #expect(options.reducesMotion == isReduced)
  }

  @Test(arguments: [
    (["--snapshot", "a.png", "--position", "1.37"], Options.Action.snapshot(file: "a.png")),
    (["--snapshot", "/dev/stdout"], .snapshot(file: "/dev/stdout")),
    (["--list-looks"], .listLooks), (["--list-pages"], .listPages), (["--version"], .version),
    (["--check", "a.json"], .check), (["--print-schema"], .printSchema),
    (["--help"], .help), (["--help", "--version"], .version), (["--vers"], .version),
  ])
  func `the last thing asked for is done`(arguments: [String], action: Options.Action) throws {
    #expect(try Options.parse(arguments).action == action)
  }

  @Test(arguments: [
    (["--lok", "x"], "unknown option --lok, did you mean --look? (options: --look --page"),
    (["--zzz=1"], "unknown option --zzz (options: "), (["-x"], "unknown option -x"),
    (["--s", "1"], "--s may mean --size or --scale or --script or --stats or --snapshot"),
    (["--look"], "--look needs a value: --look NAME"),
    (["--help=yes"], "--help takes no value"),
    (
      ["--look", "elastc"],
      "--look: no \"elastc\", did you mean elastic? (underline, scale, slider, worm"
    ),
    (["--jump", "far"], "--jump: no \"far\""),
    (["--type", "html"], "--type: no \"html\" (text, markdown)"),
    (["--theme", "pink"], "--theme: no \"pink\" (light, dark)"),
    (["--page", "x"], "--page: expected a whole number, not \"x\""),
    (["--page", "1.5"], "--page: expected a whole number, not \"1.5\""),
    (["--demo-pages", "-1"], "--demo-pages: expected a whole number from 0, not \"-1\""),
    (["--frames", "0"], "--frames: expected a whole number from 1, not \"0\""),
    (["--scale", "0"], "--scale: expected a number from 0.25 to 8, not \"0\""),
    (["--scale", "nan"], "--scale: expected a number from 0.25 to 8, not \"nan\""),
    (["--hz", "inf"], "--hz: expected a number from 1 to 1000, not \"inf\""),
    (["--font-size", "3"], "--font-size: expected a number from 4 to 200, not \"3\""),
    (["--font", ""], "--font: expected the name of a file, not \"\""),
    (["--snapshot", "a.jpg"], "--snapshot: expected the name of a file, FILE.png, not \"a.jpg\""),
    (["--snapshot", ""], "--snapshot: expected the name of a file, FILE.png, not \"\""),
    (["--position", "1"], "--position needs --snapshot FILE.png"),
    (["--script", "-", "-"], "--script - takes the standard input"),
    (["--headless"], "--headless needs --script FILE"),
    (["--check"], "--check needs PATH…"),
    (["--demo-pages", "3", "a.json"], "--demo-pages takes the place of a.json"),
    (["--cache", "x"], "--cache: expected a number of bytes such as 65536, 64K, 64M or 1G"),
    (["--cache", "-1M"], "--cache: expected a number of bytes such as 65536, 64K, 64M or 1G"),
    (["--cache", "99999999999G"], "--cache: expected a number of bytes"),
  ])
  func `what is wrong is named, with what is valid`(arguments: [String], message: String) {
    let failure = #expect(throws: OptionFailure.self) { try Options.parse(arguments) }

    #expect(failure?.description.hasPrefix(message) == true)
    #expect(failure?.description.contains("\n") == false)
  }

  @Test(arguments: ["", "x", "800", "800x", "0x600", "-1x5", "800x600x1", "800.5x600", "20000x1"])
  func `a size is two whole numbers`(text: String) {
    #expect(throws: OptionFailure.self) { try Options.parse(["--size", text]) }
  }

  @Test func `parsing again begins anew`() throws {
    #expect(throws: OptionFailure.self) { try Options.parse(["-abc"]) }

    #expect(try Options.parse(["--page", "2"]).start == 1)
    #expect(try Options.parse(["--page", "\(Int.min)"]).start == Int.min)
  }
}
