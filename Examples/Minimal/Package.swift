// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Minimal",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Pagerail", path: "../..")],
  targets: [
    .executableTarget(
      name: "Minimal",
      dependencies: [
        .product(name: "PagerKit", package: "Pagerail"),
        .product(name: "PagerDecks", package: "Pagerail"),
        .product(name: "PagerSDL", package: "Pagerail"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
