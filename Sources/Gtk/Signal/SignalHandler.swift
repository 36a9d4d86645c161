import CGtk

/// What a connected closure is to GObject: one object that the connection retains.
///
/// The connection owns it and lets go of it when it is disconnected or its object is destroyed; so
/// everything the closure captured goes then too.
final class SignalHandler {
  /// Reads the arguments (the first is the object that emits), writes the result if the signal has
  /// one.
  typealias Body = (
    _ arguments: UnsafeBufferPointer<GValue>, _ result: UnsafeMutablePointer<GValue>?
  ) -> Void

  private let body: Body

  private init(_ body: @escaping Body) {
    self.body = body
  }

  /// A GClosure that calls `body`, by one marshaller for all signatures.
  static func closure(_ body: @escaping Body) -> UnsafeMutablePointer<GClosure> {
    let data = Unmanaged.passRetained(SignalHandler(body)).toOpaque()
    guard let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data) else {
      fatalError("Gtk: GLib made no closure")
    }
    g_closure_set_marshal(closure) { closure, result, count, arguments, _, _ in
      guard let data = closure?.pointee.data else { return }
      Unmanaged<SignalHandler>.fromOpaque(data).takeUnretainedValue()
        .body(UnsafeBufferPointer(start: arguments, count: Int(count)), result)
    }
    g_closure_add_finalize_notifier(closure, data) { data, _ in
      guard let data else { return }
      Unmanaged<SignalHandler>.fromOpaque(data).release()
    }
    return closure
  }
}

/// Takes the arguments of a signal one after the other, each as the type that the handler names.
struct ArgumentReader {
  private let arguments: UnsafeBufferPointer<GValue>
  /// The object that emits comes first and is of no interest: a handler knows its widget.
  private var position = 1

  init(_ arguments: UnsafeBufferPointer<GValue>) {
    self.arguments = arguments
  }

  mutating func next<Value: SignalValue>(_: Value.Type) -> Value {
    guard position < arguments.count, let start = arguments.baseAddress else {
      fatalError("Gtk: a handler asks for more arguments than its signal has")
    }
    defer { position += 1 }
    return Value.read(start + position)
  }
}
