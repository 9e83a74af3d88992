#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# verify.sh ONHIRE_SERVER: does the public library of Standard Webhooks (npm: standardwebhooks) take our deliveries for
# ours, and forged ones not? Needs node and npm, and leaves nothing behind.
set -eu

program=$(realpath "$1")
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp "$here/standard_library.mjs" "$folder"
cd "$folder"
npm install --silent --no-fund --no-audit --prefix "$folder" standardwebhooks@1
node standard_library.mjs "$program" "$folder/data"
