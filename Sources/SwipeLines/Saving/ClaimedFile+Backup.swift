import Glibc
import SystemText

extension ClaimedFile {
  /// The backup's name: the file's and `suffix`.
  static func backupName(of target: SystemString, suffix: SystemString) -> SystemString {
    target.sibling(suffix: suffix)
  }

  /// Keeps the whole list as it was read under the file's name and `suffix`.
  func backUp(_ store: LineStore, suffix: SystemString) throws(SaveError) {
    do throws(SystemError) {
      let copy = try TemporaryFile(beside: target)
      do throws(SystemError) {
        try store.write(.kept, deleted: [], to: copy.descriptor.number)
        _ = try FileAttributes.copy(from: descriptor.number, to: copy.descriptor.number)
        try copy.descriptor.synchronize()
        try copy.path.rename(to: ClaimedFile.backupName(of: target, suffix: suffix))
      } catch {
        copy.path.remove()
        throw error
      }
    } catch {
      throw .failed(
        name: ClaimedFile.backupName(of: path, suffix: suffix).description, error.sentence)
    }
  }
}
