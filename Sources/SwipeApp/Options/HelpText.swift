/// What `--help` prints: under 80 columns, options in groups.
public nonisolated let helpText = """
  Usage: swipelist [OPTION]... [FILE]
    or:  PRODUCER | swipelist [OPTION]... | CONSUMER
  Show the lines of FILE as a list whose rows are swiped aside to delete them,
  and save what is left to FILE. Without FILE, or when FILE is -, rows come from
  standard input, and Done prints those that are left; at a terminal a sample
  list is shown.

  Rows:
    -0, --null               rows end in a zero byte, not a newline
        --deleted            in a pipe, print the rows that were struck out
        --read-only          never write FILE
        --backup[=SUFFIX]    keep FILE as it was, with SUFFIX (~) behind its name
        --trash=FILE         collect the deleted rows in FILE

  Window:
        --size=WxH           open it W points wide and H points high (480x800)
        --scale=S            draw S pixels per point, for a display that cannot
                               be asked
        --font=NAME|FILE     write in this font
        --text-size=PT       write rows in this size (16), the rest in proportion
        --theme=THEME        'light', 'dark' or 'auto' (the usual): as the
                               desktop's settings say
        --high-contrast      colours that are further apart
        --renderer=KIND      draw with 'auto' (the usual), 'gpu' or 'surface'

  Gestures:
        --mode=MODE          'system' (the usual): a row follows the pointer, or
                               'tutorial': a flick plays a fixed slide
        --full-swipe         a row swiped all the way is deleted when let go
        --reduce-motion      nothing bounces, slides are short; the same as
                               SWIPELIST_REDUCE_MOTION=1 in the environment
        --rtl                lay the list out from right to left

  Traces:
        --record=FILE        write all that is done in the window to FILE
        --replay=FILE        do what FILE says, without a window, and print what
                               happens, one JSON object a line
        --frames[=HZ]        with --replay: also print every frame, HZ (60) a
                               second
        --shot=T=FILE.png    with --replay: draw the window as it is after T
                               seconds; may be given several times

        --help               print this and exit
        --version            print the version and exit

  A value may also follow its option as the next word: --size 480x800.
  '--' ends the options: what follows is FILE even where it starts with a dash.

  Exit status: 0 if all went well, 1 if something failed on the way, 2 if the
  command line, FILE or the trace is not usable, 130 if a pipe was left without
  Done, which prints nothing.

  """
