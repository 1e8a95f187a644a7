#!/bin/sh
# Draws the program's icon: a list whose middle row is swiped aside. Leaves assets/icon.svg and a
# PNG of each usual size in assets/icons. Needs rsvg-convert, of Debian's librsvg2-bin.
set -eu
cd "$(dirname "$0")/.."

# Lengths are of a square of 256. The tile leaves the margin that icons of a desktop have.
tile='x="16" y="16" width="224" height="224" rx="52"'
# The row that is swiped, and how far its edge has come.
top=96 height=64 edge=136
bottom=$((top + height))

cat >assets/icon.svg <<SVG
<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
  <title>swipelist</title>
  <defs>
    <clipPath id="tile"><rect $tile/></clipPath>
    <linearGradient id="paper" x2="0" y2="1">
      <stop stop-color="#fff"/><stop offset="1" stop-color="#ececf1"/>
    </linearGradient>
    <linearGradient id="red" x2="0" y2="1">
      <stop stop-color="#ff5147"/><stop offset="1" stop-color="#f02d22"/>
    </linearGradient>
    <linearGradient id="shadow">
      <stop stop-opacity=".38"/><stop offset="1" stop-opacity="0"/>
    </linearGradient>
  </defs>
  <g clip-path="url(#tile)">
    <rect width="256" height="256" fill="url(#paper)"/>
    <rect x="$edge" y="$top" width="120" height="$height" fill="url(#red)"/>
    <rect x="$edge" y="$top" width="18" height="$height" fill="url(#shadow)"/>
    <rect y="$top" width="$edge" height="$height" fill="#fff"/>
    <g fill="#aeaeb2">
      <rect x="48" y="49" width="132" height="16" rx="8"/>
      <rect x="-8" y="120" width="110" height="16" rx="8" fill="#48484a"/>
      <rect x="48" y="191" width="104" height="16" rx="8"/>
    </g>
    <path d="M0 $top.5H256M0 $bottom.5H256" stroke="#3c3c43" stroke-opacity=".22"/>
    <g fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
      <path d="M168 114H204M179 114V110A4 4 0 0 1 183 106H189A4 4 0 0 1 193 110V114"/>
      <path d="M172 114L174.500 144A5 5 0 0 0 179.500 149H192.500A5 5 0 0 0 197.500 144L200 114"/>
      <path d="M181 123L182 140M191 123L190 140" stroke-width="4"/>
    </g>
  </g>
  <rect $tile fill="none" stroke="#000" stroke-opacity=".16" stroke-width="2"/>
</svg>
SVG

mkdir -p assets/icons
for size in 16 24 32 48 64 128 256 512; do
  rsvg-convert --width "$size" --height "$size" --output "assets/icons/$size.png" assets/icon.svg
done
