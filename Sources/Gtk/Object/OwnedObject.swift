import CGtk

/// An object that no container owns: an action, a menu, a style provider.
///
/// Swift owns it.
package class OwnedObject {
  let handle: ObjectHandle

  /// Takes over a reference that the constructor returned ("transfer full").
  init(owning pointer: UnsafeMutableRawPointer?) {
    handle = ObjectHandle.of(pointer)
  }

  isolated deinit {
    g_object_unref(handle.raw)
  }
}
