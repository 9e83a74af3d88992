// SPDX-License-Identifier: GPL-3.0-or-later
// Receives webhooks of a server of ours and lets the public library of Standard Webhooks judge them.
//     node standard_library.mjs ONHIRE_SERVER DATA_DIR
import { execFileSync, spawn } from "node:child_process";
import { createServer } from "node:http";
import { once } from "node:events";
import { Webhook } from "standardwebhooks";

const [program, folder] = process.argv.slice(2);
const place = ["--data-dir", folder];
const run = (...words) => JSON.parse(execFileSync(program, [...words, ...place, "--json"]));
const failures = [];
const expect = (isTrue, sentence) => isTrue || failures.push(sentence);

const received = [];
const receiver = createServer((request, response) => {
    const pieces = [];
    request.on("data", (piece) => pieces.push(piece));
    request.on("end", () => {
        received.push({ headers: request.headers, body: Buffer.concat(pieces).toString() });
        response.writeHead(204).end();
    });
});
receiver.listen(0, "127.0.0.1");
await once(receiver, "listening");

const { tenantId } = run("tenant", "create", "--name", "Verified");
const { apiKey } = run("key", "create", "--tenant", tenantId, "--name", "test");
const url = `http://127.0.0.1:${receiver.address().port}/`;
const { webhookEndpointId, secret } = run("webhook", "create", "--tenant", tenantId, "--url", url);

const server = spawn(program, ["serve", "--listen", "127.0.0.1:0", "--allow-private-webhooks", ...place]);
let said = "";
while (!said.includes("listening on ")) said += (await once(server.stdout, "data"))[0];
const address = said.match(/listening on (\S+)/)[1];
const post = async (path, body = {}) => {
    const headers = { Authorization: `Bearer ${apiKey}`, "Tenant-ID": tenantId, "Content-Type": "application/json" };
    const answer = await fetch(address + path, { method: "POST", headers, body: JSON.stringify(body) });
    return answer.json();
};
const next = async () => {
    const wanted = received.length + 1;
    await post(`/v1/webhook-endpoints/${webhookEndpointId}/test`);
    for (let tries = 0; received.length < wanted && tries < 100; ++tries)
        await new Promise((resolve) => setTimeout(resolve, 100));
    return received.at(-1);
};
const accepts = (key, { headers, body }) => {
    try {
        return new Webhook(key).verify(body, headers).event === "webhook.test";
    } catch {
        return false;
    }
};

const first = await next();
expect(accepts(secret, first), "a delivery is verified");
expect(!accepts(secret, { ...first, body: first.body + " " }), "an altered body is refused");
expect(!accepts(secret, { ...first, headers: { ...first.headers, "webhook-id": "evt_0" } }), "another id is refused");
expect(!accepts("whsec_" + Buffer.alloc(32).toString("base64"), first), "another secret is refused");
const rotated = await post(`/v1/webhook-endpoints/${webhookEndpointId}/rotate-secret`);
const during = await next();
expect(accepts(secret, during), "the old secret verifies during rotation");
expect(accepts(rotated.secret, during), "the new secret verifies during rotation");
const last = await post(`/v1/webhook-endpoints/${webhookEndpointId}/rotate-secret`, { keepOldHours: 0 });
const after = await next();
expect(accepts(last.secret, after), "the newest secret verifies");
expect(!accepts(rotated.secret, after), "the old secret is void");

server.kill("SIGTERM");
receiver.close();
failures.forEach((sentence) => console.log(`not so: ${sentence}`));
console.log(`${8 - failures.length} passed, ${failures.length} failed`);
process.exitCode = failures.length ? 1 : 0;
