// swift-tools-version: 6.2
import PackageDescription

// Throws changed files at the code that opens documents; `scripts/fuzz` builds and runs it. A package of its
// own, since libFuzzer brings a `main` along that no other program wants.

let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "Backstroke", path: "../..")],
  targets: [
    .executableTarget(
      name: "OpeningFuzzer",
      dependencies: [.product(name: "Documents", package: "Backstroke")],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])])
  ]
)
