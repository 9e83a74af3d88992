// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/docs/docs_page.h"

#include "app/http/docs/examples.h"
#include "app/http/docs/field_table.h"
#include "app/http/docs/page_style.h"
#include "app/http/docs/tags.h"
#include "core/base/json_writer.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

const auto Head = uR"(<h1 id="top">Onhire API</h1>
<p>JSON over HTTP. Every request carries an API key and names a tenant. Set these three variables once, and every example
below can be pasted into a shell. The ids are those of the sample data that <code>./dev run</code> and
<code>onhire-server demo</code> create.</p>
<pre>ONHIRE=%1
KEY=ohk_…        # onhire-server key create --tenant TENANT --name docs
TENANT=ten_…     # onhire-server tenant list</pre>
<p>All errors have the same shape: <code>{"error":{"code","message","details":[{"path","message","code"}]},"requestId"}</code>.
All faults in a body are reported at once. Lists are paged: pass the <code>nextCursor</code> of one page as
<code>startAfter</code> to get the next. A POST with an <code>Idempotency-Key</code> header is carried out once, however often
it is sent. Records carry an <code>ETag</code>; send it back as <code>If-Match</code>, and your change is refused if somebody
else has changed the record in the meantime. The machine-readable description is
<a href="/v1/openapi.json">/v1/openapi.json</a>; to receive events, see <a href="/docs/webhooks">Receiving webhooks</a>.</p>)"_s;

QString escaped(const QString &text)
{
    return text.toHtmlEscaped();
}

QString curlOf(const Route &route)
{
    QString path = QString::fromLatin1(route.path);
    for (const PathExample &example : pathExamples(route))
        path.replace(u'{' + example.parameter + u'}',
                     example.value.isEmpty() ? u'$' + example.parameter : QString::fromLatin1(example.value));
    QString line = u"curl -s "_s;
    if (route.verb != "GET")
        line += u"-X "_s + QString::fromLatin1(route.verb) + u' ';
    line += u"\"$ONHIRE"_s + path + u"\" -H \"Authorization: Bearer $KEY\" -H \"Tenant-ID: $TENANT\""_s;
    if (route.request && !route.example.isEmpty())
        line += u" \\\n  -H \"Content-Type: "_s + QString::fromLatin1(route.mediaTypes.constFirst())
            + u"\" --data-binary '"_s + QString::fromUtf8(exampleBody(route)) + u'\'';
    return line;
}

// What has to be set before the line can be pasted.
QString neededOf(const Route &route)
{
    QString text;
    for (const PathExample &example : pathExamples(route)) {
        if (example.value.isEmpty())
            text +=
                u"<p class=\"muted\"><code>%1</code> is in the response of <a href=\"#%2\">%2</a>.</p>"_s.arg(
                    example.parameter, example.answeredBy);
    }
    return text;
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

// Folded up, so that the page stays one that can be skimmed.
QString folded(const QString &title, const QString &content)
{
    return content.isEmpty() ? QString() : u"<details><summary>%1</summary>%2</details>"_s.arg(title, content);
}

QString fieldsOf(const Route &route)
{
    QString text;
    if (route.request)
        text += folded(u"Body"_s, fieldTable(*route.request));
    if (route.response)
        text += folded(u"Response %1"_s.arg(route.status), fieldTable(*route.response));
    return text + folded(u"Errors"_s, refusalsOf(route));
}

QString section(const Route &route)
{
    return u"<h3 id=\"%1\"><span class=\"verb\">%2</span> <code>%3</code></h3><p>%4 <span "
           u"class=\"muted\">Permission "
           "<code>%5</code>.</span></p>%6%7<pre>%8</pre>%9"_s.arg(
               route.operation, QLatin1StringView(route.verb), QLatin1StringView(route.path),
               escaped(route.summary), route.permissions().join(u" and "_s), filtersOf(route), neededOf(route),
               escaped(curlOf(route)), fieldsOf(route));
}

QString anchorOf(QStringView tag)
{
    return u"about-"_s + tag.toString().toLower().replace(u' ', u'-');
}

QString navigation(const RouteTable &routes)
{
    QString text = u"<nav><a href=\"#top\">Onhire API</a>"_s;
    QString tag;
    for (const Route &route : routes) {
        if (tag != route.tag) {
            text += tag.isEmpty() ? QString() : u"</details>"_s;
            tag = route.tag;
            text += u"<details><summary><a href=\"#%1\">%2</a></summary>"_s.arg(anchorOf(tag), escaped(tag));
        }
        text += u"<a class=\"muted\" href=\"#%1\">%1</a>"_s.arg(route.operation);
    }
    return text + u"</details><a href=\"#records\">Records</a></nav>"_s;
}

// What stands in more than one body or answer is described once.
QString records(const RouteTable &routes)
{
    NamedSchemas named;
    for (const Route &route : routes) {
        for (const auto &schema : {route.request, route.response}) {
            if (schema)
                collectNamed(*schema, named);
        }
    }
    QString text = u"<h2 id=\"records\">Records</h2>"_s;
    for (auto record = named.cbegin(); record != named.cend(); ++record)
        text += u"<h4 id=\"%1\">%2</h4>"_s.arg(recordAnchor(record.key()), record.key())
            + fieldTable(record.value());
    return text;
}

} // namespace

QByteArray docsPage(const RouteTable &routes)
{
    QString page = pageStart(u"Onhire API"_s) + navigation(routes) + Head.arg(QLatin1StringView(AddressHere));
    QString tag;
    for (const Route &route : routes) {
        if (tag != route.tag) {
            tag = route.tag;
            page += u"<h2 id=\"%1\">%2</h2><p>%3</p>"_s.arg(anchorOf(tag), escaped(tag),
                                                            escaped(meaningOfTag(route.tag)));
        }
        page += section(route);
    }
    return (page + records(routes) + PageEnd).toUtf8();
}

} // namespace onhire
