// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PagerailBenchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Pagerail", path: "..")],
  targets: [
    .executableTarget(
      name: "BenchW1",
      dependencies: [
        .product(name: "PagerKit", package: "Pagerail"),
        .product(name: "PagerSDL", package: "Pagerail"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "BenchLoad",
      dependencies: [
        .product(name: "PagerKit", package: "Pagerail"),
        .product(name: "PagerSDL", package: "Pagerail"),
        .product(name: "PagerDecks", package: "Pagerail"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "BenchMicro",
      dependencies: [
        .product(name: "PagerKit", package: "Pagerail"),
        .product(name: "PagerSDL", package: "Pagerail"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
