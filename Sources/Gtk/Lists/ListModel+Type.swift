import CGtk

// GTK asks the class; the class finds the answers in the instance.
extension ListModel {
  private static let key = g_quark_from_static_string("backstroke-list-model")

  private static let type: GType = {
    let type = g_type_register_static_simple(
      g_object_get_type(), "BackstrokeListModel", guint(MemoryLayout<GObjectClass>.size), nil,
      guint(MemoryLayout<GObject>.size), nil, GTypeFlags(rawValue: 0))
    var rows = GInterfaceInfo(
      interface_init: { interface, _ in
        guard let interface = interface?.assumingMemoryBound(to: GListModelInterface.self) else {
          return
        }
        ListModel.answerRows(&interface.pointee)
      }, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, g_list_model_get_type(), &rows)
    var selection = GInterfaceInfo(
      interface_init: { interface, _ in
        guard let interface = interface?.assumingMemoryBound(to: GtkSelectionModelInterface.self)
        else { return }
        ListModel.answerSelection(&interface.pointee)
      }, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, gtk_selection_model_get_type(), &selection)
    return type
  }()

  private static func answerRows(_ interface: inout GListModelInterface) {
    interface.get_item_type = { _ in g_object_get_type() }
    interface.get_n_items = { guint(ListModel.answers($0)?.count ?? 0) }
    interface.get_item = { model, position in
      guard let answers = ListModel.answers(model), position < answers.count else { return nil }
      return UnsafeMutableRawPointer(
        g_object_new_with_properties(g_object_get_type(), 0, nil, nil))
    }
  }

  private static func answerSelection(_ interface: inout GtkSelectionModelInterface) {
    interface.is_selected = { model, position in
      guard let answers = ListModel.answers(model), position < answers.count else { return 0 }
      return answers.selection?.isSelected(Int(position)) == true ? 1 : 0
    }
    interface.select_item = { ListModel.select($0, $1, 1, alone: $2 != 0) }
    interface.select_range = { ListModel.select($0, $1, $2, alone: $3 != 0) }
    interface.select_all = { ListModel.select($0, 0, .max, alone: false) }
    interface.unselect_item = { ListModel.deselect($0, $1, 1) }
    interface.unselect_range = { ListModel.deselect($0, $1, $2) }
    interface.unselect_all = { ListModel.deselect($0, 0, .max) }
  }

  private static func answers(_ model: OpaquePointer?) -> Answers? {
    guard let model,
      let data = g_object_get_qdata(
        UnsafeMutableRawPointer(model).assumingMemoryBound(to: GObject.self), key)
    else { return nil }
    return Unmanaged<Answers>.fromOpaque(data).takeUnretainedValue()
  }

  private static func select(
    _ model: OpaquePointer?, _ position: guint, _ count: guint, alone: Bool
  ) -> gboolean {
    change(model, position, count) { $0.select($1, alone: alone) }
  }

  private static func deselect(
    _ model: OpaquePointer?, _ position: guint, _ count: guint
  ) -> gboolean {
    change(model, position, count) { $0.deselect($1) }
  }

  /// Passes a range on, as far as there are rows; false where nothing can be selected.
  private static func change(
    _ model: OpaquePointer?, _ position: guint, _ count: guint,
    _ body: (any ListSelection, Range<Int>) -> Void
  ) -> gboolean {
    guard let answers = answers(model), let selection = answers.selection else { return 0 }
    let first = min(Int(position), answers.count)
    body(selection, first..<min(first + Int(count), answers.count))
    return 1
  }

  static func makeInstance(_ answers: Answers) -> UnsafeMutablePointer<GObject>? {
    let instance = g_object_new_with_properties(type, 0, nil, nil)
    g_object_set_qdata_full(instance, key, Unmanaged.passRetained(answers).toOpaque()) {
      guard let data = $0 else { return }
      Unmanaged<Answers>.fromOpaque(data).release()
    }
    return instance
  }
}
