#!/bin/sh
# Opens the window; without a display plays the demo instead and leaves pictures of it.
# usage: run.sh PROGRAM [ARGUMENT]...
set -eu

program=$1
shift

# Whether one of these sockets has somebody listening.
listens() {
  perl -MSocket -e '
    for my $path (@ARGV) {
      socket(my $socket, AF_UNIX, SOCK_STREAM, 0) or next;
      exit 0 if connect($socket, sockaddr_un($path));
    }
    exit 1' "$@"
}

# Whether a window can be shown: a Wayland or an X server of this machine answers, or the X server
# is another machine's, of which only the program can tell.
has_display() {
  case "${WAYLAND_DISPLAY-}" in
  '') ;;
  /*) if listens "$WAYLAND_DISPLAY"; then return 0; fi ;;
  *) if listens "${XDG_RUNTIME_DIR-}/$WAYLAND_DISPLAY"; then return 0; fi ;;
  esac
  case "${DISPLAY-}" in
  '') return 1 ;;
  :* | unix:*)
    number=${DISPLAY#*:}
    listens "/tmp/.X11-unix/X${number%%.*}"
    ;;
  *) return 0 ;;
  esac
}

if has_display; then
  exec "$program" "$@"
fi

demo=assets/demo.trace
pictures=build/pictures
count=6
echo "There is no display to open a window on, so $demo is played instead, into these pictures:"

mkdir -p "$pictures"
rm -f "$pictures"/demo-*.png
# As many moments, evenly spread over the demo: its last line has its length.
times=$(sed -n '$s/.*"t": *\([0-9.]*\).*/\1/p' "$demo" |
  LC_ALL=C awk -v count="$count" '{ for (i = 1; i <= count; i++) printf "%.2f\n", $1 * i / count }')
set --
for time in $times; do
  set -- "$@" --shot "$time=$pictures/demo-$time.png"
done
"$program" --replay "$demo" "$@" >"$pictures/demo.report"
for time in $times; do
  echo "  $pictures/demo-$time.png"
done
