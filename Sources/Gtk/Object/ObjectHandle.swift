import CGtk

/// A reference to a GObject that owns nothing and knows when the object has gone.
///
/// GTK's containers own their widgets, widgets own their controllers. An owning Swift reference on
/// top makes a cycle as soon as a widget's handler mentions the widget, and an owning *temporary*
/// is freed before C has seen its pointer. So a handle does not own. What makes it safe all the
/// same: there is one handle for an object, kept in the object itself, and the object clears it as
/// the last thing it does. Using a widget of a destroyed window stops the program with a message;
/// it never touches freed memory.
package final class ObjectHandle {
  private var pointer: UnsafeMutableRawPointer?
  private let typeName: String

  /// The key under which an object keeps its handle.
  private static let key = g_quark_from_static_string("backstroke-handle")

  private init(_ pointer: UnsafeMutableRawPointer, typeName: String) {
    self.pointer = pointer
    self.typeName = typeName
  }

  /// The handle of an object, the same one each time.
  static func of(_ pointer: UnsafeMutableRawPointer?) -> ObjectHandle {
    guard let pointer else {
      fatalError("Gtk: a constructor returned no object; was Application.run called first?")
    }
    let object = pointer.assumingMemoryBound(to: GObject.self)
    if let known = g_object_get_qdata(object, key) {
      return Unmanaged<ObjectHandle>.fromOpaque(known).takeUnretainedValue()
    }
    let typeName = String(
      cString: g_type_name(object.pointee.g_type_instance.g_class.pointee.g_type))
    let handle = ObjectHandle(pointer, typeName: typeName)
    g_object_set_qdata_full(object, key, Unmanaged.passRetained(handle).toOpaque()) { data in
      guard let data else { return }
      Unmanaged<ObjectHandle>.fromOpaque(data).takeRetainedValue().pointer = nil
    }
    return handle
  }

  /// The handle of an object whose C structure is public.
  static func of<Instance>(_ pointer: UnsafeMutablePointer<Instance>?) -> ObjectHandle {
    of(UnsafeMutableRawPointer(pointer))
  }

  /// The handle of an object whose C structure is private.
  static func of(_ pointer: OpaquePointer?) -> ObjectHandle {
    of(UnsafeMutableRawPointer(pointer))
  }

  /// Whether the object is still there.
  package var isAlive: Bool { pointer != nil }

  var raw: UnsafeMutableRawPointer {
    guard let pointer else {
      fatalError(
        "Gtk: a \(typeName) was used after it was destroyed; let go of it when its window closes")
    }
    return pointer
  }

  /// The pointer as the C function at hand wants it; GTK itself checks the type
  /// (`G_DEBUG=fatal-criticals`).
  func `as`<Instance>(_: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
    raw.assumingMemoryBound(to: Instance.self)
  }

  /// The pointer for functions of types whose C structure is private.
  func `as`() -> OpaquePointer {
    OpaquePointer(raw)
  }
}
