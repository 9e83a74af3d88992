// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/http/api_client.h"

#include "core/base/json_reader.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire::test {
namespace {

const JsonValue &childOf(const JsonValue &value, const QByteArray &step)
{
    if (!value.isArray())
        return value[QString::fromUtf8(step)];
    bool isNumber = false;
    const qsizetype index = step.toLongLong(&isNumber);
    static const JsonValue nothing;
    return isNumber && index < value.elements().size() ? value.elements()[index] : nothing;
}

const JsonValue &descendant(const JsonValue &value, const QByteArray &path)
{
    const JsonValue *here = &value;
    for (const QByteArray &step : path.split('.'))
        here = &childOf(*here, step);
    return *here;
}

Reply replyFrom(const Heard &heard)
{
    const qsizetype end = heard.bytes.indexOf("\r\n\r\n");
    Reply reply{heard.status(), heard.bytes.left(end + 2), heard.bytes.mid(end + 4), {}};
    if (const auto json = readJson(reply.body); json)
        reply.json = *json;
    return reply;
}

} // namespace

QByteArray Reply::header(const QByteArray &name) const
{
    const QByteArray start = "\r\n" + name.toLower() + ": ";
    const qsizetype at = head.toLower().indexOf(start);
    if (at < 0)
        return {};
    const qsizetype from = at + start.size();
    return head.mid(from, head.indexOf("\r\n", from) - from);
}

QByteArray textOf(const JsonValue &value)
{
    if (value.isNull())
        return {};
    return value.isString() ? value.toString().toUtf8() : value.toJson();
}

const JsonValue &Reply::at(const QByteArray &path) const
{
    return descendant(json, path);
}

QByteArray Reply::text(const QByteArray &path) const
{
    return textOf(at(path));
}

QByteArrayList Reply::texts(const QByteArray &list, const QByteArray &member) const
{
    QByteArrayList all;
    for (const JsonValue &element : at(list).elements())
        all += textOf(descendant(element, member));
    return all;
}

QByteArrayList Reply::faults() const
{
    QByteArrayList all;
    for (const JsonValue &detail : at("error.details").elements())
        all += (detail[u"path"].toString() + u' ' + detail[u"code"].toString()).toUtf8();
    std::sort(all.begin(), all.end());
    return all;
}

QByteArray Reply::withoutRequestId() const
{
    return at("error").toJson();
}

ApiClient::ApiClient(std::shared_ptr<ApiContract> contract, quint16 port, const QByteArray &apiKey,
                     const QByteArray &tenantId)
    : m_contract(std::move(contract)), m_port(port),
      m_headers({{"Host", "127.0.0.1"}, {"Authorization", "Bearer " + apiKey}, {"Tenant-ID", tenantId}})
{
}

Reply ApiClient::send(const QByteArray &method, const QByteArray &target, const QByteArray &body,
                      const Headers &headers)
{
    Headers all = m_headers;
    if (!body.isEmpty() || method == "POST")
        all.insert("Content-Length", QByteArray::number(body.size()));
    if (!body.isEmpty())
        all.insert("Content-Type", "application/json");
    if (method == "HEAD")
        all.insert("Connection", "close");
    all.insert(headers);
    QByteArray request = method + ' ' + target + " HTTP/1.1\r\n";
    for (auto header = all.begin(); header != all.end(); ++header) {
        if (!header.value().isEmpty())
            request += header.key() + ": " + header.value() + "\r\n";
    }
    const Reply reply = replyFrom(ask(method, request + "\r\n" + body));
    m_contract->check(method, target.split('?').first(), reply.status, reply.body);
    return reply;
}

// The answer to HEAD has a Content-Length and no content, so it is read to the end of the connection.
Heard ApiClient::ask(const QByteArray &method, const QByteArray &request)
{
    if (method == "HEAD") {
        RawClient once(m_port);
        once.send(request);
        return once.readToEnd();
    }
    for (const bool isFirst : {true, false}) {
        if (!m_connection || !m_connection->isConnected())
            m_connection = std::make_unique<RawClient>(m_port);
        const Heard heard = m_connection->ask(request);
        if (heard.end != End::Open || heard.header("Connection").toLower() == "close")
            m_connection.reset();
        // As any client does: a kept connection that the server had closed meanwhile is opened again.
        if (!heard.bytes.isEmpty() || !isFirst)
            return heard;
    }
    Q_UNREACHABLE();
}

QByteArrayList ApiClient::walk(const QByteArray &target, const QByteArray &array, const QByteArray &member,
                               const std::function<void()> &between)
{
    QByteArrayList seen;
    QByteArray page = target;
    while (true) {
        const Reply reply = get(page);
        if (reply.status != 200)
            return {"status " + QByteArray::number(reply.status) + ' ' + reply.body};
        seen += reply.texts(array, member);
        if (!reply.at("hasMore").toBool())
            return seen;
        page = target + (target.contains('?') ? "&" : "?") + "startAfter=" + reply.text("nextCursor");
        if (between)
            between();
    }
}

} // namespace onhire::test
