import Glibc

/// What is left to do where the display goes away: Xlib then ends the program from within a call of
/// SDL's, and nothing returns to the session.
///
///     Farewell.prepare { save() }
///     …                            // the session
///     Farewell.forget()            // what is left is done in the usual way
@MainActor
enum Farewell {
  private static var work: (() throws(ProgramError) -> Void)?
  private static var isInstalled = false

  static func prepare(_ work: @escaping () throws(ProgramError) -> Void) {
    self.work = work
    if isInstalled { return }
    isInstalled = true
    // Xlib calls `exit` on the thread that meets the error: the one that SDL runs on.
    atexit { MainActor.assumeIsolated { Farewell.run() } }
  }

  static func forget() {
    work = nil
  }

  private static func run() {
    let work = work
    forget()
    do { try work?() } catch { OutputFile.complain(error.message ?? "") }
  }
}
