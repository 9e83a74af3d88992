#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# see.sh DIR LANGUAGE WIDTH SCALE light|dark: every screen in that way, in a folder of DIR that is named after it. What
# is wrong with the pictures is said here and in that folder's faults.txt. `./dev screens DIR --all` calls it.
set -eu
name=$2-$3-at-$4-$5
folder=$1/$name
dark=
[ "$5" = light ] || dark=--dark
mkdir -p "$folder"
export QT_QPA_PLATFORM=offscreen QT_SCALE_FACTOR="$4"
if build/bin/onhire --screens "$folder" --language "$2" --width "$3" --scale "$4" $dark >"$folder/faults.txt" 2>&1; then
    echo "$name: good"
else
    echo "$name:"
    grep -B1 '^  ' "$folder/faults.txt" || echo '  could not be drawn'
    exit 1
fi
