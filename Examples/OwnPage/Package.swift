// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "OwnPage",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Pagerail", path: "../..")],
  targets: [
    .executableTarget(
      name: "OwnPage",
      dependencies: [
        .product(name: "PagerKit", package: "Pagerail"),
        .product(name: "PagerDecks", package: "Pagerail"),
        .product(name: "PagerSDL", package: "Pagerail"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
