#!/bin/bash
# Runs the example's tests, which need no display.
#
#   Examples/DriverTest/test.sh BINARIES      the folder in which DriverTest was built
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

scratch=$(dirname "$(dirname "$1")")
env -u DISPLAY swift test --disable-xctest --scratch-path "$scratch" 2>&1 | tail -n 3
echo "DriverTest: its tests pass"
