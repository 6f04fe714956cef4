import PagerDecks

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// The name of a page is printed before it is gone to, so that a trap or a hang tells where it was.
setvbuf(stdout, nil, Int32(_IOLBF), 0)
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
