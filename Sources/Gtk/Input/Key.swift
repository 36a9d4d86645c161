import CGtk

/// A key by what it means, not by where it is: GDK's key value.
package struct Key: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The key that types a character.
  package init(_ character: Unicode.Scalar) {
    rawValue = gdk_unicode_to_keyval(character.value)
  }

  /// The character that it types, if it types one.
  package var character: Character? {
    let scalar = gdk_keyval_to_unicode(rawValue)
    return scalar == 0 ? nil : Unicode.Scalar(scalar).map(Character.init)
  }

  package static let escape = Key(rawValue: UInt32(GDK_KEY_Escape))
  package static let `return` = Key(rawValue: UInt32(GDK_KEY_Return))
  package static let keypadEnter = Key(rawValue: UInt32(GDK_KEY_KP_Enter))
  package static let tab = Key(rawValue: UInt32(GDK_KEY_Tab))
  package static let space = Key(rawValue: UInt32(GDK_KEY_space))
  package static let backspace = Key(rawValue: UInt32(GDK_KEY_BackSpace))
  package static let delete = Key(rawValue: UInt32(GDK_KEY_Delete))
  package static let left = Key(rawValue: UInt32(GDK_KEY_Left))
  package static let right = Key(rawValue: UInt32(GDK_KEY_Right))
  package static let up = Key(rawValue: UInt32(GDK_KEY_Up))
  package static let down = Key(rawValue: UInt32(GDK_KEY_Down))
  package static let home = Key(rawValue: UInt32(GDK_KEY_Home))
  package static let end = Key(rawValue: UInt32(GDK_KEY_End))
  package static let pageUp = Key(rawValue: UInt32(GDK_KEY_Page_Up))
  package static let pageDown = Key(rawValue: UInt32(GDK_KEY_Page_Down))
  package static let f2 = Key(rawValue: UInt32(GDK_KEY_F2))
  package static let leftShift = Key(rawValue: UInt32(GDK_KEY_Shift_L))
  package static let rightShift = Key(rawValue: UInt32(GDK_KEY_Shift_R))
}
