#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# serve-sample.sh PROGRAM DIR: the server with a tenant of sample data, which lives in DIR, and how to talk to it.
set -eu

program=$1
folder=$2
facts=$folder.json # the key is shown only when it is made
pipe=$(mktemp -u)

free_port() {
    port=8080
    while [ "$port" -lt 8180 ]; do
        listening=$(printf ':%04X$' "$port")
        if ! cat /proc/net/tcp /proc/net/tcp6 2>/dev/null \
            | awk -v end="$listening" '$4 == "0A" && $2 ~ end { found = 1 } END { exit !found }'; then
            echo "$port"
            return
        fi
        port=$((port + 1))
    done
    echo 0
}

fact() {
    sed -n "s/.*\"$1\":\"\\([^\"]*\\)\".*/\\1/p" "$facts"
}

make_sample() {
    echo "Making sample data …"
    rm -f "$facts"
    (umask 077 && "$program" demo --json --data-dir "$folder" >"$facts.new")
    mv "$facts.new" "$facts"
}

introduce() {
    cat <<END
Onhire serves sample data. Ctrl+C ends it; the data stays in $folder.

    address  $1
    tenant   $(fact tenantId)
    key      $(fact apiKey)

    curl -H 'Authorization: Bearer $(fact apiKey)' -H 'Tenant-Id: $(fact tenantId)' '$1/v1/orders?limit=3'

END
}

if [ ! -d "$folder" ] || [ ! -s "$facts" ]; then
    make_sample
fi

mkfifo "$pipe"
"$program" serve --listen "127.0.0.1:$(free_port)" --data-dir "$folder" >"$pipe" &
server=$!
trap 'kill "$server" 2>/dev/null || :' INT TERM HUP
exec 3<"$pipe"
rm -f "$pipe"
while IFS= read -r line <&3; do
    case "$line" in
    "listening on "*) introduce "${line#listening on }" ;;
    *) echo "$line" ;;
    esac
done
# a signal ends the wait, not the server
while :; do
    code=0
    wait "$server" || code=$?
    kill -0 "$server" 2>/dev/null || exit "$code"
done
