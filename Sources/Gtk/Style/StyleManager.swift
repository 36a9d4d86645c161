import CGtk

/// Light and dark.
package enum StyleManager {
  /// What the person or the program wants.
  package enum ColorScheme {
    /// As the desktop is set.
    case system
    case light
    case dark
  }

  /// Sets the scheme for all windows.
  package static func setColorScheme(_ scheme: ColorScheme) {
    let value =
      switch scheme {
      case .system: ADW_COLOR_SCHEME_DEFAULT
      case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
      case .dark: ADW_COLOR_SCHEME_FORCE_DARK
      }
    adw_style_manager_set_color_scheme(adw_style_manager_get_default(), value)
  }

  /// Whether windows are dark now.
  package static var isDark: Bool {
    adw_style_manager_get_dark(adw_style_manager_get_default()) != 0
  }

  /// Calls `body` when windows become dark or light.
  ///
  /// Disconnect it when its window goes: the manager outlives all.
  @discardableResult
  package static func onDarkChanged(_ body: @escaping (_ isDark: Bool) -> Void) -> SignalConnection
  {
    ObjectHandle.of(adw_style_manager_get_default()).connect("notify::dark") { body(isDark) }
  }
}
