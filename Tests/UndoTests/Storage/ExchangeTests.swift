import Foundation
import Testing
import UndoScript

@testable import Undo

/// Steps of one action go a short way when nothing is posted: whatever happens in between, it must look
/// like the long way, which a manager with a notification centre goes.
@MainActor @Suite struct ExchangeTests {
  /// A number that is set by edits as values, and does something else besides when it is.
  @MainActor final class Gauge: UndoTarget {
    var value = 0
    var besides: (Gauge, UndoManager) -> Void = { _, _ in }
    var registers = true

    func undoManager(_ undoManager: UndoManager, apply edit: Int) {
      if registers { undoManager.registerUndo(withTarget: self, edit: value) }
      value = edit
      besides(self, undoManager)
    }

    static func undoCost(of edit: Int) -> Int { 100 + edit }
  }

  /// What can be seen of a manager and a gauge.
  struct Seen: Equatable {
    let values: [Int]
    let level: Int
    let counts: [Int]
    let titles: [String]
    let flags: [Bool]
    let bytes: Int

    @MainActor init(_ manager: UndoManager, _ gauges: [Gauge]) {
      values = gauges.map(\.value)
      level = manager.groupingLevel
      counts = [manager.undoCount, manager.redoCount]
      titles = [manager.undoMenuItemTitle, manager.redoMenuItemTitle]
      flags = [
        manager.isUndoing, manager.isRedoing, manager.canUndo, manager.canRedo,
        manager.undoActionIsDiscardable, manager.redoActionIsDiscardable,
        manager.isUndoRegistrationEnabled,
      ]
      bytes = manager.retainedBytes
    }
  }

  /// What somebody may do while an action is performed.
  enum Doing: CaseIterable {
    case nothing, registerAgain, registerForAnother, registerHandler, name, attachValue
    case markDiscardable, group, removeItself, removeAnother, removeAll, disableAndEnable
    case limit, budget, lookAtSteps

    @MainActor func callAsFunction(_ gauge: Gauge, _ manager: UndoManager, _ other: Gauge) {
      switch self {
      case .nothing: break
      case .registerAgain: manager.registerUndo(withTarget: gauge, edit: 50)
      case .registerForAnother: manager.registerUndo(withTarget: other, edit: 51)
      case .registerHandler: manager.registerUndo(withTarget: gauge) { $0.value += 1_000 }
      case .name: manager.setActionName("From the handler")
      case .attachValue: manager.setActionUserInfoValue(7, forKey: .init("key"))
      case .markDiscardable: manager.setActionIsDiscardable(true)
      case .group: manager.step { manager.registerUndo(withTarget: gauge, edit: 52) }
      case .removeItself: manager.removeAllActions(withTarget: gauge)
      case .removeAnother: manager.removeAllActions(withTarget: other)
      case .removeAll: manager.removeAllActions()
      case .disableAndEnable:
        manager.disableUndoRegistration()
        manager.registerUndo(withTarget: gauge, edit: 53)
        manager.enableUndoRegistration()
      case .limit: manager.levelsOfUndo = 2
      case .budget: manager.byteBudget = 250
      case .lookAtSteps:
        _ = manager.undoSteps.map(\.actionName) + manager.redoSteps.map(\.actionName)
      }
    }
  }

  @Test(arguments: Doing.allCases, [true, false])
  func `whatever a handler does, the short way ends like the long way`(
    doing: Doing, registers: Bool
  ) {
    func play(posting: Bool) -> [Seen] {
      let manager = UndoManager.byHand()
      if posting { manager.notificationCenter = NotificationCenter() }
      let gauges = [Gauge(), Gauge()]
      for value in 1...4 {
        for gauge in gauges {
          manager.step("\(value)") { gauge.undoManager(manager, apply: value) }
        }
      }
      var seen: [Seen] = []
      for gauge in gauges { gauge.registers = registers }
      gauges[0].besides = { gauge, manager in
        seen.append(Seen(manager, gauges))
        doing(gauge, manager, gauges[1])
        seen.append(Seen(manager, gauges))
      }
      for turn in [3, -2, 5, -1, -4, 2, -6] {
        for _ in 0..<abs(turn) { turn > 0 ? manager.undo() : manager.redo() }
        seen.append(Seen(manager, gauges))
      }
      return seen
    }
    #expect(play(posting: false) == play(posting: true))
  }

  @Test func `steps stay where they are until somebody asks, and then are where they belong`() {
    let manager = UndoManager.byHand()
    let gauge = Gauge()
    for value in 1...600 { manager.step { gauge.undoManager(manager, apply: value) } }
    for _ in 0..<500 { manager.undo() }
    #expect(manager.exchange.parkedCount == 500)
    for _ in 0..<200 { manager.redo() }
    #expect(manager.exchange.parkedCount == 300)
    #expect(gauge.value == 300)
    #expect(manager.undoCount == 300)
    #expect(manager.redoCount == 300)
    #expect(manager.exchange.parkedCount == 0)
    for _ in 0..<300 { manager.redo() }
    #expect(gauge.value == 600)
    #expect(manager.redoCount == 0)
    #expect(manager.undoSteps.map(\.actionCount) == Array(repeating: 1, count: 600))
  }

  @Test func `registering drops the steps that were left where they were`() {
    let manager = UndoManager.byHand()
    let gauge = Gauge()
    for value in 1...10 { manager.step { gauge.undoManager(manager, apply: value) } }
    for _ in 0..<4 { manager.undo() }
    manager.step { gauge.undoManager(manager, apply: 77) }
    #expect(manager.redoCount == 0)
    #expect(manager.undoCount == 7)
    for _ in 0..<7 { manager.undo() }
    #expect(gauge.value == 0)
  }

  @Test func `a target that dies while its steps lie there is skipped`() {
    let manager = UndoManager.byHand()
    let kept = Gauge()
    weak var released: Gauge?
    do {
      let passing = Gauge()
      released = passing
      for value in 1...3 {
        manager.step { kept.undoManager(manager, apply: value) }
        manager.step { passing.undoManager(manager, apply: value) }
      }
      for _ in 0..<4 { manager.undo() }
    }
    #expect(released == nil)
    for _ in 0..<6 { manager.redo() }
    #expect(kept.value == 3)
    #expect(manager.undoCount == 4)
    #expect(manager.redoCount == 0)
  }

  @Test func `while nothing is posted observers are told once for each undo`() {
    let manager = UndoManager.byHand()
    let gauge = Gauge()
    for value in 1...3 { manager.step { gauge.undoManager(manager, apply: value) } }
    var counts: [[Int]] = []
    let observation = manager.onChange { counts.append([$0.undoCount, $0.redoCount]) }
    manager.undo()
    manager.undo()
    manager.redo()
    #expect(counts == [[2, 1], [1, 2], [2, 1]])
    withExtendedLifetime(observation) {}
  }
}
