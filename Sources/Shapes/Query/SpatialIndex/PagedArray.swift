/// An array in pages that copies share: the first change of a page copies that page, not the array.
///
/// A copy that is held elsewhere, by a drawing that goes on in the background for example, so makes a small change of
/// the other one no slower.
struct PagedArray<Element: Sendable>: Sendable {
  /// How many elements a page has: a power of two, so that finding a page is a shift.
  static var pageSize: Int { 512 }

  private var pages: ContiguousArray<ContiguousArray<Element>> = []
  private(set) var count = 0

  /// The element at a place.
  ///
  /// - Complexity: O(1); changing it copies the page when that is shared, and on the first change after a copy the list
  ///   of pages.
  subscript(index: Int) -> Element {
    get { pages[index / Self.pageSize][index % Self.pageSize] }
    _modify { yield &pages[index / Self.pageSize][index % Self.pageSize] }
  }

  /// The elements in a range, which lies in one page.
  subscript(range: Range<Int>) -> ArraySlice<Element> {
    guard let first = range.first else { return [] }
    let start = first % Self.pageSize
    return pages[first / Self.pageSize][start..<start + range.count]
  }

  /// Appends the same element some times.
  mutating func append(repeating element: Element, count more: Int) {
    for _ in 0..<more {
      if count % Self.pageSize == 0 {
        pages.append([])
        pages[pages.count - 1].reserveCapacity(Self.pageSize)
      }
      pages[pages.count - 1].append(element)
      count += 1
    }
  }
}
