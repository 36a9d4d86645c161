import Shapes
import Testing

@Suite struct ShapeIDTests {
  @Test func `older ids sort first`() { #expect(ShapeID(1) < ShapeID(2)) }
}
