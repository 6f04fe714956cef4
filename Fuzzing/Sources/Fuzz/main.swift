import CLibFuzzer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// libFuzzer has the arguments to itself, and starts the program again with them.
let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
guard let target = FuzzTarget.named(name) else {
  print("FUZZ_TARGET is one of: \(FuzzTarget.all.map(\.name).joined(separator: " "))")
  exit(2)
}
let feed = target.make()

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
exit(
  LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
    MainActor.assumeIsolated { feed(Array(UnsafeBufferPointer(start: bytes, count: count))) }
    return 0
  })
