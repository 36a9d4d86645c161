import DocumentFile
import Documents
import Foundation
import Gtk

/// The program: its documents and their windows.
final class EditorApplication {
  let application: Application
  let options: Launch.Options
  let stateFolder = StateFolder()
  let session: SessionLog
  let recentMenu: RecentMenu
  var documents: [OpenDocument] = []
  /// The files that are being opened.
  var opening: Set<String> = []
  /// Whether the program has brought back what was open when it ended last.
  private var hasStarted = false
  /// Whether what is open now is to be open again at the next start.
  var isQuitting = false

  init(_ options: Launch.Options) {
    self.options = options
    application = Application(id: "io.github.backstroke.Editor", flags: [.handlesOpen])
    session = SessionLog(in: stateFolder)
    recentMenu = RecentMenu(of: stateFolder)
  }

  /// Runs until the last window is closed, and gives the exit status.
  func run() -> Int32 {
    application.onStartup { [unowned self] in prepare() }
    application.onActivate { [unowned self] in activate() }
    application.onOpen { [unowned self] paths in open(paths) }
    // A second start hands its files to the program that runs, and so its wish for the sample.
    if options.showsSample, options.files.isEmpty,
      application.activateInRunningProgram(Action.sample.name)
    {
      return 0
    }
    return application.run(arguments: options.files)
  }

  private func prepare() {
    StyleSheet.add(Style.rules)
    IconTheme.addSearchPath(Bundle.module.bundlePath + "/icons")
    application.addAction(SimpleAction(Action.quit.name) { [unowned self] in quit() })
    application.addAction(
      SimpleAction(Action.sample.name) { [unowned self] in newDocument(SampleDrawing.contents) })
    application.addAction(
      SimpleAction(Action.appearance.name, choice: "system") { choice in
        StyleManager.setColorScheme(
          choice == "dark" ? .dark : choice == "light" ? .light : .system)
      })
    session.onChange = { [unowned self] in refreshRecentMenu() }
  }

  /// The program's own rules of style.
  private enum Style {
    static let rules = """
      .zoom-control { border-radius: 9px; }
      .history > row { margin-top: 0; margin-bottom: 0; padding-top: 0; padding-bottom: 0; min-height: 38px; }
      .notice { padding: 6px 6px 6px 12px; background-color: alpha(@accent_bg_color, 0.15); }
      .notice.warning { color: inherit; background-color: alpha(@warning_bg_color, 0.3); }
      """
  }

  // MARK: Starting

  /// The program is started, or started again, without a file.
  private func activate() {
    guard !hasStarted else { return showSomethingNew() }
    hasStarted = true
    holding {
      let paths = await self.session.openDocuments
      for path in paths where FileManager.default.fileExists(atPath: path) {
        await self.openDocument(path, from: nil)
      }
      for path in paths where !FileManager.default.fileExists(atPath: path) {
        self.session.closed(path)
      }
      if self.documents.isEmpty {
        self.newDocument(self.options.showsSample ? SampleDrawing.contents : nil)
      }
    }
  }

  /// The program is started, or started again, with files.
  private func open(_ paths: [String]) {
    let isFirst = !hasStarted
    hasStarted = true
    holding {
      if isFirst {
        // Only what was asked for comes back. What has no name yet stays to come back another time;
        // what has one is among the recent documents.
        for path in await self.session.openDocuments where !self.stateFolder.isUntitled(path) {
          self.session.closed(path)
        }
      }
      for path in paths { await self.openDocument(path, from: nil) }
    }
  }

  private func showSomethingNew() {
    if let window = documents.first(where: \.isUntouched)?.windows.first {
      window.present()
    } else {
      newDocument()
    }
  }

  /// Does something that may have no window yet: GTK would end the program without one.
  func holding(_ body: @escaping () async -> Void) {
    application.hold()
    Task {
      await body()
      application.release()
    }
  }

  func refreshRecentMenu() {
    recentMenu.refill(recent: session.recent, open: Set(documents.map(\.document.path)))
  }
}
