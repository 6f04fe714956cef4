#!/bin/bash
# Opens the example's deck, and looks at the pixels of the page type that the example brings.
#
#   Examples/OwnPage/test.sh BINARIES      the folder in which OwnPage was built
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/../../Scripts/window-probe"

start "$1/OwnPage" "$(dirname "${BASH_SOURCE[0]}")/deck.json"
# The outermost of five rings, and the page between the rings.
expect 480 85 1565c0
expect 480 110 ffffff
xdotool mousemove 480 300 key Right
expect 480 600 2e7d32
xdotool key ctrl+q
finish
echo "OwnPage: shows its own page from a deck"
