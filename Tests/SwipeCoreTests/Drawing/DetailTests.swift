import SwipeCore
import Testing

/// What is there to please the eye: a title that shrinks, shadows, the trash, sizes of text.
@Suite struct DetailTests {
  static func titleSize(_ list: SwipeList) -> Double? {
    for command in list.frame() {
      if case .text(let text) = command.shape, text.source == .title { return text.style.size }
    }
    return nil
  }

  static func scrolled(to offset: Double, reducesMotion: Bool = false) -> Story {
    var story = Story(options: SwipeList.Options(reducesMotion: reducesMotion))
    story.list.scroll(to: offset)
    story.wait(3)
    return story
  }

  @Test func `the title shrinks from 28 to 20 points over the first row`() {
    let sizes = (0...80).map { Self.titleSize(Self.scrolled(to: Double($0)).list) ?? 0 }
    #expect(sizes.first == 28)
    #expect(sizes[60...].allSatisfy { $0 == 20 })
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(Set(sizes) == Set((20...28).map(Double.init)))
  }

  @Test func `with less motion it has one size or the other`() {
    let sizes = (0...80).map {
      Self.titleSize(Self.scrolled(to: Double($0), reducesMotion: true).list) ?? 0
    }
    #expect(Set(sizes) == [20, 28])
    #expect(sizes.first == 28 && sizes.last == 20)
  }

  @Test func `the header throws a shadow only on what is scrolled under it`() {
    func shadows(_ story: Story) -> [Color] {
      story.frameCommands.compactMap { command in
        if case .shadow(_, _, _, let color) = command.shape { color } else { nil }
      }
    }
    #expect(shadows(Self.scrolled(to: 0)) == [])
    #expect(shadows(Self.scrolled(to: 100)) == [Theme.light.shadow])
    let soft = shadows(Self.scrolled(to: 1))
    #expect(soft.count == 1 && soft.allSatisfy { $0.alpha < Theme.light.shadow.alpha })
  }

  static func trash(_ story: Story) -> (place: Rect, color: Color)? {
    for command in story.frameCommands {
      if case .symbol(.trash, let place, let color) = command.shape { return (place, color) }
    }
    return nil
  }

  @Test func `the trash comes as the button stretches, beside its label`() {
    var story = Story()
    story.press(at: story.place(ofRow: 0, x: 400))
    story.move(-6, after: 0.6)
    var last: UInt8 = 0
    for _ in 0..<30 {
      story.move(-10, after: 0.1)
      let width = -story.offset(0)
      guard let trash = Self.trash(story) else {
        #expect(width <= 75 + Theme.light.trashRoom)
        #expect(last == 0)
        continue
      }
      #expect(trash.color.alpha >= last)
      #expect(abs(trash.place.x - (480 - width + 75)) < 1e-9)
      #expect(trash.place.midY == 94)
      last = trash.color.alpha
    }
    #expect(last == 255)
  }

  @Test func `the bounce does not flash the trash`() {
    var story = Story(count: 3)
    story.list.open(0)
    for _ in 0..<60 {
      story.wait(0.01)
      #expect(Self.trash(story) == nil)
    }
  }

  @Test func `the scroll bar is darker under the mouse, and fades`() {
    func thumb(_ story: Story) -> (place: Rect, color: Color)? {
      for command in story.frameCommands {
        if case .rounded(let place, _, let color) = command.shape, place.x > 460 {
          return (place, color)
        }
      }
      return nil
    }
    var story = Story(count: 100)
    story.wheel(dy: -1)
    story.wait(0.2)
    #expect(thumb(story)?.color == Theme.light.scrollBar)
    let place = thumb(story)?.place ?? .zero
    story.event(.move(id: 0, to: Point(x: place.midX, y: place.midY)))
    #expect(thumb(story)?.color == Theme.light.scrollBarLit)
    story.event(.move(id: 0, to: Point(x: 100, y: 300)))
    #expect(thumb(story)?.color == Theme.light.scrollBar)
    // It lingers for 0.8 s after the last movement, and is gone 0.25 s later.
    story.wait(until: 0.15 + 0.8 + 0.125)
    let alpha = thumb(story)?.color.alpha ?? 0
    #expect(alpha > 0 && alpha < Theme.light.scrollBar.alpha)
    story.wait(until: 0.15 + 0.8 + 0.26)
    #expect(thumb(story) == nil)
  }

  @Test(arguments: [9.0, 16, 24, 36])
  func `text of another size fits its row, the header and the notice`(size: Double) {
    var theme = Theme.light
    theme.scaleText(toRowSize: size)
    #expect(theme.rowStyle.size == size)
    #expect(abs(theme.noticeStyle.size - size * 15 / 16) < 1e-9)
    var metrics = Metrics()
    metrics.fit(theme, undoWidth: 100)
    #expect(metrics.rowHeight >= 2.5 * size)
    #expect(size > 24 || metrics.rowHeight == 60)
    #expect(metrics.headerHeight == 64)
    #expect(theme.titleStyle.size <= 36)
    #expect(metrics.undoWidth == 140)
  }
}
