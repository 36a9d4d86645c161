import Gtk

/// The bar below the header that shows a notice; nothing when there is none.
///
/// (libadwaita has a banner of its own from version 1.3 on, with one button only.)
final class NoticeBar {
  let widget: Revealer
  private let bar = Box(.horizontal, spacing: 6)
  private let text = Label()
  private let buttons = Box(.horizontal, spacing: 6)
  private var notice: Notice?

  init() {
    text.wraps = true
    text.textPosition = 0
    text.expandsHorizontally = true
    buttons.align(vertical: .center)
    bar.setAccessibleRole(.alert)
    bar.addStyle(named: "notice")
    bar.append(text)
    bar.append(buttons)
    widget = Revealer(bar)
    widget.isRevealed = false
  }

  /// Shows a notice, or takes away the one that is shown.
  func show(_ notice: Notice?) {
    guard notice != self.notice else { return }
    self.notice = notice
    widget.isRevealed = notice != nil
    guard let notice else { return }
    text.text = notice.text
    bar.setAccessibleLabel(notice.text)
    if notice.isWarning { bar.addStyle(.warning) } else { bar.removeStyle(.warning) }
    buttons.removeAll()
    for remedy in notice.remedies {
      let button = Button(remedy.label)
      button.setAction(remedy.action.fullName)
      button.takesFocusOnClick = false
      buttons.append(button)
    }
  }
}
