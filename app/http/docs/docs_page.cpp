// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/docs/docs_page.h"

#include "core/base/json_writer.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr auto Head = R"(<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Onhire API</title><style>
:root{color-scheme:light dark;--ink:#1b2430;--muted:#667085;--line:#e3e6eb;--back:#fff;--code:#f6f7f9;--accent:#1f6feb}
@media(prefers-color-scheme:dark){:root{--ink:#e6e9ee;--muted:#98a2b3;--line:#2c323c;--back:#14171c;--code:#1b1f26;--accent:#6ea8fe}}
body{font:15px/1.55 Inter,system-ui,sans-serif;color:var(--ink);background:var(--back);max-width:60rem;margin:0 auto;padding:2rem 1.5rem}
h1{font-size:1.6rem}h2{margin-top:2.5rem;border-bottom:1px solid var(--line);padding-bottom:.3rem}h3{margin:1.8rem 0 .3rem;font-size:1.02rem}
code,pre{font:13px/1.5 "DejaVu Sans Mono",monospace}pre{background:var(--code);border:1px solid var(--line);border-radius:8px;padding:.7rem .9rem;overflow-x:auto}
.verb{color:var(--accent);font-weight:600}.muted{color:var(--muted)}a{color:var(--accent)}table{border-collapse:collapse;width:100%}
td,th{border-bottom:1px solid var(--line);text-align:start;padding:.3rem .6rem .3rem 0;vertical-align:top;font-size:14px}
</style></head><body>
<h1>Onhire API</h1>
<p>JSON over HTTP. Every request carries an API key and names a tenant. Set these three once, and each line below works when
it is pasted:</p>
<pre>ONHIRE=%1
KEY=ohk_…        # onhire-server key create --tenant TENANT --name docs
TENANT=ten_…     # onhire-server tenant list</pre>
<p>Errors have one shape: <code>{"error":{"code","message","details":[{"path","message","code"}]},"requestId"}</code>; all faults of
a body are reported at once. Lists come in pages: pass <code>nextCursor</code> of one as <code>startAfter</code> of the next. A POST
with an <code>Idempotency-Key</code> header is done once, however often it is sent. Records carry an <code>ETag</code>; send it
back as <code>If-Match</code> and a change that somebody else made meanwhile is not overwritten. The machine-readable
description is <a href="/v1/openapi.json">/v1/openapi.json</a>.</p>)"_L1;

QString escaped(const QString &text)
{
    return text.toHtmlEscaped();
}

QString curlOf(const Route &route)
{
    QString path = QString::fromLatin1(route.path);
    path.replace(u'{', u"$"_s).remove(u'}');
    QString line = u"curl -s "_s;
    if (route.verb != "GET")
        line += u"-X "_s + QString::fromLatin1(route.verb) + u' ';
    line += u"\"$ONHIRE"_s + path + u"\" -H \"Authorization: Bearer $KEY\" -H \"Tenant-ID: $TENANT\""_s;
    if (route.request && !route.example.isEmpty())
        line +=
            u" \\\n  -H \"Content-Type: application/json\" -d '"_s + QString::fromUtf8(route.example) + u'\'';
    return line;
}

QString filtersOf(const Route &route)
{
    if (!route.list)
        return {};
    QStringList names{u"limit"_s, u"startAfter"_s, u"sortBy"_s, u"sortDir"_s};
    for (const ListFilter &filter : route.list().filters)
        names += QStringList(filter.aliases.begin(), filter.aliases.end()) << filter.name;
    QStringList sorts;
    for (const ListSort &sort : route.list().sorts)
        sorts += sort.name;
    return u"<p class=\"muted\">Parameters: <code>%1</code>. Sorted by <code>%2</code>.</p>"_s.arg(
        names.join(u"</code>, <code>"), sorts.join(u"</code>, <code>"));
}

QString refusalsOf(const Route &route)
{
    if (route.refusals.isEmpty())
        return {};
    QString rows;
    for (const ErrorCode code : route.refusals)
        rows += u"<tr><td><code>%1</code></td><td>%2</td><td>%3</td></tr>"_s.arg(infoOf(code).name)
                    .arg(infoOf(code).httpStatus)
                    .arg(escaped(infoOf(code).message));
    return u"<table>"_s + rows + u"</table>"_s;
}

QString section(const Route &route)
{
    return u"<h3 id=\"%1\"><span class=\"verb\">%2</span> <code>%3</code></h3><p>%4 <span "
           u"class=\"muted\">Permission "
           "<code>%5</code>.</span></p>%6<pre>%7</pre>%8"_s.arg(
               route.operation, QLatin1StringView(route.verb), QLatin1StringView(route.path),
               escaped(route.summary), route.permission, filtersOf(route), escaped(curlOf(route)),
               refusalsOf(route));
}

} // namespace

QByteArray docsPage(const RouteTable &routes)
{
    QString page = QString(Head).arg(QLatin1StringView(AddressHere));
    QString tag;
    for (const Route &route : routes) {
        if (tag != route.tag) {
            tag = route.tag;
            page += u"<h2>"_s + escaped(tag) + u"</h2>"_s;
        }
        page += section(route);
    }
    return (page + u"</body></html>\n"_s).toUtf8();
}

} // namespace onhire
