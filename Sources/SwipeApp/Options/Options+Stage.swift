import SwipeCore
import SwipeSDL

extension Options {
  /// The narrowest that Done gets, in points.
  private static let leastDoneWidth = 64.0

  /// A list of `rowCount` rows with these options in a window of this size and scale; `shaper`
  /// measures the buttons' labels, and without one they have their usual width. A pipe's has Done in
  /// its header.
  func stage(
    rowCount: Int, size: Size, scale: Double, theme: Theme, shaper: TextShaper?,
    isPipe: Bool = false
  ) -> Stage {
    let label = shaper?.width(of: Texts.current.delete, style: theme.buttonStyle) ?? 0
    var list = SwipeList.Options()
    list.mode = mode
    list.actions = RowActions(trailing: [.delete(labelWidth: label)])
    list.isRightToLeft = isRightToLeft
    list.reducesMotion = reducesMotion
    list.allowsFullSwipe = allowsFullSwipe
    if isPipe {
      let done = shaper?.width(of: Texts.current.done, style: theme.headerButtonStyle) ?? 0
      list.headerButtonWidth = max(Self.leastDoneWidth, done + 2 * RowAction.labelInset)
    }
    let undo = shaper?.width(of: Texts.current.undo, style: theme.noticeActionStyle) ?? 0
    list.metrics.fit(theme, undoWidth: undo)
    return Stage(list: SwipeList(count: rowCount, size: size, options: list), scale: scale)
  }
}
