#!/bin/sh
# Makes the README's pictures from the demo: assets/readme.png, the same in the dark, and
# assets/demo.webp, which moves. Needs img2webp, of Debian's package webp.
# usage: pictures.sh PROGRAM
set -eu

program=$1
demo=assets/demo.trace
# A row is open and the notice is there, in seconds from the start.
moment=3.6
# Frames a second of what moves.
rate=25
# The language and the settings of whoever makes them must not show.
export LC_ALL=C.UTF-8 GTK_THEME=Adwaita

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# At two pixels a point.
sed 's/"scale": *1/"scale":2/' "$demo" >"$folder/sharp.trace"
for theme in light dark; do
  "$program" --replay "$folder/sharp.trace" --theme "$theme" \
    --shot "$moment=$folder/$theme.png" >/dev/null
done
mv "$folder/light.png" assets/readme.png
mv "$folder/dark.png" assets/readme-dark.png

times=$(sed -n '$s/.*"t": *\([0-9.]*\).*/\1/p' "$demo" |
  LC_ALL=C awk -v rate="$rate" '{ for (i = 0; i < $1 * rate; i++) printf "%.3f\n", i / rate }')
set --
for time in $times; do
  set -- "$@" --shot "$time=$folder/$(printf '%06.3f' "$time").png"
done
"$program" --replay "$demo" --theme light "$@" >/dev/null
# Without loss: flat colours and letters are smaller so, and stay sharp.
img2webp -loop 0 -min_size -lossless -d $((1000 / rate)) "$folder"/[0-9]*.png \
  -o assets/demo.webp >/dev/null

ls -l assets/readme.png assets/readme-dark.png assets/demo.webp
