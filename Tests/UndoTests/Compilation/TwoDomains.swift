// None of the marked lines may compile: a history has one owner, in one isolation domain.

import Undo

actor Server {
  private var history = UndoHistory<Int>()

  func adopt(_ history: consuming sending UndoHistory<Int>) { self.history = history }

  func lend() {
    let copy = history  // error: consume
    _ = copy.undoCount
  }
}

func keeps(_ history: consuming UndoHistory<Int>) {  // error: consumed more than once
  let mine = history
  let yours = history
  _ = (mine.undoCount, yours.undoCount)
}

@MainActor final class Window {
  private var history = UndoHistory<Int>()

  func share(with server: Server) async {
    Task.detached { [history] in  // error: history
      _ = history.undoCount
    }
  }
}
