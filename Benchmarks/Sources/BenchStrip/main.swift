// What a frame of each look costs: a strip of six titles, 960 points wide, whose pages are dragged.
// `BenchStrip [SCALE]` prints the median and the 95th part in a hundred, in milliseconds of CPU on
// one core, and how much more that is than `underline`.

import PagerCore
import PagerGraphics

let scale = CommandLine.arguments.dropFirst().first.flatMap { Double($0) } ?? 1
let titles = ["Red", "Blue", "Green", "黄色", "Purple", "Orange"]

func cell(_ value: Double) -> String {
  let thousandths = Int((value * 1000).rounded())
  let sign = thousandths < 0 ? "-" : ""
  let digits = String(abs(thousandths) % 1000)
  let number =
    sign + "\(abs(thousandths) / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  return String(repeating: " ", count: max(0, 10 - number.count)) + number
}

do {
  var usual: Double?
  print("look          median       p95  +underline   (ms a frame, scale \(scale))")
  for look in [Looks.underline] + Looks.all.filter({ $0 != Looks.underline }) {
    var run = try StripRun(look, titles: titles, width: 960, scale: scale)
    _ = run.frames(364)
    let times = run.frames(1820).sorted()
    let median = times[times.count / 2]
    let name = look.name + String(repeating: " ", count: max(0, 10 - look.name.count))
    print(
      name + cell(median) + cell(times[times.count * 95 / 100]) + "  "
        + cell(median - (usual ?? median)))
    usual = usual ?? median
  }
} catch {
  print("BenchStrip: \(error)")
}
