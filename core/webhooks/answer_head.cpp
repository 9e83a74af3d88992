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

} // namespace

AnswerHead readAnswerHead(QByteArrayView received, const QDateTime &now)
{
    constexpr QByteArrayView Start = "HTTP/1.";
    AnswerHead head;
    while (true) {
        const QByteArrayView start = received.first(std::min(received.size(), Start.size()));
        const qsizetype end = received.indexOf("\r\n\r\n");
        if (!Start.startsWith(start))
            return {AnswerHead::State::NotHttp};
        if (end < 0)
            return {};
        const QByteArrayList lines = received.first(end).toByteArray().split('\n');
        head.status = statusIn(lines.constFirst().trimmed());
        if (head.status == 0 || head.status == 101)
            return {AnswerHead::State::NotHttp};
        if (head.status >= 200) {
            head.state = AnswerHead::State::Complete;
            for (const QByteArray &line : lines) {
                if (line.toLower().startsWith("retry-after:"))
                    head.retryAfter = pauseIn(line.sliced(line.indexOf(':') + 1).trimmed(), now);
            }
            return head;
        }
        received = received.sliced(end + 4);
    }
}

} // namespace onhire
