// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/reply_head.h"

#include "app/http/edge/characters.h"
#include "core/base/clock.h"

#include <QLocale>

#include <algorithm>

namespace onhire {

const char *reasonPhrase(int status)
{
    static constexpr std::pair<int, const char *> phrases[] = {
        {200, "OK"},
        {201, "Created"},
        {202, "Accepted"},
        {204, "No Content"},
        {206, "Partial Content"},
        {301, "Moved Permanently"},
        {302, "Found"},
        {303, "See Other"},
        {304, "Not Modified"},
        {307, "Temporary Redirect"},
        {308, "Permanent Redirect"},
        {400, "Bad Request"},
        {401, "Unauthorized"},
        {403, "Forbidden"},
        {404, "Not Found"},
        {405, "Method Not Allowed"},
        {406, "Not Acceptable"},
        {408, "Request Timeout"},
        {409, "Conflict"},
        {410, "Gone"},
        {411, "Length Required"},
        {412, "Precondition Failed"},
        {413, "Content Too Large"},
        {415, "Unsupported Media Type"},
        {416, "Range Not Satisfiable"},
        {417, "Expectation Failed"},
        {421, "Misdirected Request"},
        {422, "Unprocessable Content"},
        {428, "Precondition Required"},
        {429, "Too Many Requests"},
        {431, "Request Header Fields Too Large"},
        {500, "Internal Server Error"},
        {501, "Not Implemented"},
        {503, "Service Unavailable"},
        {504, "Gateway Timeout"},
        {505, "HTTP Version Not Supported"},
    };
    const auto found = std::find_if(std::begin(phrases), std::end(phrases),
                                    [status](const auto &phrase) { return phrase.first == status; });
    return found == std::end(phrases) ? "" : found->second;
}

HttpHeaderList allHeaders(const HttpReply &reply, const QByteArray &requestId)
{
    HttpHeaderList headers;
    headers.reserve(reply.headers.size() + 4);
    // A line end in a value would begin a header of somebody else's choice.
    const auto append = [&headers](const QByteArray &name, const QByteArray &value) {
        if (characters::isToken(name) && characters::all(value, characters::isValueChar))
            headers.append({name, value});
    };
    append("Content-Type", reply.contentType);
    for (const auto &[name, value] : reply.headers)
        append(name, value);
    append("X-Request-Id", requestId);
    append("X-Content-Type-Options", "nosniff");
    if (!findHeader(headers, "Cache-Control"))
        append("Cache-Control", "no-store");
    return headers;
}

QByteArray draftHead(const HttpReply &reply, const QByteArray &requestId)
{
    QByteArray head = "HTTP/1.1 " + QByteArray::number(reply.status) + " \r\n";
    head.reserve(320);
    for (const auto &[name, value] : allHeaders(reply, requestId))
        head += name + ": " + value + "\r\n";
    return head += "Content-Length: " + QByteArray::number(reply.body.size()) + "\r\n\r\n";
}

const QByteArray &DateHeader::value()
{
    const QDateTime now = m_clock.now();
    if (now.toSecsSinceEpoch() != m_second) {
        m_second = now.toSecsSinceEpoch();
        m_value = QLocale::c().toString(now, u"ddd, dd MMM yyyy HH:mm:ss 'GMT'").toLatin1();
    }
    return m_value;
}

static int statusOf(QByteArrayView draft)
{
    return draft.sliced(qstrlen("HTTP/1.1 ")).first(3).toByteArray().toInt();
}

static bool isHeader(QByteArrayView line, QByteArrayView name)
{
    return line.size() > name.size() && line[name.size()] == ':'
        && line.first(name.size()).compare(name, Qt::CaseInsensitive) == 0;
}

QByteArray completeHead(QByteArrayView draft, const QByteArray &date, bool isLast)
{
    const int status = statusOf(draft);
    const qsizetype statusLineEnd = draft.indexOf("\r\n") + 2;
    QByteArray head = "HTTP/1.1 " + QByteArray::number(status) + ' ' + reasonPhrase(status) + "\r\nDate: " + date
        + (isLast ? "\r\nConnection: close\r\n" : "\r\n");
    if (!forbidsBody(draft))
        return head.append(draft.sliced(statusLineEnd));

    QByteArrayView rest = draft.sliced(statusLineEnd);
    while (!rest.isEmpty()) {
        const qsizetype end = rest.indexOf("\r\n") + 2;
        const QByteArrayView line = rest.first(end);
        if (!isHeader(line, "Content-Length") && !isHeader(line, "Content-Type"))
            head.append(line);
        rest = rest.sliced(end);
    }
    return head;
}

bool forbidsBody(QByteArrayView draft)
{
    const int status = statusOf(draft);
    return status == 204 || status == 304;
}

} // namespace onhire
