import SwipeCore
import Testing

@testable import SwipeSDL

@Suite(.serialized) @MainActor
struct TextCacheTests {
  private let renderer: Renderer

  init() throws {
    renderer = try Renderer(on: Surface(width: 8, height: 8))
  }

  private func key(_ row: Int) -> TextKey {
    TextKey(source: .row(row), style: TextStyle(size: 15), limit: 400, color: Sketch.black)
  }

  private func line(width: Int = 400, height: Int = 20) -> CachedLine {
    let values = Mask(side: max(width, height)) { _, _ in 1 }
    return CachedLine(texture: values.texture(for: renderer), baseline: 0)
  }

  @Test
  func `a line is made once and found again`() {
    var cache = TextCache()
    var made = 0
    for _ in 0..<3 {
      _ = cache.line(key(1)) {
        made += 1
        return line(width: 20)
      }
    }
    #expect(made == 1)
  }

  @Test
  func `it stays within its bound over any number of lines`() {
    var cache = TextCache()
    for row in 0..<200 {
      _ = cache.line(key(row)) { line(width: 200) }
      #expect(cache.byteCount <= cache.capacity)
    }
    #expect(cache.byteCount > cache.capacity / 2)
  }

  @Test
  func `what was used last is kept`() {
    var cache = TextCache()
    // Three lines of 1.44 million bytes do not fit 4 MiB.
    for row in 0..<2 { _ = cache.line(key(row)) { line(width: 600) } }
    _ = cache.line(key(0)) { line(width: 600) }
    _ = cache.line(key(2)) { line(width: 600) }
    var made: [Int] = []
    for row in [2, 0, 1] {
      _ = cache.line(key(row)) {
        made.append(row)
        return line(width: 600)
      }
    }
    #expect(made == [1])
  }

  @Test
  func `a line larger than everything is drawn but not kept`() {
    var cache = TextCache()
    let huge = cache.line(key(0)) { line(width: 1100) }
    #expect(huge.texture != nil)
    #expect(cache.byteCount == 0)
  }

  @Test
  func `lines without pixels are kept too and count`() {
    var cache = TextCache()
    var made = 0
    for row in 0..<100_000 {
      _ = cache.line(key(row % 10)) {
        made += 1
        return CachedLine(texture: nil, baseline: 0)
      }
    }
    #expect(made == 10)
    #expect(cache.byteCount > 0)
    cache.forget()
    #expect(cache.byteCount == 0)
  }
}
