import PagerDecks

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

do {
  let deck = try DeckOpener().open(Array(CommandLine.arguments.dropFirst()))
  let swiping = try Swiping(deck)
  swiping.swipeThrough()
  print(swiping.report)
  exit(swiping.isSound ? 0 : 1)
} catch {
  print("FAULT \(error)")
  exit(1)
}
