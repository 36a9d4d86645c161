import Foundation

/// Which labels are shown.
///
/// It is not part of the document: changing it is no step.
struct LabelFilter: Equatable {
  var query = ""
  var isIncludedOnly = false

  /// Whether a label is shown.
  ///
  /// Upper and lower case are the same, as the locale has it.
  func matches(_ label: LabelItem) -> Bool {
    (!isIncludedOnly || label.isIncluded)
      && (query.isEmpty || label.name.localizedCaseInsensitiveContains(query))
  }
}
