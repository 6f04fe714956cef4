// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]
let onMainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

/// A C library found on the system: a module map and a shim, nothing else.
func systemLibrary(_ name: String, package: String, pkgConfig: String) -> Target {
  // On Linux the module map's own header paths and link lines build without pkg-config's warnings.
  #if os(macOS)
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.brew([package])])
  #else
    .systemLibrary(name: name, providers: [.apt([package])])
  #endif
}

let package = Package(
  name: "Pagerail",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "pagerail", targets: ["pagerail"]),
    .library(name: "PagerKit", targets: ["PagerKit"]),
    .library(name: "PagerSDL", targets: ["PagerSDL"]),
    .library(name: "PagerDecks", targets: ["PagerDecks"]),
    .library(name: "PagerDriver", targets: ["PagerDriver"]),
  ],
  targets: [
    // MARK: Pure values

    .target(name: "PagerMotion", swiftSettings: strict),
    .target(name: "PagerGraphics", swiftSettings: strict),
    .target(
      name: "PagerCore", dependencies: ["PagerMotion", "PagerGraphics"], swiftSettings: strict),

    // MARK: Main actor

    .target(
      name: "PagerKit", dependencies: ["PagerCore", "PagerGraphics", "PagerMotion"],
      swiftSettings: strict),
    .target(
      name: "PagerDriver", dependencies: ["PagerKit", "PagerCore", "PagerGraphics"],
      swiftSettings: strict),
    .target(
      name: "PagerSDL",
      dependencies: [
        "PagerKit", "PagerGraphics", "CSDL2", "CSDL2TTF", "CSDL2Image", "CFontconfig", "CMainQueue",
      ],
      swiftSettings: onMainActor),
    .target(
      name: "PagerDecks", dependencies: ["PagerKit", "PagerGraphics", "CCMark"],
      resources: ["about.txt", "colors.json", "markdown.md"].map {
        .embedInCode("../../Assets/demo/\($0)")
      }, swiftSettings: strict),
    .executableTarget(
      name: "pagerail",
      dependencies: ["PagerDecks", "PagerSDL", "PagerDriver", "PagerKit", "CGetopt", "CMalloc"],
      swiftSettings: onMainActor),

    // MARK: C libraries

    systemLibrary("CSDL2", package: "libsdl2-dev", pkgConfig: "sdl2"),
    systemLibrary("CSDL2TTF", package: "libsdl2-ttf-dev", pkgConfig: "SDL2_ttf"),
    systemLibrary("CSDL2Image", package: "libsdl2-image-dev", pkgConfig: "SDL2_image"),
    systemLibrary("CFontconfig", package: "libfontconfig-dev", pkgConfig: "fontconfig"),
    systemLibrary(
      "CCMark", package: "libcmark-gfm-extensions-dev", pkgConfig: "libcmark-gfm"),
    .systemLibrary(name: "CGetopt"),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CMainQueue"),

    // MARK: Tests

    .target(
      name: "PagerTestSupport", dependencies: ["PagerKit", "PagerCore", "PagerGraphics"],
      path: "Tests/PagerTestSupport", swiftSettings: strict),
    .testTarget(
      name: "PagerMotionTests", dependencies: ["PagerMotion", "PagerTestSupport"],
      resources: [.copy("Fixtures")], swiftSettings: strict),
    .testTarget(
      name: "PagerGraphicsTests", dependencies: ["PagerGraphics", "PagerTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "PagerCoreTests", dependencies: ["PagerCore", "PagerMotion", "PagerTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "PagerKitTests", dependencies: ["PagerKit", "PagerCore", "PagerTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "PagerDriverTests",
      dependencies: ["PagerDriver", "PagerKit", "PagerCore", "PagerGraphics", "PagerTestSupport"],
      resources: [.copy("Cases")], swiftSettings: strict),
    // The loop owns the main thread, which a test process has given away: it is tried in a program.
    .executableTarget(
      name: "PagerSDLProbe", dependencies: ["PagerSDL", "PagerKit", "PagerGraphics"],
      path: "Tests/PagerSDLProbe", swiftSettings: onMainActor),
    .testTarget(
      name: "PagerSDLTests",
      dependencies: [
        "PagerSDL", "PagerSDLProbe", "PagerKit", "PagerCore", "PagerGraphics", "PagerDecks",
        "PagerDriver", "CSDL2", "PagerTestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PagerDecksTests",
      dependencies: ["PagerDecks", "PagerKit", "PagerCore", "PagerGraphics", "PagerTestSupport"],
      resources: [.copy("Fixtures")], swiftSettings: strict),
    .testTarget(
      name: "PagerailTests",
      dependencies: [
        "pagerail", "PagerSDL", "PagerDecks", "PagerKit", "PagerCore", "PagerGraphics",
        "PagerTestSupport",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// A walk of many steps is done with optimisation, for which only these tests have to be built.
if Context.environment["PAGERAIL_WALK"] != nil {
  let needed = [
    "PagerMotion", "PagerGraphics", "PagerCore", "PagerKit", "PagerDriver", "PagerTestSupport",
    "PagerDriverTests",
  ]
  package.targets.removeAll { !needed.contains($0.name) }
  package.products.removeAll { !needed.contains($0.name) }
}
