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

  /// Whether there is a file with something in it.
  static func hasContent(_ path: String) -> Bool {
    if case .regular(let size) = FileKind(path) { size > 0 } else { false }
  }

  /// The folder that a file is in.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  }

  /// Brings a file's content to the disk.
  ///
  /// - Returns: False, with the reason in `errno`, when it may not have got there.
  static func sync(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return fsync(descriptor) == 0
  }

  /// Brings a change of names in a file's directory to the disk.
  ///
  /// Where the file system cannot, the name is as safe as it can be there.
  static func syncDirectory(of path: String) {
    let descriptor = open(folder(of: path), O_RDONLY | O_DIRECTORY)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

/// The system's words for the last error.
func systemMessage() -> String { String(cString: strerror(errno)) }
