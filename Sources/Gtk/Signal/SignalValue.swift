import CGtk

/// A Swift type that can be an argument or the result of a signal, or the value of a property.
protocol SignalValue {
  static var type: GType { get }
  static func read(_ value: UnsafePointer<GValue>) -> Self
  func write(to value: UnsafeMutablePointer<GValue>)
}

/// GLib numbers its fundamental types in steps of four; the C macros for them are not imported.
private func fundamental(_ number: GType) -> GType { number << 2 }

extension Bool: SignalValue {
  static var type: GType { fundamental(5) }
  static func read(_ value: UnsafePointer<GValue>) -> Bool { g_value_get_boolean(value) != 0 }
  func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_boolean(value, self ? 1 : 0) }
}

extension Int32: SignalValue {
  static var type: GType { fundamental(6) }
  /// Enumerations travel as `Int32` too, in values of their own type.
  static func read(_ value: UnsafePointer<GValue>) -> Int32 {
    g_type_check_value_holds(value, fundamental(12)) != 0
      ? g_value_get_enum(value) : g_value_get_int(value)
  }
  func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_int(value, self) }
}

extension UInt32: SignalValue {
  static var type: GType { fundamental(7) }
  /// Sets of flags travel as `UInt32` too, in values of their own type.
  static func read(_ value: UnsafePointer<GValue>) -> UInt32 {
    g_type_check_value_holds(value, fundamental(13)) != 0
      ? g_value_get_flags(value) : g_value_get_uint(value)
  }
  func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_uint(value, self) }
}

extension Double: SignalValue {
  static var type: GType { fundamental(15) }
  static func read(_ value: UnsafePointer<GValue>) -> Double { g_value_get_double(value) }
  func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_double(value, self) }
}

extension String: SignalValue {
  static var type: GType { fundamental(16) }
  static func read(_ value: UnsafePointer<GValue>) -> String {
    g_value_get_string(value).map { String(cString: $0) } ?? ""
  }
  func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_string(value, self) }
}

/// An object, a boxed value or a description of a property: whatever the value points to, not
/// retained.
extension UnsafeMutableRawPointer?: SignalValue {
  static var type: GType { fundamental(17) }
  static func read(_ value: UnsafePointer<GValue>) -> UnsafeMutableRawPointer? {
    g_value_peek_pointer(value)
  }
  func write(to value: UnsafeMutablePointer<GValue>) { g_value_set_pointer(value, self) }
}
