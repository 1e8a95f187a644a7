import SwipeApp
import SwipeCore
import Testing

@Suite @MainActor
struct ReportTests {
  @Test(arguments: [
    (ListEvent.Kind.swipe(.left), "swipe", #","direction":"left""#),
    (.swipe(.right), "swipe", #","direction":"right""#),
    (.willOpen, "will-open", ""), (.didOpen, "did-open", ""),
    (.willClose, "will-close", ""), (.didClose, "did-close", ""),
    (.delete, "delete", ""), (.undo, "undo", ""), (.redo, "redo", ""),
    (.fullSwipeEnter, "full-swipe-enter", ""), (.fullSwipeExit, "full-swipe-exit", ""),
    (.select, "select", ""),
    (.action(side: .trailing, index: 1), "action", #","side":"trailing","index":1"#),
  ])
  func `an announcement is a line`(kind: ListEvent.Kind, name: String, details: String) {
    let line = Report.line(of: ListEvent(time: 0.184, row: 7, kind))
    #expect(
      line == #"{"t":0.184,"type":"event","name":"\#(name)","row":7\#(details)}"# + "\n")
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (2.0, "2"), (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"),
    (-12.5, "-12.5"), (123_456.789, "123456.789"), (1e-7, "1e-07"), (1e15, "1000000000000000"),
  ])
  func `a number is in its shortest form that loses nothing`(number: Double, text: String) {
    let line = Report.line(of: ListEvent(time: number, row: 0, .select))
    #expect(line == #"{"t":\#(text),"type":"event","name":"select","row":0}"# + "\n")
  }

  @Test func `a frame names the rows that show, top first`() {
    let list = SwipeList(count: 2, size: Size(width: 480, height: 800))
    #expect(
      Report.frameLine(of: list)
        == #"{"t":0,"type":"frame","scroll":0,"list":{"x":0,"y":64,"width":480,"height":736},"#
        + #""rows":[{"row":0,"y":64,"height":60,"offset":0,"button":false},"#
        + #"{"row":1,"y":124,"height":60,"offset":0,"button":false}]}"# + "\n")
  }

  @Test func `a frame of a list without rows has none`() {
    let list = SwipeList(count: 0, size: Size(width: 480, height: 800))
    #expect(Report.frameLine(of: list).hasSuffix(#","rows":[]}"# + "\n"))
  }

  @Test func `the end says how the list was left`() {
    var list = SwipeList(count: 20, size: Size(width: 480, height: 800))
    list.advance(to: 2)
    #expect(
      Report.endLine(of: list)
        == #"{"t":2,"type":"end","count":20,"open":[],"scroll":0,"moving":false}"# + "\n")
  }
}
