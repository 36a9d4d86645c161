import DocumentFile
import Editing
import Shapes

extension Document {
  /// How long it may take until a change of another program is noticed, in milliseconds.
  static let pollingInterval = 500

  /// Shows what the program does that has the file, as long as it is not changed here.
  func follow() {
    follower = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(Self.pollingInterval))
        await self?.takeOverChanges()
      }
    }
  }

  /// Takes over what another program has changed in the file since the last look.
  func takeOverChanges() async {
    let start = outline.cursor
    do throws(DocumentError) {
      guard let news = try await store.news(since: start, in: outline, on: editor.content) else {
        return
      }
      guard outline.cursor == start else { return }
      outline = news.outline
      // Nothing else changes the drawing here, so what was worked out for it fits.
      do { try editor.go(by: news.change, origin: .elsewhere, undo: [], redo: []) } catch {}
      failure = nil
      tell(.timelineChanged)
    } catch {
      guard failure != error else { return }
      failure = error
      tell(.stateChanged)
    }
  }
}

extension DocumentStore {
  /// What another program has changed.
  struct News: Sendable {
    let outline: TimelineOutline
    let change: PreparedChange?
  }

  /// Looks whether another program has changed the file.
  ///
  /// - Returns: Nil when it has not.
  func news(
    since start: StepID, in former: TimelineOutline,
    on content: (canvas: Canvas, index: SpatialIndex)
  ) throws(DocumentError) -> News? {
    let file = try openedFile()
    return try file.reading { (file) throws(DocumentError) -> News? in
      guard let outline = try file.readOutlineIfChanged() else { return nil }
      // The steps in between tell what has changed, unless they or the place were forgotten.
      if outline.contains(start), outline.path(from: start, to: outline.cursor).count < 1000,
        let route = try? route(
          from: start, to: outline.cursor, in: outline, on: content,
          limit: StepWindow.Limit(count: 0, bytes: 0))
      {
        return News(outline: outline, change: route.change)
      }
      let delta = Delta(
        replacing: content.canvas, with: try file.readState().contents.canvas)
      return News(outline: outline, change: try change(by: delta, on: content))
    }
  }
}
