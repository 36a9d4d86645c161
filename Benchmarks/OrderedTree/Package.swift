// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who uses the libraries builds it.

let package = Package(
  name: "OrderedTreeBenchmark",
  dependencies: [.package(name: "Backstroke", path: "../..")],
  targets: [
    .target(name: "CHeap"),
    .executableTarget(
      name: "OrderedTreeBenchmark",
      dependencies: [
        "CHeap", .product(name: "PersistentCollections", package: "Backstroke"),
      ]),
  ]
)
