import Glibc

/// Whether two paths lead to one file that is there.
nonisolated func isSameFile(_ path: String, _ other: String) -> Bool {
  var (status, otherStatus) = (stat(), stat())
  guard stat(path, &status) == 0, stat(other, &otherStatus) == 0 else { return false }
  return status.st_dev == otherStatus.st_dev && status.st_ino == otherStatus.st_ino
}
