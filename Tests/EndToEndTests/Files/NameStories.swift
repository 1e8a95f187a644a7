import Foundation
import Testing

extension ListStories {
  /// Names that are no text, as the shell hands them on.
  @Suite struct Names {
    private static let font = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

    @Test func `every name that the program takes may be no text`() throws {
      let folder = try Folder()
      let session = try Session(
        shell: """
          n=$(printf 'li\\351ste'); t=$(printf 'li\\357\\277\\275ste')
          mkdir "$n" && cd "$n" && ln -s \(Self.font) "$n.ttf"
          printf 'a\\nb\\nc\\n' >"$n"; printf 'theirs\\n' >"$t"
          swipelist --font "$n.ttf" --backup="$n" --trash "$n.trash" --record "$n.trace" "$n"
          echo "ended with $?"
          cat "$n" "$n.trash" "$n$n" "$t"
          swipelist --replay "$n.trace" --shot 0="$n.png" "$n$n" && test -s "$n.png" && echo drawn
          ls | wc -l
          """, in: folder)
      try session.waitUntilRowsShow()
      try session.deleteFirstRow()
      let outcome = try session.close()
      #expect(outcome.errors.isEmpty, "\(outcome.errors)")
      let printed = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n")
      #expect(printed.first == "ended with 0")
      #expect(printed.dropFirst().prefix(7) == ["b", "c", "a", "a", "b", "c", "theirs"])
      #expect(printed.last == "7")
      #expect(printed.contains("drawn"))
    }

    @Test(arguments: [
      ("HOME", ".local/state/swipelist"), ("XDG_STATE_HOME", "swipelist"),
    ])
    func `what cannot be saved is kept under a home whose name is no text`(
      variable: String, place: String
    ) throws {
      let folder = try Folder()
      // The list cannot be saved, nor anything be kept beside it.
      let session = try Session(
        shell: """
          h=$(printf "$PWD/h\\351"); mkdir "$h" place; printf 'a\\nb\\n' >place/list
          exec 7<place/list; flock 7; chmod 555 place
          \(variable)="$h" swipelist place/list 2>told
          echo "ended with $?"; chmod 755 place; cat "$h"/\(place)/list.*; ls place
          """, in: folder, dropping: "-dac_override,-dac_read_search")
      try session.waitUntilRowsShow()
      try session.deleteFirstRow()
      let outcome = try session.close()
      #expect(outcome.errors.isEmpty, "\(outcome.errors)")
      #expect(outcome.output == Data("ended with 1\nb\nlist\n".utf8))
      let told = String(decoding: try folder.read("work/told"), as: UTF8.self)
      #expect(told.contains("/h\\xE9/\(place)/list.swipelist-rescued-"), "\(told)")
    }
  }
}
