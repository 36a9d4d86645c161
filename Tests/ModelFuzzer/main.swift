import Foundation

// model-fuzzer [--steps N] [--seed N]
//
// Random edits, undo, redo and gestures, with everything that follows the canvas held against something simple
// after each step. It stops with a message and status 1 at the first difference; the seed gives it again.

var steps = 100_000
var seed = UInt64.random(in: 0...UInt64.max)
var rest = CommandLine.arguments.dropFirst()
while let option = rest.popFirst() {
  guard let value = rest.popFirst().flatMap({ UInt64($0) }), ["--steps", "--seed"].contains(option)
  else {
    FileHandle.standardError.write(Data("usage: model-fuzzer [--steps N] [--seed N]\n".utf8))
    exit(2)
  }
  if option == "--steps" { steps = Int(value) } else { seed = value }
}

print("model-fuzzer: \(steps) steps, seed \(seed)")
var run = FuzzingRun(seed: seed)
for step in 0..<steps {
  if let difference = run.step() {
    FileHandle.standardError.write(
      Data("step \(step) of seed \(seed): \(difference)\n".utf8))
    exit(1)
  }
}
print("model-fuzzer: no difference; \(run.summary)")
