// swift-tools-version: 6.2
import PackageDescription

// Measures the filter and the spatial index as a stranger can use them: `swift run -c release Queries`.
// It prints the figures of one run, and ends with 1 when one is beyond its bound.

let package = Package(
  name: "Queries",
  dependencies: [.package(name: "Backstroke", path: "../..")],
  targets: [
    .target(name: "CMemmem"),
    .executableTarget(
      name: "Queries",
      dependencies: ["CMemmem", .product(name: "Shapes", package: "Backstroke")],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error),
      ]),
  ]
)
