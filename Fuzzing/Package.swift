// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]
let pagerail: [Target.Dependency] = ["PagerKit", "PagerSDL", "PagerDecks"].map {
  .product(name: $0, package: "Pagerail")
}

let package = Package(
  name: "PagerailFuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Pagerail", path: "..")],
  targets: [
    .systemLibrary(name: "CLibFuzzer"),
    // The folder of the tests: two packages cannot have a target of one name.
    .target(name: "FuzzSupport", dependencies: pagerail, swiftSettings: strict),
    .executableTarget(
      name: "Fuzz", dependencies: ["CLibFuzzer", "FuzzSupport"] + pagerail,
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "Swipe", dependencies: pagerail,
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)
