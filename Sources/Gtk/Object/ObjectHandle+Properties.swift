import CGtk

extension ObjectHandle {
  /// Reads a property by its GObject name.
  ///
  /// - Precondition: The type fits; GLib reports a critical otherwise.
  func property<Value: SignalValue>(_ name: String, as _: Value.Type = Value.self) -> Value {
    var value = GValue()
    g_value_init(&value, Value.type)
    defer { g_value_unset(&value) }
    g_object_get_property(self.as(), name, &value)
    return Value.read(&value)
  }

  /// Writes a property by its GObject name.
  func setProperty<Value: SignalValue>(_ name: String, to newValue: Value) {
    var value = GValue()
    g_value_init(&value, Value.type)
    defer { g_value_unset(&value) }
    newValue.write(to: &value)
    g_object_set_property(self.as(), name, &value)
  }
}
