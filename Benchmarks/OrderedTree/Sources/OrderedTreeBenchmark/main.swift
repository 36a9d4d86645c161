// Prints the tables of docs/ordered-tree.md: swift run -c release OrderedTreeBenchmark [operations|memory|fan-outs]

switch CommandLine.arguments.dropFirst().first {
case nil:
  Operations.printTable()
  print()
  Memory.printTable()
  print()
  FanOuts.printTable()
case "operations": Operations.printTable()
case "memory": Memory.printTable()
case "fan-outs": FanOuts.printTable()
case let argument?:
  fatalError("OrderedTreeBenchmark: “\(argument)” is none of operations, memory, fan-outs")
}
