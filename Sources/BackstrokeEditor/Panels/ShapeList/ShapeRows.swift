import Editing
import Shapes

/// The rows of the shape list while it is shown: the filter over the drawing, made and kept current.
///
/// A list that is not shown costs nothing. One over a large drawing is made beside the main actor, and
/// what changes meanwhile is made up for.
final class ShapeRows {
  /// What has happened to the rows.
  enum Event {
    /// They are being made; there are none to be shown.
    case loading
    /// They have been made, or made again.
    case began
    /// Some came, went or look different.
    case changed(RowChanges)
    /// A search has come to its end.
    case searched
  }

  /// Called after each event.
  var onEvent: ((Event) -> Void)?
  /// What the rows match.
  private(set) var query = ShapeFilter.Query.all

  private let editor: Editor
  private var list: ShapeList?
  private var loading: Task<Void, Never>?
  /// What has changed while the rows are being made.
  private var missed: [(delta: Delta, canvas: Canvas)] = []
  private var observation: EditorObservation?

  /// How many shapes, and bytes of names, are listed at once, in some milliseconds; more take a moment of
  /// their own.
  private static let countAtOnce = 4_000
  private static let bytesAtOnce = 200_000
  /// How many changed shapes a list follows one by one; for more it is made again.
  private static let countToFollow = 10_000

  init(of editor: Editor) { self.editor = editor }

  isolated deinit { loading?.cancel() }

  /// The rows found so far; nil while they are being made and while the list is not shown.
  var filter: ShapeFilter? { list?.filter }

  /// Begins to list the drawing, and to follow it.
  func begin() {
    guard observation == nil else { return }
    observation = editor.observe { [weak self] event in
      if case .changed(let delta, _) = event { self?.follow(delta) }
    }
    load()
  }

  /// Lets go of everything.
  func end() {
    observation = nil
    loading?.cancel()
    loading = nil
    list = nil
    missed = []
  }

  /// Shows what matches another query.
  func search(for query: ShapeFilter.Query) {
    guard query != self.query else { return }
    self.query = query
    search()
  }

  private func search() {
    guard let list else { return }
    list.search(for: query)
    onEvent?(.searched)
    guard !list.filter.isComplete else { return }
    Task { [weak self] in
      await list.finish()
      self?.onEvent?(.searched)
    }
  }

  // MARK: Making and following

  private func load() {
    loading?.cancel()
    list = nil
    missed = []
    let canvas = editor.canvas
    guard Self.takesAMoment(canvas) else { return take(ShapeFilter(canvas)) }
    onEvent?(.loading)
    loading = Task { [weak self] in
      let filter = await Self.filter(of: canvas)
      if !Task.isCancelled { self?.take(filter) }
    }
  }

  private static func takesAMoment(_ canvas: Canvas) -> Bool {
    canvas.count > countAtOnce
      || canvas.shapes.reduce(0) { $0 + $1.name.utf8.count } > bytesAtOnce
  }

  @concurrent nonisolated private static func filter(of canvas: Canvas) async -> ShapeFilter {
    ShapeFilter(canvas)
  }

  private func take(_ filter: ShapeFilter) {
    var filter = filter
    for (delta, canvas) in missed { _ = filter.apply(delta, on: canvas) }
    missed = []
    loading = nil
    list = ShapeList(filter) { [weak self] changes, _ in self?.onEvent?(.changed(changes)) }
    onEvent?(.began)
    if query != .all { search() }
  }

  private func follow(_ delta: Delta) {
    if delta.listedChangeCount > Self.countToFollow { return load() }
    guard let list else { return missed.append((delta, editor.canvas)) }
    list.apply(delta, on: editor.canvas)
  }
}
