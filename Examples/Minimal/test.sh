#!/bin/bash
# Opens the example on a screen as large as its window, turns a page, and looks at the pixels.
#
#   Examples/Minimal/test.sh BINARIES      the folder in which Minimal was built
set -euo pipefail

readonly binaries=$1
scratch=$(mktemp -d)
started=()

clean_up() {
  kill "${started[@]}" 2> /dev/null || true
  wait "${started[@]}" 2> /dev/null || true
  rm -rf "$scratch"
}
trap clean_up EXIT

mkfifo "$scratch/number"
Xvfb -displayfd 3 -screen 0 960x640x24 -fbdir "$scratch" -nolisten tcp \
  3> "$scratch/number" > /dev/null 2>&1 < /dev/null &
started+=($!)
read -r -t 20 number < "$scratch/number"
export DISPLAY=":$number"

# Prints number FIELD of the head of the server's frame buffer, a window dump.
field() {
  od -An -tu4 --endian=big -j $(($1 * 4)) -N 4 "$scratch/Xvfb_screen0" | tr -d ' '
}

# Prints the colour of the pixel X Y of the screen as RRGGBB.
pixel() {
  local start=$(($(field 0) + $(field 19) * 12))
  od -An -tx4 --endian=little -j $((start + $2 * $(field 12) + $1 * 4)) -N 4 \
    "$scratch/Xvfb_screen0" | tr -d ' ' | cut -c 3-
}

# Waits up to 10 s until the pixel X Y has the colour RRGGBB.
expect() {
  local tries=100
  until [[ $(pixel "$1" "$2") == "$3" ]]; do
    if ((tries-- == 0)); then
      echo "Minimal: the pixel at $1, $2 is $(pixel "$1" "$2"), not $3" >&2
      exit 1
    fi
    sleep 0.1
  done
}

"$binaries/Minimal" &
started+=($!)
# Below the strip the first page has the theme's colour, the second one is blue.
expect 480 600 f5f5f7
xdotool mousemove 480 300 key Right
expect 480 600 1565c0
xdotool key ctrl+q
wait "${started[1]}"
unset 'started[1]'
echo "Minimal: shows its pages"
