import CGtk

/// The rows of a list as GTK asks for them: how many there are, an object for each, which are selected.
///
/// The objects are empty and made when they are asked for: a row is known by its position. So a million
/// rows take no more room than ten.
final class ListModel: OwnedObject {
  /// What the model answers from.
  final class Answers {
    var count: Int
    weak let selection: (any ListSelection)?

    init(count: Int, selection: (any ListSelection)?) {
      self.count = count
      self.selection = selection
    }
  }

  private let answers: Answers

  /// - Parameters:
  ///   - count: The number of rows.
  ///   - selection: Who knows the selected rows; without it, none can be selected.
  init(count: Int, selection: (any ListSelection)?) {
    answers = Answers(count: count, selection: selection)
    super.init(owning: Self.makeInstance(answers))
  }

  /// The number of rows.
  var count: Int { answers.count }

  /// Tells GTK that rows have gone and others have come in their place.
  ///
  /// - Precondition: There are such rows.
  func itemsChanged(at position: Int, removed: Int, added: Int) {
    guard position >= 0, removed >= 0, added >= 0, position + removed <= count else {
      fatalError(
        "ListView.itemsChanged(at: \(position), removed: \(removed), added: \(added)): "
          + "the list has \(count) rows")
    }
    // GTK would ask for every new row, in search of one that it knows from before.
    if removed > 0 {
      answers.count -= removed
      g_list_model_items_changed(handle.as(), guint(position), guint(removed), 0)
    }
    if added > 0 {
      answers.count += added
      g_list_model_items_changed(handle.as(), guint(position), 0, guint(added))
    }
  }

  /// Lets GTK ask again which of the rows on screen are selected.
  func selectionChanged() {
    guard count > 0 else { return }
    gtk_selection_model_selection_changed(handle.as(), 0, guint(count))
  }
}
