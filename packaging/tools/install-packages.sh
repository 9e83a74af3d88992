#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# install-packages.sh PACKAGE…: installs those that are missing; when none is, it asks nobody.
set -eu

if ! command -v dpkg-query >/dev/null; then
    echo "This is not Debian. Install the equivalents of these packages first: $*" >&2
    exit 0
fi

# is_there PACKAGE: it is installed, or a package that is has taken it in, as it happens between releases
provided=$(dpkg-query -W -f '${Provides}, ')
is_there() {
    case "$(dpkg-query -W -f '${db:Status-Abbrev}' "$1" 2>/dev/null)" in
    ?i*) return 0 ;;
    esac
    case ", $provided" in
    *", $1, "* | *", $1 ("*) return 0 ;;
    esac
    return 1
}

missing=
for package; do
    is_there "$package" || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

# give_up WORD…: says why, and what one may type instead
give_up() {
    echo "$* As root:" >&2
    echo "    apt-get update && apt-get install --no-install-recommends$missing" >&2
    exit 1
}

as_root=
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || give_up "These packages are missing, and there is no sudo."
    as_root=sudo
fi

log=$(mktemp)

# apt_get WORD…: what apt says is thousands of lines, so it is shown only when it fails; what sudo says, always
apt_get() {
    $as_root sh -c 'DEBIAN_FRONTEND=noninteractive exec apt-get -q -y --no-install-recommends "$@" 2>&1' sh "$@" >>"$log" && return
    if [ ! -s "$log" ]; then
        rm "$log"
        give_up "These packages are missing, and sudo refused."
    fi
    tail -n 30 "$log" >&2
    echo "The packages could not be installed; all that apt said is in $log." >&2
    exit 1
}

echo "Installing:$missing"
apt_get update
# shellcheck disable=SC2086 # a list of names
apt-get -qq --print-uris --no-install-recommends install $missing 2>/dev/null \
    | awk '{ bytes += $3 } END { if (bytes) printf "With what they need, %.0f MB to fetch; this takes minutes.\n", bytes / 1e6 }'
# shellcheck disable=SC2086
apt_get install $missing
rm "$log"
