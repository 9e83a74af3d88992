// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/docs/webhooks_page.h"

#include "app/http/docs/page_style.h"
#include "core/domain/webhooks/event_types.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

const auto Text = uR"(<h1>Receiving webhooks</h1>
<p>Onhire posts each event that an endpoint asks for to the endpoint's address, as JSON. Create an endpoint with
<code>POST /v1/webhook-endpoints</code> or <code>onhire-server webhook create</code>, and keep the secret: it is shown once.
Use https: with plain http, anyone on the network path can read events, although they cannot forge them.</p>
<pre>POST /your/path HTTP/1.1
content-type: application/json
webhook-id: evt_01jd6n3v5k8q2m4x7z9c0b1d2f
webhook-timestamp: 1795253400
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{"id":"evt_01jd6n3v5k8q2m4x7z9c0b1d2f","event":"order.created","tenantId":"ten_…",
 "timestamp":"2026-11-21T09:30:00.123Z","data":{"orderId":"ord_…","customerId":"cust_…","order":{…}}}</pre>
<p><code>data</code> holds the ids, the record as the API shows it, and <code>previous</code>: the old values of what changed.
<code>timestamp</code> is when it happened; for a sandbox tenant, by its own clock. Delivery always uses real time.</p>

<h2>Verify the signature</h2>
<p>Requests are signed according to <a href="https://www.standardwebhooks.com">Standard Webhooks</a>, so its libraries verify
them in one line. By hand, in Python:</p>
<pre>import base64, hashlib, hmac, time

def is_genuine(secret, headers, body):          # body: the raw bytes
    if abs(time.time() - int(headers["webhook-timestamp"])) > 300:
        return False                            # too old: possibly a replay
    signed = b".".join([headers["webhook-id"].encode(), headers["webhook-timestamp"].encode(), body])
    key = base64.b64decode(secret.removeprefix("whsec_"))
    ours = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    return any(hmac.compare_digest(ours, given) for given in headers["webhook-signature"].split(" "))</pre>
<p>In Node, with the package <code>standardwebhooks</code>: <code>new Webhook(secret).verify(body, headers)</code>.</p>
<p>Verify the raw bytes, before any JSON parser has touched them. After <code>rotate-secret</code> each request carries
two signatures, one with the new secret and one with the old, for 24 hours or the time you set. Update yours within that time.</p>

<h2>How to respond</h2>
<table>
<tr><td>2xx within 15 seconds</td><td>Delivered. Respond first and do the work afterwards.</td></tr>
<tr><td>410</td><td>Gone: the endpoint is disabled and receives no more events.</td></tr>
<tr><td>anything else, or no response</td><td>The event is sent again. A <code>Retry-After</code> header is honoured, up to a day.
Redirects are not followed.</td></tr>
</table>
<p>There are ten attempts: immediately, then after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, each varied by up to
10 %. After that the delivery is <code>exhausted</code>. An endpoint without a successful delivery for five days is
disabled, and <code>disabledReason</code> says why; <code>PATCH</code> it with <code>{"enabled":true}</code> to enable it again. Pending
deliveries of a disabled endpoint are dropped. <code>GET /v1/webhook-deliveries</code> shows every attempt for 30 days, and
<code>POST /v1/webhook-deliveries/{id}/resend</code> resends a delivery.</p>
<p><strong>Expect an event more than once, and in any order.</strong> <code>webhook-id</code> is the same each time: store
it, and ignore events you have already processed. If order matters, check the record's <code>updatedAt</code>, or read it again.</p>

<h2>For operators</h2>
<p>Receivers in private networks (loopback, 10/8, 192.168/16, link-local and the like) are refused unless the server runs with <code>--allow-private-webhooks</code>; ports are 80, 443 and those above 1023.
Proxies in the environment are ignored. The secrets are sealed in the database with a key that is not in it: the file
<code>secrets.key</code> in the data folder, or <code>--key-file FILE</code>. All servers on one database share that file.
Without it, the secrets cannot be read: keep a copy, or rotate them.</p>

<h2>Events</h2>)"_s;

QString eventTable()
{
    QString rows;
    for (const EventType &type : eventTypes())
        rows += u"<tr><td><code>%1</code></td><td>%2</td></tr>"_s.arg(type.name,
                                                                      QString(type.meaning).toHtmlEscaped());
    return u"<table>"_s + rows + u"</table>"_s;
}

} // namespace

QByteArray webhooksPage()
{
    return (pageStart(u"Receiving webhooks"_s) + Text + eventTable() + PageEnd).toUtf8();
}

} // namespace onhire
