import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// The right to change a document's file, which one program has at a time.
///
/// It is an advisory lock (`flock`) on the file itself: nothing is left behind when a program is killed,
/// and it holds under whatever name the file is opened. It is a courtesy, so that a second program can say
/// at once that it only shows the document. What keeps a document whole where such locks do not work, on
/// some network file systems, is that every transaction checks that nobody else has written.
///
/// The system drops the locks that SQLite holds on a file as soon as the program closes any descriptor of
/// that file (POSIX's `fcntl` locks are like that). So the program opens a file's lock only when it
/// has the file not open yet, and keeps the lock for longer than the connection.
final class FileLock: Sendable {
  let identity: FileIdentity
  private let descriptor: Int32

  /// The files that this program holds the locks of.
  private static let held = Mutex<Set<FileIdentity>>([])

  private init(identity: FileIdentity, descriptor: Int32) {
    self.identity = identity
    self.descriptor = descriptor
  }

  deinit {
    // As one: once the file is closed, another one may get its number.
    Self.held.withLock { held in
      // Closing is not enough: a child process that is being started has a copy of the descriptor until it
      // runs its program, and with it the lock.
      flock(descriptor, LOCK_UN)
      close(descriptor)
      held.remove(identity)
    }
  }

  /// Takes the lock of a file.
  ///
  /// - Returns: Nil when somebody else has it.
  /// - Throws: `DocumentError` when the file cannot be opened.
  static func acquire(_ path: String) throws(DocumentError) -> FileLock? {
    guard let identity = FileIdentity(path) else {
      throw DocumentError(path: path, reason: .notFound)
    }
    guard held.withLock({ $0.insert(identity).inserted }) else { return nil }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      let message = systemMessage()
      held.withLock { _ = $0.remove(identity) }
      throw DocumentError(path: path, reason: .unreadable(message))
    }
    // From here on the lock closes the descriptor and gives the place back.
    let lock = FileLock(identity: identity, descriptor: descriptor)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      if errno == EWOULDBLOCK { return nil }
      // A file system without such locks: the check of every transaction has to do.
      return lock
    }
    return lock
  }
}
