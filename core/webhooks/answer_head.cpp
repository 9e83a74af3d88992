// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/webhooks/answer_head.h"

#include <QLocale>
#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// HTTP/1.1 204 No Content; 0 when it is none.
int statusIn(const QByteArray &line)
{
    const bool isHttp = line.size() >= 12 && (line.startsWith("HTTP/1.1 ") || line.startsWith("HTTP/1.0 "))
        && (line.size() == 12 || line[12] == ' ');
    bool isNumber = false;
    const int status = isHttp ? line.sliced(9, 3).toInt(&isNumber) : 0;
    return isNumber && status >= 100 && status <= 599 ? status : 0;
}

// Seconds, or a date as HTTP writes it: Sat, 21 Nov 2026 09:30:00 GMT.
std::optional<std::chrono::seconds> pauseIn(const QByteArray &value, const QDateTime &now)
{
    bool isNumber = false;
    const qlonglong seconds = value.toLongLong(&isNumber);
    if (isNumber)
        return seconds >= 0 ? std::optional(std::chrono::seconds(seconds)) : std::nullopt;
    QDateTime date = QLocale::c().toDateTime(QString::fromLatin1(value), u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s);
    if (!date.isValid())
        return std::nullopt;
    date.setTimeZone(QTimeZone::utc());
    return std::chrono::seconds(std::max<qint64>(0, now.secsTo(date)));
}

// Said twice it has to be the same; two lengths are how one answer is passed off as two.
qint64 lengthIn(const QByteArray &value, std::optional<qint64> before)
{
    bool isNumber = false;
    const qint64 length = value.toLongLong(&isNumber);
    return isNumber && length >= 0 && (!before || *before == length) ? length : -1;
}

void readHeader(AnswerHead &head, const QByteArray &line, const QDateTime &now)
{
    const qsizetype colon = line.indexOf(':');
    const QByteArray name = line.first(std::max<qsizetype>(0, colon)).toLower();
    const QByteArray value = line.sliced(colon + 1).trimmed();
    if (name == "retry-after")
        head.retryAfter = pauseIn(value, now);
    else if (name == "content-encoding")
        head.isPacked |= value.toLower() != "identity";
    else if (name == "transfer-encoding")
        (value.toLower() == "chunked" ? head.isChunked : head.isPacked) = true;
    else if (name == "content-length")
        head.contentLength = lengthIn(value, head.contentLength);
}

} // namespace

AnswerHead readAnswerHead(QByteArrayView received, const QDateTime &now)
{
    constexpr QByteArrayView Start = "HTTP/1.";
    AnswerHead head;
    while (true) {
        const QByteArrayView rest = received.sliced(head.size);
        const qsizetype end = rest.indexOf("\r\n\r\n");
        if (!Start.startsWith(rest.first(std::min(rest.size(), Start.size()))))
            return {AnswerHead::State::NotHttp};
        if (end < 0)
            return {};
        const QByteArrayList lines = rest.first(end).toByteArray().split('\n');
        head.status = statusIn(lines.constFirst().trimmed());
        head.size += end + 4;
        if (head.status == 0 || head.status == 101)
            return {AnswerHead::State::NotHttp};
        if (head.status < 200)
            continue;
        head.state = AnswerHead::State::Complete;
        for (const QByteArray &line : lines.sliced(1))
            readHeader(head, line, now);
        return head;
    }
}

} // namespace onhire
