#!/bin/bash
# Opens the example, turns a page, and looks at the pixels.
#
#   Examples/Minimal/test.sh BINARIES      the folder in which Minimal was built
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/../../Scripts/window-probe"

start "$1/Minimal"
# Below the strip the first page has the theme's colour, the second one is blue.
expect 480 600 f5f5f7
xdotool mousemove 480 300 key Right
expect 480 600 1565c0
xdotool key ctrl+q
finish
echo "Minimal: shows its pages"
