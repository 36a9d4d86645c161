import UndoScript

/// The ways in which GNUstep's manager is known to differ; `docs/undo-manager.md` gives the reasons.
///
/// Each says from the script alone whether it explains that the states differ from some line on.
enum Difference: String, CaseIterable {
  case removalLeavesOpenGroups
  case nestedUndoNeedsNoOpenGroup
  case redoKeepsOpenGroup
  case canUndoAsksTheInnermostGroup
  case namesBelongToTheInnermostGroup
  case nameWithoutGroupIsIgnored
  case nameWhileDisabled
  case stepWithoutInverseNamesTheOneBelow

  /// What differs, in a line.
  var summary: String {
    switch self {
    case .removalLeavesOpenGroups: "removal by target leaves open groups alone"
    case .nestedUndoNeedsNoOpenGroup: "undoNestedGroup raises while a group is open"
    case .redoKeepsOpenGroup: "redo runs beside an open group, and leaves it open"
    case .canUndoAsksTheInnermostGroup:
      "canUndo looks at the innermost open group only, not at those around it"
    case .namesBelongToTheInnermostGroup:
      "a name belongs to the innermost group, and is lost with a nested one"
    case .nameWithoutGroupIsIgnored: "setActionName with no group open is ignored"
    case .nameWhileDisabled: "setActionName works while registration is disabled"
    case .stepWithoutInverseNamesTheOneBelow:
      "an undo that registers nothing gives its name to the step below on the other stack"
    }
  }

  /// Whether the difference shows in titles only, so that the rest can go on being compared.
  var concernsTitles: Bool {
    switch self {
    case .removalLeavesOpenGroups, .nestedUndoNeedsNoOpenGroup, .redoKeepsOpenGroup,
      .canUndoAsksTheInnermostGroup:
      false
    default: true
    }
  }

  /// Whether the difference shows in `canUndo` only, while a group is open.
  var concernsCanUndo: Bool { self == .canUndoAsksTheInnermostGroup }

  /// Whether a command, met in a state, sets the two apart in this way.
  func isMet(by command: ScriptCommand, in state: ScriptState, disableCount: Int) -> Bool {
    switch (self, command) {
    case (.removalLeavesOpenGroups, .remove): state.level > 0
    case (.nestedUndoNeedsNoOpenGroup, .undoNested): state.level > 0
    case (.redoKeepsOpenGroup, .redo): state.level > 0
    case (.canUndoAsksTheInnermostGroup, .begin): state.level > 0 && state.undoCount > 0
    case (.namesBelongToTheInnermostGroup, .name): state.level > 1
    case (.nameWithoutGroupIsIgnored, .name): state.level == 0
    case (.nameWhileDisabled, .name): disableCount > 0
    case (.stepWithoutInverseNamesTheOneBelow, .undo),
      (.stepWithoutInverseNamesTheOneBelow, .redo),
      (.stepWithoutInverseNamesTheOneBelow, .undoNested):
      disableCount > 0
    default: false
    }
  }
}
