#!/bin/sh
# Prints the functions of Swift's library that the program runs from its start through a slide, a
# scroll and a delete: valgrind notes them, while xdotool uses the window on a display of its own.
# usage: runtime-order.sh PROGRAM
set -eu
export LC_ALL=C

# Whatever the caller's windows are opened on.
export SDL_VIDEODRIVER=x11

program=$1
folder=$(mktemp -d)
server=
trap 'kill $server 2>/dev/null || true; rm -rf "$folder"' EXIT

Xvfb -displayfd 1 -nolisten tcp >"$folder/display" 2>/dev/null &
server=$!
timeout 20 sh -c 'until [ -s "$1" ]; do sleep 0.1; done' sh "$folder/display"
DISPLAY=":$(cat "$folder/display")"
export DISPLAY
seq 1000 >"$folder/list"

valgrind --tool=callgrind --demangle=no --callgrind-out-file="$folder/calls" \
  "$program" --renderer=surface "$folder/list" >/dev/null 2>&1 &
timeout 60 xdotool search --sync --onlyvisible --class '^swipelist$' windowmove 0 0 windowfocus >/dev/null
xdotool - <<'END'
sleep 5
mousemove 400 330 mousedown 1 sleep 0.1 mousemove 380 330 sleep 0.1 mousemove 330 330 sleep 0.1
mouseup 1 sleep 3
click 5 sleep 1 click 4 sleep 3
key Down sleep 1 key Left sleep 2 key Delete sleep 3 key ctrl+z sleep 3
key ctrl+q
END
wait $!

# A function's first mention has its name; those that it calls by way of itself have a number, too.
sed -n "s/^c\{0,1\}fn=([0-9]*) //p" "$folder/calls" | sed "s/'[0-9]*\$//" | sort -u >"$folder/ran"
nm "$program" | awk '{ print $3 }' | sort -u >"$folder/own"
# Ours are together anyway, and named anew whenever they change.
comm -12 "$folder/ran" "$folder/own" | grep -v 'Swipe[A-Z]'
