/// What part of a timeline is to be forgotten.
package struct Forgetting: Equatable, Sendable {
  /// The first step that stays, which then follows the start; nil when none does.
  package let first: StepID?
  /// The ids of the steps that go.
  package let steps: [ClosedRange<Int64>]
  /// The place of the document in what stays.
  package let cursor: StepID
}

extension TimelineOutline {
  /// What stays of the timeline when everything is forgotten that does not follow the state before a step.
  ///
  /// - Parameter first: The first step that stays; nil to keep none.
  /// - Returns: What goes, and the outline of what stays; nil when the document's place would go.
  /// - Complexity: O(*r*), *r* being the number of runs.
  package func forgetting(before first: StepID?) -> (Forgetting, TimelineOutline)? {
    var rest = TimelineOutline()
    var gone: [ClosedRange<Int64>] = []
    for run in runs {
      if let first, run.contains(first.rawValue) {
        if run.first < first.rawValue { gone.append(run.first...first.rawValue - 1) }
        rest.appendKnown(first: first.rawValue, last: run.last, parent: 0)
      } else if run.parent > 0, rest.contains(StepID(run.parent)) {
        rest.appendKnown(first: run.first, last: run.last, parent: run.parent)
      } else {
        gone.append(run.first...run.last)
      }
    }
    guard let place = placeAfterForgetting(before: first, rest) else { return nil }
    rest.cursor = place
    rest.choices = choices.filter { rest.contains($0.key) && $0.key != .start }
    return (Forgetting(first: first, steps: gone, cursor: place), rest)
  }

  private func placeAfterForgetting(
    before first: StepID?, _ rest: TimelineOutline
  ) -> StepID? {
    // What was the state before the first step that stays is the start now.
    guard let first, cursor != parent(of: first) else { return .start }
    return cursor != .start && rest.contains(cursor) ? cursor : nil
  }
}

extension DocumentFile {
  /// Forgets part of the timeline, in one transaction.
  ///
  /// The room in the file is given back by `giveBackRoom()`.
  ///
  /// - Throws: `DocumentError`; the file is as before then.
  package func forget(_ forgetting: Forgetting) throws(DocumentError) {
    do {
      try requireSameFile()
      try connection.transaction {
        try requireOwnState()
        for range in forgetting.steps {
          let bounds: [Statement.Value] = [.integer(range.lowerBound), .integer(range.upperBound)]
          try connection.run("DELETE FROM redo WHERE step BETWEEN ? AND ?", bounds)
          try connection.run("DELETE FROM step WHERE id BETWEEN ? AND ?", bounds)
        }
        if let first = forgetting.first {
          try connection.run(
            "UPDATE step SET parent = 0 WHERE id = ?", [.integer(first.rawValue)])
        }
        try connection.run("DELETE FROM redo WHERE step = 0")
        try setDocumentValue("cursor", to: forgetting.cursor.rawValue)
      }
    } catch {
      throw DocumentError(path, error, during: .writing)
    }
  }

  /// Makes the file as small as its content.
  ///
  /// A crash meanwhile leaves the document as it is.
  ///
  /// - Returns: The bytes that were given back.
  /// - Complexity: O(*n*), *n* being the size of the file.
  /// - Throws: `DocumentError`.
  package func giveBackRoom() throws(DocumentError) -> Int {
    do {
      let before = try size()
      try connection.run("VACUUM")
      dataVersion = try currentDataVersion()
      let after = try size()
      _ = try connection.integer("PRAGMA wal_checkpoint(TRUNCATE)")
      return before - after
    } catch {
      throw DocumentError(path, error, during: .writing)
    }
  }

  /// The size of the document's tables, in bytes.
  func size() throws -> Int {
    Int(
      (try connection.integer("PRAGMA page_count") ?? 0)
        * (try connection.integer("PRAGMA page_size") ?? 0))
  }

  /// What steps take in the file, in bytes, as far as can be told beforehand.
  ///
  /// - Complexity: O(*k*), *k* being the number of steps.
  /// - Throws: `DocumentError`.
  package func size(of steps: [ClosedRange<Int64>]) throws(DocumentError) -> Int {
    do {
      return try steps.reduce(0) { sum, range in
        // Beside texts and blob a row has its id, parent, time and lengths.
        sum
          + Int(
            try connection.integer(
              "SELECT sum(length(delta) + length(CAST(name AS BLOB)) + 20) FROM step "
                + "WHERE id BETWEEN ? AND ?",
              [.integer(range.lowerBound), .integer(range.upperBound)]) ?? 0)
      }
    } catch {
      throw DocumentError(path, error, during: .reading)
    }
  }
}
