#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# verify.sh ONHIRE_SERVER: does Redocly find nothing wrong with the API's description, and does a client that is generated
# from it (npm: openapi-typescript, openapi-fetch) compile and rent out a device? Needs node and npm, leaves nothing behind.
set -eu

program=$(realpath "$1")
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
folder=$(mktemp -d)
server=
trap 'if [ -n "$server" ]; then kill "$server"; wait "$server" || :; fi; rm -rf "$folder"' EXIT
cp "$here/generated_client.ts" "$folder"
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --silent --no-fund --no-audit @redocly/cli@2 openapi-typescript@7 openapi-fetch@0.17 typescript@5 @types/node@20

"$program" tenant create --name Verified --currency EUR --json --data-dir data >tenant.json
tenant=$(node -p 'JSON.parse(fs.readFileSync("tenant.json")).tenantId')
"$program" key create --tenant "$tenant" --name test --json --data-dir data >key.json
key=$(node -p 'JSON.parse(fs.readFileSync("key.json")).apiKey')
"$program" serve --listen 127.0.0.1:0 --data-dir data >said 2>&1 &
server=$!
address=
for _ in $(seq 100); do
    address=$(sed -n 's/^listening on //p' said)
    [ -z "$address" ] || break
    sleep 0.1
done
if [ -z "$address" ]; then
    cat said >&2
    exit 1
fi

node -e 'fetch(process.argv[1]).then((a) => a.text()).then((t) => fs.writeFileSync("openapi.json", t))' "$address/v1/openapi.json"
npx redocly lint openapi.json --max-problems 1000 --format json >found.json 2>redocly.log || :
node -e 'const { totals, problems } = JSON.parse(fs.readFileSync("found.json"));
    if (totals.errors + totals.warnings > 0) { console.error(problems); process.exit(1); }'
echo "Redocly finds nothing wrong."
npx openapi-typescript openapi.json --output onhire.d.ts >/dev/null
npx tsc --strict --skipLibCheck --target es2022 --module nodenext generated_client.ts
node generated_client.js "$address" "$tenant" "$key"
