#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# format.sh [--check]: the layout of all sources as .clang-format has it. Versions of clang-format disagree with each
# other, so only the one of Debian 12 counts.
set -eu

version=14
how=-i
case "${1:-}" in
'') ;;
--check) how='--dry-run --Werror' ;;
*)
    echo "format knows only --check." >&2
    exit 2
    ;;
esac

find_formatter() {
    for name in "clang-format-$version" clang-format; do
        if command -v "$name" >/dev/null && "$name" --version | grep -q "version $version\\."; then
            echo "$name"
            return
        fi
    done
}

formatter=$(find_formatter)
if [ -z "$formatter" ] && [ "$(. /etc/os-release && echo "$ID ${VERSION_ID:-}")" = "debian 12" ]; then
    sh "$(dirname -- "$0")/install-packages.sh" clang-format
    formatter=$(find_formatter)
fi
if [ -z "$formatter" ]; then
    if [ "$how" != -i ]; then
        echo "Sources not checked: clang-format $version is not installed." >&2
        exit 1
    fi
    echo "Sources not formatted: clang-format $version is not installed."
    exit 0
fi

# shellcheck disable=SC2086 # two words
find core app ui tests -name '*.cpp' -print0 -o -name '*.h' -print0 | xargs -0 -n 40 -P "$(nproc)" "$formatter" $how
