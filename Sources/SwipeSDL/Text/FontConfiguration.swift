internal import CFontconfig
internal import Glibc

/// The system's fonts as fontconfig knows them, read on a thread of its own.
///
///     let fonts = FontConfiguration()     // begins to read
///     …                                   // what takes its time as well
///     try TextShaper(font: "Noto Sans", in: fonts)
///
/// Whoever needs the fonts waits for what is left to read.
@safe public nonisolated final class FontConfiguration {
  private var state: State

  @safe private enum State {
    case reading(pthread_t)
    /// fontconfig's handle; nil where it could not be read.
    case read(OpaquePointer?)
  }

  /// Begins to read.
  public init() {
    Surroundings.settle()
    var thread = pthread_t()
    let status = unsafe pthread_create(&thread, nil, { _ in unsafe readFonts() }, nil)
    // Without a thread they are read at once.
    unsafe state = status == 0 ? .reading(thread) : .read(FcInitLoadConfigAndFonts())
  }

  deinit {
    if let pointer = unsafe pointer { unsafe FcConfigDestroy(pointer) }
  }
}

nonisolated extension FontConfiguration {
  /// fontconfig's handle; nil where it could not be read.
  var pointer: OpaquePointer? {
    switch state {
    case .read(let pointer): return unsafe pointer
    case .reading(let thread):
      var result: UnsafeMutableRawPointer?
      unsafe pthread_join(thread, &result)
      let pointer = unsafe result.map { OpaquePointer($0) }
      unsafe state = .read(pointer)
      return unsafe pointer
    }
  }
}

private nonisolated func readFonts() -> UnsafeMutableRawPointer? {
  // Numbers are read as C writes them, and the process's locale may change meanwhile: SDL does that
  // for a moment. The categories that are not named are C's, too.
  unsafe uselocale(newlocale(LC_NUMERIC_MASK, "C", nil))
  return unsafe FcInitLoadConfigAndFonts().map { unsafe UnsafeMutableRawPointer($0) }
}
