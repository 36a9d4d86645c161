import Foundation

/// What a manager knows about the group of the present event.
struct EventGroup {
  /// Whether the event's group is open.
  ///
  /// It is then the outermost group.
  var isOpen = false

  /// Tells the close that belongs to this group from those of groups before it.
  var ticket = 0

  /// Whether the event ended while explicit groups were open; the group closes when they have.
  var isOverdue = false

  /// Whether the group was opened where no loop runs that could close it, and nobody was told yet.
  var isStranded = false
}

extension UndoManager {
  @inline(__always)
  func beginGroup() {
    if history.recording.level == 0, groupsByEvent { openEventGroup() }
    if eventGroup.isStranded { reportStrandedGroup() }
    openGroup()
  }

  @inline(__always)
  private func openGroup() {
    guard notificationCenter != nil else { return history.beginUndoGrouping() }
    openGroupAndTell()
  }

  @inline(never)
  private func openGroupAndTell() {
    // Foundation posts no checkpoint for a top-level group, and nothing for the groups of undo itself.
    if history.recording.level > 0 { post(.checkpoint) }
    history.beginUndoGrouping()
    post(.didOpenGroup)
  }

  @inline(__always)
  func endGroup() {
    if notificationCenter == nil { closeGroup() } else { closeGroupAndTell() }
  }

  @inline(never)
  private func closeGroupAndTell() {
    if history.recording.level == 0 { history.closeGroup() }  // Stops, with the message.
    var notification = Notification(name: .NSUndoManagerCheckpoint, object: self)
    post(.checkpoint, as: &notification)
    if history.innermostGroupIsDiscardable {
      notification.userInfo = [NSUndoManagerGroupIsDiscardableKey: true]
    }
    post(.willCloseGroup, as: &notification)
    closeGroup()
    post(.didCloseGroup, as: &notification)
  }

  @inline(__always)
  private func closeGroup() {
    history.closeGroup()
    if eventGroup.isOpen { followEventGroup() }
    finishChange()
  }

  /// Notes that the event's group closed, or that it may close now that no explicit group is open.
  private func followEventGroup() {
    if history.recording.level == 0 {
      eventGroup.isOpen = false
    } else if history.recording.level == 1, eventGroup.isOverdue {
      scheduleEndOfEvent()
    }
  }

  /// Opens the event's group.
  func openEventGroup() {
    eventGroup.isOpen = true
    eventGroup.isStranded = !eventBoundary.isInEvent
    scheduleEndOfEvent()
    openGroup()
  }

  private func scheduleEndOfEvent() {
    eventGroup.ticket += 1
    eventGroup.isOverdue = false
    let ticket = eventGroup.ticket
    eventBoundary.atEndOfEvent(inModes: runLoopModes) { [weak self] in self?.eventEnded(ticket) }
  }

  /// Says, once for a group, that its registrations gather in one step because no loop is running.
  ///
  /// One registration that is then undone does no harm, and is what a small program does first; it
  /// is the second that may have been meant as a step of its own.
  func reportStrandedGroup() {
    // What a group of the program's own holds was meant to be one step.
    guard eventGroup.isStranded, history.recording.level == 1, history.recording.actionCount > 0
    else { return }
    eventGroup.isStranded = false
    let message = """
      UndoManager: registerUndo joins a registration made before in one undo group, since no run loop \
      is running that could have closed it (groupsByEvent is true). To make separate steps, set \
      groupsByEvent to false and call beginUndoGrouping() and endUndoGrouping(), or set eventBoundary \
      to one that knows when an event ends.

      """
    FileHandle.standardError.write(Data(message.utf8))
  }

  private func eventEnded(_ ticket: Int) {
    guard eventGroup.isOpen, eventGroup.ticket == ticket else { return }
    if history.recording.level == 1 {
      endGroup()
    } else {
      // Closing now would cut an explicit group, a drag in progress perhaps, in two.
      eventGroup.isOverdue = true
    }
  }
}
