// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/reply_head.h"

#include "app/http/edge/characters.h"
#include "core/base/clock.h"
#include "core/outward/http_date.h"

#include <algorithm>

namespace onhire {

using namespace Qt::StringLiterals;

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
        {502, "Bad Gateway"},
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
    append("Content-Type"_ba, reply.contentType);
    for (const auto &[name, value] : reply.headers)
        append(name, value);
    headers.append({"X-Request-Id"_ba, requestId});
    headers.append({"X-Content-Type-Options"_ba, "nosniff"_ba});
    if (!findHeader(headers, "Cache-Control"))
        headers.append({"Cache-Control"_ba, "no-store"_ba});
    return headers;
}

QByteArray draftHead(const HttpReply &reply, const QByteArray &requestId)
{
    QByteArray head;
    head.reserve(512);
    head.append("HTTP/1.1 ").append(QByteArray::number(reply.status)).append(" \r\n");
    for (const auto &[name, value] : allHeaders(reply, requestId))
        head.append(name).append(": ").append(value).append("\r\n");
    return head.append("\r\n");
}

const QByteArray &DateHeader::value()
{
    const QDateTime now = m_clock.now();
    if (now.toSecsSinceEpoch() != m_second) {
        m_second = now.toSecsSinceEpoch();
        m_value = httpDate(now);
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

QByteArray completeHead(QByteArrayView draft, const QByteArray &date, bool isLast, qint64 contentLength)
{
    const bool isBare = forbidsBody(draft);
    QByteArray head;
    head.reserve(draft.size() + 128);
    head.append("HTTP/1.1 ").append(draft.sliced(9, 3)).append(' ').append(reasonPhrase(statusOf(draft)));
    head.append("\r\nDate: ").append(date).append(isLast ? "\r\nConnection: close\r\n" : "\r\n");
    if (!isBare)
        head.append("Content-Length: ").append(QByteArray::number(contentLength)).append("\r\n");
    QByteArrayView rest = draft.sliced(draft.indexOf("\r\n") + 2);
    while (!rest.isEmpty()) {
        const qsizetype end = rest.indexOf("\r\n") + 2;
        const QByteArrayView line = rest.first(end);
        if (!isHeader(line, "Content-Length") && !(isBare && isHeader(line, "Content-Type")))
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
