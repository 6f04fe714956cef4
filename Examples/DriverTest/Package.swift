// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "DriverTest",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Pagerail", path: "../..")],
  targets: [
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        .product(name: "PagerKit", package: "Pagerail"),
        .product(name: "PagerDriver", package: "Pagerail"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
