import Testing
import WindowDriver

@WindowTesting
struct EventuallyTests {
  @Test func `waiting ends with the first value that is seen`() throws {
    var looks = 0
    let seen = try eventually("a third look") { () -> Int? in
      looks += 1
      return looks == 3 ? looks : nil
    }
    #expect(seen == 3)
  }

  @Test func `what is not seen in time is told by name and place`() {
    let error = #expect(throws: NotSeen.self) {
      try eventually(within: 0.02, "a blue moon", file: "Sky.swift", line: 7, holds: { false })
    }
    #expect(error?.description == "Sky.swift:7: not seen within 0.02 s: a blue moon")
  }
}
