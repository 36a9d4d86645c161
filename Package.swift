// swift-tools-version: 6.2
import PackageDescription

// The rooms of the house; docs/architecture.md says what each is for and which doors there are.
// A dependency that is not listed here cannot be imported, so this list is the architecture.

let package = Package(
  name: "Backstroke",
  products: [
    .library(name: "Undo", targets: ["Undo"]),
    .library(name: "PersistentCollections", targets: ["PersistentCollections"]),
    .library(name: "Shapes", targets: ["Shapes"]),
    .library(name: "Documents", targets: ["Documents", "Editing", "DocumentFile"]),
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
    // For the window tests only: how a program is seen by a screen reader.
    .systemLibrary(
      name: "CAtspi", pkgConfig: "atspi-2", providers: [.apt(["libatspi2.0-dev"])]),

    // The engine.
    .target(name: "Undo"),

    // A sorted, counted map whose copies share what did not change.
    .target(name: "PersistentCollections"),

    // The model: values and rules, no window and no file.
    .target(name: "Shapes", dependencies: ["PersistentCollections"]),

    // The owner of a document, still without any window.
    .target(name: "Editing", dependencies: ["Undo", "Shapes"]),

    // The file of a document.
    .target(name: "DocumentFile", dependencies: ["Shapes", "CSQLite"]),

    // An open document: its editor and its file together, still without any window.
    .target(name: "Documents", dependencies: ["Undo", "Shapes", "Editing", "DocumentFile"]),

    // The typed layers over the libraries that draw and that make windows.
    .target(name: "Cairo", dependencies: ["CCairo"]),
    .target(name: "Gtk", dependencies: ["Cairo", "CGtk"]),

    // A canvas drawn.
    .target(name: "Rendering", dependencies: ["Shapes", "Cairo"]),

    // What the command line does without a window.
    .systemLibrary(name: "CMalloc"),
    .target(
      name: "HeadlessCommands",
      dependencies: ["Shapes", "Editing", "DocumentFile", "Rendering", "Cairo", "CMalloc"]),
    .executableTarget(name: "backstroke", dependencies: ["HeadlessCommands"]),

    // The editor.
    .executableTarget(
      name: "BackstrokeEditor",
      dependencies: ["Undo", "Shapes", "Editing", "DocumentFile", "Documents", "Rendering", "Gtk"],
      resources: [.copy("Resources/icons")]),

    // Examples: small programs to copy from.
    .executableTarget(name: "EditorUndo", dependencies: ["Undo"], path: "Examples/EditorUndo"),
    .target(
      name: "ExampleSupport", dependencies: ["Undo", "Gtk"], path: "Examples/ExampleSupport"),
    .executableTarget(
      name: "StoreUndoDemo", dependencies: ["Undo", "Cairo", "Gtk", "ExampleSupport"],
      path: "Examples/StoreUndoDemo"),
    .executableTarget(
      name: "DragView", dependencies: ["Undo", "Cairo", "Gtk", "ExampleSupport"],
      path: "Examples/DragView"),
    .executableTarget(
      name: "ColorAndOpacity", dependencies: ["Undo", "Cairo", "Gtk", "ExampleSupport"],
      path: "Examples/ColorAndOpacity"),
    .executableTarget(
      name: "FilteredLabels", dependencies: ["Undo", "Gtk", "ExampleSupport"],
      path: "Examples/FilteredLabels"),

    // What the tests share.
    .target(name: "TestSupport", dependencies: ["Shapes"], path: "Tests/TestSupport/Model"),
    .systemLibrary(name: "CSpawn", path: "Tests/TestSupport/CSpawn"),
    .target(
      name: "DocumentTestSupport",
      dependencies: ["Shapes", "DocumentFile", "TestSupport", "CSpawn"],
      path: "Tests/TestSupport/Documents"),
    // A disk that fails when it is told to.
    .target(
      name: "CFaultyFileSystem", dependencies: ["CSQLite"],
      path: "Tests/TestSupport/CFaultyFileSystem"),
    // Edits a document until it is killed.
    .executableTarget(
      name: "DocumentWriter", dependencies: ["Documents", "DocumentTestSupport"],
      path: "Tests/TestSupport/DocumentWriter"),
    // A person at a desktop: real pointer and keys in, what a screen reader is told out.
    .target(
      name: "WindowDriver", dependencies: ["CAtspi", "CSpawn"],
      path: "Tests/TestSupport/WindowDriver"),

    // A window with each widget, which the tests of `Gtk` use as a person does.
    .executableTarget(
      name: "GtkGallery", dependencies: ["Gtk", "Cairo"], path: "Tests/TestSupport/GtkGallery"),

    // What an undo manager makes of the events of GLib's main loop.
    .executableTarget(
      name: "GLibEvents", dependencies: ["Undo", "Gtk", "CGtk", "ExampleSupport"],
      path: "Tests/TestSupport/GLibEvents"),

    // The scripts that our engine and its peers run, and the program that compares them.
    .target(name: "UndoScript", dependencies: ["Undo"], path: "Tests/UndoScript"),
    .executableTarget(
      name: "UndoPeer", dependencies: ["UndoScript"], path: "Tests/Peers/UndoPeer"),

    // Random edits of the model, held against a naive one; in an optimised build, so that there are many.
    .executableTarget(
      name: "model-fuzzer", dependencies: ["Undo", "Shapes", "Editing", "TestSupport"],
      path: "Tests/ModelFuzzer"),

    // Tests mirror the sources.
    .testTarget(
      name: "UndoTests", dependencies: ["Undo", "UndoScript"], exclude: ["Tables", "Compilation"]),
    .testTarget(name: "EventLoopTests", dependencies: ["GLibEvents"]),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "EditorUndo", "StoreUndoDemo", "DragView", "ColorAndOpacity", "FilteredLabels",
      ]),
    .testTarget(
      name: "PersistentCollectionsTests", dependencies: ["PersistentCollections", "TestSupport"]),
    .testTarget(name: "ShapesTests", dependencies: ["Shapes", "TestSupport"]),
    .testTarget(name: "EditingTests", dependencies: ["Undo", "Editing", "TestSupport"]),
    .testTarget(
      name: "DocumentFileTests",
      dependencies: ["DocumentFile", "TestSupport", "DocumentTestSupport", "CSQLite"],
      resources: [.copy("Resources")]),
    .testTarget(
      name: "DocumentsTests",
      dependencies: [
        "Undo", "Documents", "TestSupport", "DocumentTestSupport", "DocumentWriter",
        "CFaultyFileSystem", "CSQLite",
      ]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "HeadlessCommands", "DocumentFile", "Shapes", "TestSupport", "DocumentTestSupport",
        "backstroke",
      ]),
    .testTarget(name: "CairoTests", dependencies: ["Cairo"]),
    .testTarget(name: "RenderingTests", dependencies: ["Rendering", "TestSupport"]),
    .testTarget(
      name: "ExampleWindowTests",
      dependencies: [
        "WindowDriver", "StoreUndoDemo", "DragView", "ColorAndOpacity", "FilteredLabels",
      ]),
    .testTarget(name: "GtkTests", dependencies: ["WindowDriver", "GtkGallery"]),
    .testTarget(name: "WindowTests", dependencies: ["WindowDriver"]),
    .testTarget(name: "BrowserTests", dependencies: ["WindowDriver"]),
  ]
)

// `BACKSTROKE_TARGETS="UndoTests ShapesTests"` leaves these targets and what they need: to test a part
// in an optimised build, or where GTK is not installed. Dependencies stand above their users.
if let names = Context.environment["BACKSTROKE_TARGETS"] {
  var needed = Set(names.split(separator: " ").map(String.init))
  for target in package.targets.reversed() where needed.contains(target.name) {
    for case .byNameItem(let name, _) in target.dependencies { needed.insert(name) }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products = []
}

/// Targets that talk to GTK: everything in them runs on the main actor unless it says otherwise.
let userInterfaceTargets: Set<String> = [
  "Gtk", "GtkGallery", "GLibEvents", "BackstrokeEditor",
  "ExampleSupport", "StoreUndoDemo", "DragView", "ColorAndOpacity", "FilteredLabels",
]

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
