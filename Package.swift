// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Everything that meets SDL runs on the main thread.
let onMainThread = strict + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "swipelist",
  products: [
    .library(name: "SwipeCore", targets: ["SwipeCore"]),
    .library(name: "SwipeSDL", targets: ["SwipeSDL", "SystemText"]),
    .executable(name: "swipelist", targets: ["swipelist"]),
  ],
  targets: [
    .systemLibrary(name: "CMath"),
    .systemLibrary(name: "CSDL2"),
    .systemLibrary(name: "CFontconfig"),
    .systemLibrary(name: "CFriBidi"),
    .systemLibrary(name: "CHarfBuzz"),
    .systemLibrary(name: "CPNG"),
    .systemLibrary(name: "CJansson"),
    .systemLibrary(name: "CLinux"),
    .systemLibrary(name: "CWitness"),
    .target(name: "SystemText", swiftSettings: strict),
    .target(name: "SwipeCore", dependencies: ["CMath"], swiftSettings: strict),
    .target(
      name: "SwipeSDL",
      dependencies: [
        "SwipeCore", "SystemText", "CSDL2", "CFontconfig", "CFriBidi", "CHarfBuzz", "CPNG",
      ],
      swiftSettings: onMainThread + [.strictMemorySafety()]),
    .target(
      name: "SwipeLines", dependencies: ["SystemText", "CLinux"], swiftSettings: strict),
    .target(
      name: "SwipeApp",
      dependencies: ["SwipeCore", "SwipeSDL", "SwipeLines", "SystemText", "CJansson"],
      swiftSettings: onMainThread),
    .executableTarget(
      name: "swipelist", dependencies: ["SwipeApp"], swiftSettings: onMainThread),
    .target(name: "CAllocations"),
    .executableTarget(
      name: "swipelist-bench",
      dependencies: ["SwipeCore", "SwipeSDL", "CWitness", "CAllocations", "CJansson"],
      swiftSettings: onMainThread),
    .target(name: "Chance", path: "Tests/Chance", swiftSettings: strict),
    .testTarget(
      name: "SystemTextTests", dependencies: ["SystemText"], swiftSettings: strict),
    .testTarget(
      name: "SwipeCoreTests", dependencies: ["SwipeCore", "Chance"], swiftSettings: strict),
    .testTarget(
      name: "SwipeSDLTests", dependencies: ["SwipeSDL", "SwipeCore", "SystemText", "Chance"],
      swiftSettings: strict),
    .executableTarget(
      name: "SwipeLinesProbe", dependencies: ["SwipeLines", "SystemText"],
      path: "Tests/SwipeLinesProbe",
      swiftSettings: strict),
    .testTarget(
      name: "SwipeLinesTests",
      dependencies: ["SwipeLines", "SwipeLinesProbe", "SystemText", "CLinux", "Chance"],
      swiftSettings: strict),
    .testTarget(
      name: "SwipeAppTests",
      dependencies: [
        "SwipeApp", "SwipeSDL", "SwipeLines", "SwipeCore", "SystemText", "CSDL2", "Chance",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests", dependencies: ["swipelist"], swiftSettings: strict),
  ]
)
