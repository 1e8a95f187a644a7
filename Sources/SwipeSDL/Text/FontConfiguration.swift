internal import CFontconfig
internal import Glibc

/// The system's fonts as fontconfig knows them, read on a thread of its own.
///
///     let fonts = FontConfiguration()     // begins to read
///     …                                   // what takes its time as well
///     try TextShaper(font: "Noto Sans", in: fonts)
///
/// Whoever needs the fonts waits for what is left to read.
@safe public final class FontConfiguration {
  /// nil where no thread could be had.
  private let thread: pthread_t?
  private lazy var configuration = finish()

  /// Begins to read.
  public init() {
    Surroundings.settle()
    var thread = pthread_t()
    let status = unsafe pthread_create(&thread, nil, { _ in FontConfiguration.read() }, nil)
    self.thread = status == 0 ? thread : nil
  }

  isolated deinit {
    if let configuration = unsafe configuration { unsafe FcConfigDestroy(configuration) }
  }
}

// MARK: - Reading

extension FontConfiguration {
  /// fontconfig's handle; nil where it could not be read.
  var pointer: OpaquePointer? { unsafe configuration }

  private nonisolated static func read() -> UnsafeMutableRawPointer? {
    // Numbers are read as C writes them, and the process's locale may change meanwhile: SDL does
    // that for a moment. The categories that are not named are C's, too.
    unsafe uselocale(newlocale(LC_NUMERIC_MASK, "C", nil))
    return unsafe FcInitLoadConfigAndFonts().map { unsafe UnsafeMutableRawPointer($0) }
  }

  private func finish() -> OpaquePointer? {
    guard let thread else {
      return unsafe FcInitLoadConfigAndFonts()
    }
    var result: UnsafeMutableRawPointer?
    unsafe pthread_join(thread, &result)
    return unsafe result.map { unsafe OpaquePointer($0) }
  }
}
