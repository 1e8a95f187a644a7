#!/bin/sh
# Proves that the core needs no platform: builds it with Embedded Swift for a bare ARM processor.
set -eu

output=build/embedded
mkdir -p "$output"
find Sources/SwipeCore -name '*.swift' >"$output/sources"
swiftc -target armv7em-none-none-eabi -enable-experimental-feature Embedded -wmo \
  -parse-as-library -module-name SwipeCore -swift-version 6 -warnings-as-errors -Osize \
  -enable-upcoming-feature ExistentialAny \
  -enable-upcoming-feature InternalImportsByDefault \
  -enable-upcoming-feature MemberImportVisibility \
  -I Sources/CMath -c -o "$output/SwipeCore.o" "@$output/sources"

# The object's text is the code and the constants, in bytes.
if command -v size >/dev/null; then
  echo "The core for a bare ARM processor: $(size "$output/SwipeCore.o" | awk 'END { print $1 }')" \
    'bytes of text.'
fi
