// swift-tools-version: 6.2
import PackageDescription

// The rooms of the house; docs/architecture.md says what each is for and which doors there are.
// A dependency that is not listed here cannot be imported, so this list is the architecture.

let package = Package(
  name: "Backstroke",
  products: [
    .library(name: "Undo", targets: ["Undo"]),
    .library(name: "PersistentCollections", targets: ["PersistentCollections"]),
    .executable(name: "backstroke-editor", targets: ["BackstrokeEditor"]),
  ],
  targets: [
    // The libraries of the system.
    .systemLibrary(
      name: "CGtk", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),

    // The engine.
    .target(name: "Undo"),

    // A sorted, counted map whose copies share what did not change.
    .target(name: "PersistentCollections"),

    // The model: values and rules, no window and no file.
    .target(name: "Shapes"),

    // The owner of a document, still without any window.
    .target(name: "Editing", dependencies: ["Undo", "Shapes"]),

    // The file of a document.
    .target(name: "DocumentFile", dependencies: ["Shapes", "CSQLite"]),

    // The typed layers over the libraries that draw and that make windows.
    .target(name: "Cairo", dependencies: ["CCairo"]),
    .target(name: "Gtk", dependencies: ["Cairo", "CGtk"]),

    // A canvas drawn.
    .target(name: "Rendering", dependencies: ["Shapes", "Cairo"]),

    // The editor.
    .executableTarget(
      name: "BackstrokeEditor",
      dependencies: ["Undo", "Editing", "DocumentFile", "Rendering", "Gtk"],
      resources: [.copy("Resources/icons")]),

    // Examples: small programs to copy from.
    .executableTarget(name: "EditorUndo", dependencies: ["Undo"], path: "Examples/EditorUndo"),

    // What the tests share.
    .target(name: "TestSupport", dependencies: ["Shapes"], path: "Tests/TestSupport/Model"),

    // Tests mirror the sources.
    .testTarget(name: "UndoTests", dependencies: ["Undo"]),
    .testTarget(name: "ExampleTests", dependencies: ["EditorUndo"]),
    .testTarget(name: "PersistentCollectionsTests", dependencies: ["PersistentCollections", "TestSupport"]),
    .testTarget(name: "ShapesTests", dependencies: ["Shapes", "TestSupport"]),
    .testTarget(name: "EditingTests", dependencies: ["Undo", "Editing", "TestSupport"]),
    .testTarget(name: "DocumentFileTests", dependencies: ["DocumentFile", "TestSupport"]),
    .testTarget(name: "CairoTests", dependencies: ["Cairo"]),
    .testTarget(name: "RenderingTests", dependencies: ["Rendering", "TestSupport"]),
  ]
)

/// Targets that talk to GTK: everything in them runs on the main actor unless it says otherwise.
let userInterfaceTargets: Set<String> = ["Gtk", "BackstrokeEditor", "StoreUndoDemo"]

// Settings are put on by this loop, so that no target can drift.
for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
  if userInterfaceTargets.contains(target.name) {
    target.swiftSettings?.append(.defaultIsolation(MainActor.self))
  }
}
