// What pages cost the main thread while they load: `BenchLoad text|image FILE` and `BenchLoad
// sleep` show such a page among others, `BenchLoad walk FOLDER` turns the pages of a folder.
//
// Prints the frames that were shown, how many times the main thread had more than 8 ms to do at a
// stretch, and the most that it had (milliseconds of processor time, then by the clock).

import PagerCore
import PagerDecks
import PagerGraphics
import PagerKit
import PagerSDL

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

let words = Array(CommandLine.arguments.dropFirst())
let kind = words.first ?? "sleep"
let path = words.count > 1 ? words[1] : ""

/// Nine pages, of which the second loads slowly.
func pages() -> PageList {
  let colors = ["Red", "Yellow", "Blue", "Orange", "Green"]
  return PageList(
    (0..<9).map { index in
      let isSlow = index == 1
      return PageDescriptor(
        id: PageID("\(index)"), title: "Page \(index)",
        type: isSlow ? kind : colors[index % colors.count],
        parameters: isSlow && kind != "sleep" ? ["source": .string(path)] : [:])
    })
}

do {
  let registry = PageRegistry()
  try BuiltInPages.register(in: registry)
  try registry.register(SleepingPage.self, as: "sleep")
  let services = FileReader().added(
    to: PageServices(
      decodePicture: { try SDLPictureLoader.decode($0, $1, isCancelled: $2) },
      warn: { print("BenchLoad: \($0)") }))
  let isWalk = kind == "walk"
  let source: any PageSource = isWalk ? try DeckOpener().open([path]).source : pages()
  let pager = PagerController(source: source, registry: registry, services: services)
  let window = try SDLWindow(
    title: "Load", options: SDLWindowOptions(size: Size(width: 960, height: 640)))
  let stage = Stage(root: pager, text: window.text)
  let end = {
    let loop = window.statistics
    print(
      loop.presents, loop.slowTurns, loop.longestTurn * 1000, loop.longestFrame * 1000)
    window.quit()
  }
  let hand: any Animating = isWalk ? Walk(pager, end: end) : Hand(pager, stage, end: end)
  stage.start(hand)
  exit(window.run(stage))
} catch {
  print("BenchLoad: \(error)")
  exit(2)
}
