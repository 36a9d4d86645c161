// swift-tools-version: 6.2
import PackageDescription

// Measures documents and their files as a stranger can use them, beside SQLite's C interface doing the same
// with the same rows: `swift run -c release DocumentBenchmark`. It prints the figures of one run, and ends
// with 1 when one is beyond its bound.

let package = Package(
  name: "DocumentBenchmark",
  dependencies: [.package(name: "Backstroke", path: "../..")],
  targets: [
    .systemLibrary(name: "CBareSQLite", pkgConfig: "sqlite3"),
    .executableTarget(
      name: "DocumentBenchmark",
      dependencies: ["CBareSQLite", .product(name: "Documents", package: "Backstroke")],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error),
      ]),
  ]
)
