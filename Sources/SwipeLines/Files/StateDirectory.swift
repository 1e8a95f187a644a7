import Glibc
package import SystemText

/// Where the program keeps what outlives it: `$XDG_STATE_HOME/swipelist`, or else
/// `~/.local/state/swipelist`. Only its user may look into it.
package enum StateDirectory {
  /// Its name, whether it is there or not; nil where the environment names no home.
  static var path: SystemString? { chain?.last }

  /// It and what it lies in, the outermost first, as far as they may have to be made.
  private static var chain: [SystemString]? {
    if let state = directory(in: "XDG_STATE_HOME") {
      return [state, state.appending("swipelist")]
    }
    guard let home = directory(in: "HOME") else { return nil }
    return [".local", ".local/state", ".local/state/swipelist"].map { home.appending($0) }
  }

  private static func directory(in variable: String) -> SystemString? {
    SystemString.variable(variable).flatMap { $0.isAbsolute ? $0 : nil }
  }

  /// Makes it where it is missing, and returns its name.
  package static func make() throws(SystemError) -> SystemString {
    guard let chain, let last = chain.last else { throw SystemError(ENOENT) }
    for directory in chain {
      if directory.withCString({ mkdir($0, 0o700) }) != 0 {
        let failure = SystemError.last
        // One that is there may lie where nothing can be made.
        if failure.code != EEXIST, (try? directory.makeSure(mayBe: X_OK)) == nil { throw failure }
      }
    }
    return last
  }

  /// Throws unless files can be made in it, as far as can be told without making it.
  static func makeSureItIsUsable() throws(SystemError) {
    guard let chain else { throw SystemError(ENOENT) }
    for directory in chain.reversed() {
      do {
        try directory.makeSure(mayBe: W_OK | X_OK)
        return
      } catch {
        if error.code != ENOENT { throw error }
      }
    }
    // Not even the outermost is there; its own directory would have to take it.
    try chain[0].directory.makeSure(mayBe: W_OK | X_OK)
  }
}
