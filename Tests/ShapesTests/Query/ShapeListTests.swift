import Foundation
import Shapes
import TestSupport
import Testing

@MainActor @Suite struct ShapeListTests {
  /// What a list was told, and the rows that follow from it.
  @MainActor private final class Widget {
    var rows: [ShapeID] = []
    var list: ShapeList?
    var calls = 0

    func follow(_ changes: RowChanges, of filter: ShapeFilter) {
      calls += 1
      for range in changes.removals { rows.removeSubrange(range) }
      for range in changes.insertions {
        rows.insert(contentsOf: range.map { filter[$0] }, at: range.lowerBound)
      }
    }
  }

  private func widget(on canvas: Canvas) -> Widget {
    let widget = Widget()
    let filter = ShapeFilter(canvas, locale: Locale(identifier: "en"))
    widget.rows = Array(filter)
    widget.list = ShapeList(filter) { [unowned widget] in widget.follow($0, of: $1) }
    return widget
  }

  @Test func `a search tells its first rows at once and all of them in the end`() async throws {
    let canvas = Canvas.sample(4000)
    let widget = widget(on: canvas)
    widget.list!.search(for: .init(text: "rect"))
    #expect(widget.rows.count >= 100)
    #expect(widget.calls == 1)
    await widget.list!.finish()
    #expect(widget.list!.filter.isComplete)
    #expect(widget.rows == canvas.order.reversed().map { ShapeID($0) })
  }

  @Test func `edits and another query while a search is under way leave the rows right`()
    async throws
  {
    var canvas = Canvas.sample(4000)
    let widget = widget(on: canvas)
    widget.list!.search(for: .init(text: "rect"))
    #expect(!widget.list!.filter.isComplete)
    let removal = try Edit.remove([1, 2000, 4000].ids).delta(on: canvas)
    try canvas.apply(removal)
    widget.list!.apply(removal, on: canvas)
    await Task.yield()
    widget.list!.search(for: .init(text: "rectangle 39"))
    widget.list!.search(for: .init(text: "rectangle 3"))
    await widget.list!.finish()
    #expect(widget.rows == Array(widget.list!.filter))
    #expect(
      widget.rows
        == canvas.shapes.reversed().filter { $0.name.hasPrefix("rectangle 3") }.map(\.id))
  }

  @Test func `a list that is let go stops searching`() async {
    let widget = widget(on: Canvas.sample(4000))
    widget.list!.search(for: .init(text: "rect"))
    let calls = widget.calls
    weak let list = widget.list
    widget.list = nil
    for _ in 0..<10 { await Task.yield() }
    #expect(list == nil)
    #expect(widget.calls == calls)
  }
}
