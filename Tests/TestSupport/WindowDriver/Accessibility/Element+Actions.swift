internal import CAtspi

extension Element {
  /// The actions it offers, such as `activate` of a menu item, or the enabled `win.undo` of a
  /// window.
  package var actions: [String] {
    guard let offered = atspi_accessible_get_action_iface(accessible) else { return [] }
    defer { g_object_unref(offered) }
    let count = ask { atspi_action_get_n_actions(offered, &$0) } ?? 0
    return (0..<max(0, count)).map { index in
      string { atspi_action_get_action_name(offered, index, &$0) }
    }
  }

  /// Does an action it offers, the first one if none is named: without pointer and keys, as a
  /// screen reader does it.
  ///
  /// - Throws: ``NotSeen`` if it does not offer the action.
  package func perform(_ action: String? = nil, file: String = #fileID, line: Int = #line) throws {
    let names = actions
    let index = action.map { names.firstIndex(of: $0) } ?? names.indices.first
    guard let index, let offered = atspi_accessible_get_action_iface(accessible) else {
      let wanted = action ?? "an action"
      throw NotSeen(
        description:
          "\(file):\(line): \(role.rawValue) “\(name)” offers no \(wanted), only \(names)")
    }
    defer { g_object_unref(offered) }
    guard ask({ atspi_action_do_action(offered, gint(index), &$0) }) == 1 else {
      throw NotSeen(
        description: "\(file):\(line): \(role.rawValue) “\(name)” refused \(names[index])")
    }
  }
}
