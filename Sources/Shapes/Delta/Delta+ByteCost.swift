/// What an array takes beside its elements: the header that Swift's runtime and the array keep, in bytes.
let arrayHeader = 32

extension Delta.Part {
  var byteCost: Int {
    switch self {
    case .insertion(let shapes), .removal(let shapes): retained(shapes, \.textCost)
    case .centers(let changes): retained(changes) { _ in 0 }
    case .placements(let changes): retained(changes) { _ in 0 }
    case .stackingKeys(let changes):
      retained(changes) { $0.before.text.heapCost + $0.after.text.heapCost }
    case .names(let changes): retained(changes) { $0.before.heapCost + $0.after.heapCost }
    case .visibility(let changes): retained(changes) { _ in 0 }
    case .styles(let changes): retained(changes) { _ in 0 }
    }
  }

  private func retained<Element>(_ array: [Element], _ beyond: (Element) -> Int) -> Int {
    arrayHeader + array.capacity * MemoryLayout<Element>.stride
      + array.reduce(0) { $0 + beyond($1) }
  }
}

extension Shape {
  fileprivate var textCost: Int { name.heapCost + stackingKey.text.heapCost }
}

extension String {
  /// The bytes on the heap: none up to 15, which fit into the string's own 16.
  fileprivate var heapCost: Int { utf8.count > 15 ? arrayHeader + utf8.count : 0 }
}
