#!/bin/sh
# Installs the Debian packages that swipelist lacks on this machine, and says which and why.
# usage: install-packages.sh run|test|bench|pictures
set -eu

# To build and to run: the libraries, and a font to write in.
run_packages='
libsdl2-dev libsdl2-ttf-dev libpng-dev libjansson-dev
libfontconfig-dev libfribidi-dev libharfbuzz-dev
fonts-dejavu-core
'
# To test as well: a display without a screen and a hand for its mouse, the tools that stories use,
# who reads the manual page and the desktop entry, and fonts for many scripts.
test_packages="
$run_packages
xvfb xdotool
git strace mandoc desktop-file-utils
fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji fonts-liberation
"
# To measure: a display without a screen, a hand for its mouse, a counter of instructions, and what
# compiles the floor.
bench_packages="
$run_packages
gcc libc6-dev
xvfb xdotool valgrind
"
# To make the README's pictures and the icon: animated WebP, and SVG to PNG.
picture_packages="
$run_packages
webp librsvg2-bin
"

case "${1-}" in
run) purpose='build and run' packages=$run_packages ;;
test) purpose='build and test' packages=$test_packages ;;
bench) purpose='build and measure' packages=$bench_packages ;;
pictures) purpose='make the pictures of' packages=$picture_packages ;;
*) echo 'usage: install-packages.sh run|test|bench|pictures' >&2 && exit 2 ;;
esac

if ! command -v swift >/dev/null; then
  echo "To $purpose swipelist, Swift 6.2 or newer is needed, and there is no 'swift' on the PATH:" \
    'get it from https://www.swift.org/install/.' >&2
  exit 1
fi

if ! command -v dpkg-query >/dev/null; then
  echo "This is not a Debian system, so nothing is installed. To $purpose swipelist, these" \
    "packages of Debian's, or what they are called here, are needed: $packages"
  exit 0
fi

missing=
for package in $packages; do
  case "$(dpkg-query -W -f '${db:Status-Status}\n' "$package" 2>/dev/null || true)" in
  installed*) ;;
  *) missing="$missing $package" ;;
  esac
done
if [ -z "$missing" ]; then exit 0; fi

# Runs a command as root: by itself, or by sudo, which may ask for the password at a terminal.
as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif [ -t 0 ]; then
    sudo "$@"
  else
    sudo -n "$@"
  fi
}

give_up() {
  echo "$1, and to $purpose swipelist, packages are missing:$missing. Type this as root, and try again:" >&2
  echo "  apt-get update && apt-get install --no-install-recommends$missing" >&2
  exit 1
}

if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
  give_up 'There is no sudo'
fi

echo "To $purpose swipelist, these Debian packages are installed now:$missing"

install_missing() {
  # shellcheck disable=SC2086 # one word for each package
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install --yes --no-install-recommends $missing
}

# Without lists of packages, or with lists that are out of date, they are fetched first.
if ! ls /var/lib/apt/lists/*_Packages* >/dev/null 2>&1; then
  as_root apt-get update || give_up 'The lists of packages could not be fetched'
fi
install_missing || { as_root apt-get update && install_missing; } ||
  give_up 'The packages could not be installed'
