#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# install-packages.sh PACKAGE…: installs those that are missing; when none is, it asks nobody.
set -eu

if ! command -v dpkg-query >/dev/null; then
    echo "This is no Debian: these packages, under their names here, have to be there: $*" >&2
    exit 0
fi

missing=
for package; do
    case "$(dpkg-query -W -f '${db:Status-Abbrev}' "$package" 2>/dev/null)" in
    ?i*) ;;
    *) missing="$missing $package" ;;
    esac
done
[ -n "$missing" ] || exit 0

as_root=
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
        echo "These packages are missing, and there is no sudo. As root:" >&2
        echo "    apt-get install --no-install-recommends$missing" >&2
        exit 1
    fi
    as_root=sudo
fi

echo "Installing:$missing"
$as_root apt-get update -q
# shellcheck disable=SC2086 # a list of names
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing
