/// The rows of a list of shapes on the main actor: a filter that goes on searching by itself.
///
/// `search(for:)` tells the first rows before it returns; the rest comes in slices of a few milliseconds, between
/// which the main actor draws and takes keys. Another search or the end of the list stops the one
/// under way. Whoever owns the list passes it each delta, also while it is searching.
@MainActor public final class ShapeList {
  /// The rows found so far.
  public private(set) var filter: ShapeFilter

  private let rowsChanged: (RowChanges, ShapeFilter) -> Void
  private var search: Task<Void, Never>?

  /// The rows that fill a window, and those around them for which a list widget keeps its parts; a first
  /// step need not find more.
  private static let screen = 250
  /// A first step ends in time to be drawn within a frame of 16 ms.
  private static let firstSlice = Duration.milliseconds(8)
  /// The other steps leave most of a frame to others.
  private static let slice = Duration.milliseconds(4)

  /// Makes a list of the rows of a filter.
  ///
  /// - Parameters:
  ///   - filter: The filter with the rows to start from.
  ///   - rowsChanged: Called with what happened to the rows and with the filter as it is since.
  public init(
    _ filter: ShapeFilter, rowsChanged: @escaping (RowChanges, ShapeFilter) -> Void
  ) {
    self.filter = filter
    self.rowsChanged = rowsChanged
    goOn()
  }

  isolated deinit { search?.cancel() }

  /// Shows what matches another query: at once the first rows, then the others.
  public func search(for query: ShapeFilter.Query) {
    search?.cancel()
    let end = ContinuousClock.now + Self.firstSlice
    tell(
      filter.search(for: query) { rows in rows < Self.screen && ContinuousClock.now < end })
    goOn()
  }

  /// Follows a change of the canvas, given as it is after the change.
  public func apply(_ delta: Delta, on canvas: Canvas) {
    tell(filter.apply(delta, on: canvas))
  }

  /// Waits until all rows of the query have been found, or the search has given way to another.
  public func finish() async { await search?.value }

  /// Searches on between the other work of the main actor.
  private func goOn() {
    guard !filter.isComplete else { return }
    search = Task { [weak self] in
      while !Task.isCancelled, self?.advance() == true { await Task.yield() }
    }
  }

  /// Takes a step; false when there is none left to take.
  private func advance() -> Bool {
    let end = ContinuousClock.now + Self.slice
    tell(filter.advance { _ in ContinuousClock.now < end })
    return !filter.isComplete
  }

  private func tell(_ changes: RowChanges) {
    if !changes.isEmpty { rowsChanged(changes, filter) }
  }
}
