import CGtk

/// A number that goes from one value to another in a given time, a step for each frame.
///
/// It plays while its widget is shown. Where the person has turned animations off, it goes to the
/// end at once.
package final class TimedAnimation: OwnedObject {
  /// - Parameters:
  ///   - widget: What it is for; its frames are the steps.
  ///   - milliseconds: How long it takes.
  ///   - body: Is given each value, the last one too. It is kept as long as the animation: capture
  ///     what owns the animation weakly.
  package init(for widget: some Widget, milliseconds: Int, _ body: @escaping (Double) -> Void) {
    let call: AdwAnimationTargetFunc = { value, data in
      guard let data else { return }
      Unmanaged<Target>.fromOpaque(data).takeUnretainedValue().body(value)
    }
    let target = adw_callback_animation_target_new(
      call, Unmanaged.passRetained(Target(body)).toOpaque()
    ) { data in
      guard let data else { return }
      Unmanaged<Target>.fromOpaque(data).release()
    }
    super.init(
      owning: UnsafeMutableRawPointer(
        adw_timed_animation_new(widget.handle.as(), 0, 1, guint(milliseconds), target)))
    adw_timed_animation_set_easing(handle.as(), ADW_EASE_IN_OUT_CUBIC)
  }

  /// Plays it from the beginning.
  package func play(from start: Double = 0, to end: Double = 1) {
    adw_timed_animation_set_value_from(handle.as(), start)
    adw_timed_animation_set_value_to(handle.as(), end)
    adw_animation_reset(handle.as())
    adw_animation_play(handle.as())
  }

  /// Goes to the end at once.
  package func skip() {
    adw_animation_skip(handle.as())
  }

  private final class Target {
    let body: (Double) -> Void

    init(_ body: @escaping (Double) -> Void) {
      self.body = body
    }
  }
}
