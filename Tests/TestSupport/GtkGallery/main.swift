import Glibc
import Gtk

// A program that shows what `Gtk` can do and writes down what it is told; the tests are the person
// before it.

let arguments = Array(CommandLine.arguments.dropFirst())
let application = Application(
  id: "io.github.backstroke.GtkGallery", flags: [.nonUnique, .handlesOpen])
application.onActivate { show(opened: []) }
application.onOpen { paths in show(opened: paths) }

/// Kept as long as its window.
var listGallery: ListGallery?

func show(opened paths: [String]) {
  if arguments.contains("--list") {
    listGallery = ListGallery(application)
    listGallery?.window.present()
    listGallery?.window.onDestroy { listGallery = nil }
    return
  }
  let gallery = Gallery(application)
  for path in paths { gallery.journal.write("opened \(path)") }
  gallery.window.present()
  if arguments.contains("--use-after-close") { useAfterClose(gallery) }
}

/// What must stop the program with a message.
func useAfterClose(_ gallery: Gallery) {
  let late = ApplicationWindow(application)
  let label = Label("of the other window")
  late.setContent(label)
  MainLoop.after(milliseconds: 300) {
    late.destroy()
    MainLoop.whenIdle { label.text = "too late" }
  }
}

exit(
  application.run(arguments: arguments.filter { !["--use-after-close", "--list"].contains($0) }))
