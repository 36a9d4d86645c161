/// A key held while another is pressed or the pointer is used.
package enum Modifier: String, Sendable {
  case control = "ctrl"
  case shift
  case alt
}
