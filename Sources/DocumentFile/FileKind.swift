#if canImport(Glibc)
import Glibc
#endif

/// What a path leads to, links followed.
enum FileKind: Equatable {
  case regular(size: Int)
  case directory
  /// A device, a pipe or a socket: opening one could wait for ever.
  case special
  case missing
  /// The system does not tell; the text is its own.
  case unreachable(String)

  init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = errno == ENOENT ? .missing : .unreachable(systemMessage())
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .regular(size: Int(status.st_size))
    case S_IFDIR: self = .directory
    default: self = .special
    }
  }

  /// The path of an existing file with all links followed.
  static func resolvingLinks(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Brings a change of names in a file's directory to the disk.
  ///
  /// Where the file system cannot, the name is as safe as it can be there.
  static func syncDirectory(of path: String) {
    let directory = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let descriptor = open(directory, O_RDONLY | O_DIRECTORY)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

/// The system's words for the last error.
func systemMessage() -> String { String(cString: strerror(errno)) }
