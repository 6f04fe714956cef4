// What the parts cost, each alone.
//
//   BenchMicro [PREFIX]           a line "name median p95" for each workload, in microseconds
//   BenchMicro --list             the workloads whose instructions can be counted
//   BenchMicro --count NAME       does that workload a fixed number of times

import PagerSDL

let arguments = Array(CommandLine.arguments.dropFirst())

/// What needs neither SDL nor fonts.
func portable() -> [Workload] {
  Workload.motion + [6, 1000, 1_000_000].flatMap(Workload.strip) + Workload.frame
}

func number(_ value: Double) -> String {
  let thousandths = Int((value * 1000).rounded())
  let digits = String(thousandths % 1000)
  return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
}

func measureAll(_ prefix: String) throws {
  let canvas = "canvas".hasPrefix(prefix) || prefix.hasPrefix("canvas")
  let workloads = portable() + (canvas ? try Workload.canvas(scale: 1) : [])
  for workload in workloads where workload.name.hasPrefix(prefix) {
    let (median, p95) = workload.measure()
    print(workload.name, number(median), number(p95))
  }
}

do {
  switch (arguments.first, arguments.dropFirst().first) {
  case ("--list", _):
    for workload in portable() { print(workload.name) }
  case ("--count", let name?):
    let workload = portable().first { $0.name == name }
    if let workload { countedWork(workload, count: 20 * workload.batch) }
  case (let prefix, _): try measureAll(prefix ?? "")
  }
} catch {
  print("BenchMicro: \(error)")
}
