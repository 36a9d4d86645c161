#if canImport(Glibc)
import Glibc
#endif

/// Which file a path leads to, whatever it is called.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let number: UInt64

  /// The file that a path leads to, links followed; nil when there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The file that a descriptor is open on.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
  }
}
