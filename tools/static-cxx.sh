#!/bin/sh
# Has FOLDER hold C++'s library and what it takes of the compiler's, as archives under the names that
# the linker looks for; where the compiler has none, FOLDER is left without, and they are loaded.
# usage: static-cxx.sh FOLDER
set -eu

folder=$1
mkdir -p "$folder"

# The compiler that comes with Swift: on the PATH, or beside the program behind the name.
clang=clang
if ! command -v clang >/dev/null; then
  clang="$(dirname "$(readlink -f "$(command -v swift)")")/clang"
fi

keep() {
  archive=$("$clang" -print-file-name="$1" || true)
  if [ -f "$archive" ]; then ln -sf "$archive" "$folder/$2"; else rm -f "$folder/$2"; fi
}

keep libstdc++.a libstdc++.a
keep libgcc_eh.a libgcc_s.a
