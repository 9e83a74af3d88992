// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/outward/answer_head.h"

#include "core/outward/http_date.h"

#include <QNetworkReply>

#include <algorithm>

namespace onhire {

static QByteArray codingIn(const QNetworkReply &reply, const char *header)
{
    const QByteArray coding = reply.rawHeader(header).trimmed().toLower();
    return coding == "identity" ? QByteArray() : coding;
}

AnswerHead headOf(const QNetworkReply &reply, const QDateTime &now)
{
    const QByteArray transfer = codingIn(reply, "Transfer-Encoding");
    const bool isChunked = transfer == "chunked";
    return {.status = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(),
            .contentLength = lengthIn(reply.rawHeader("Content-Length")),
            .isChunked = isChunked,
            .isPacked = !codingIn(reply, "Content-Encoding").isEmpty() || (!transfer.isEmpty() && !isChunked),
            .retryAfter = pauseIn(reply.rawHeader("Retry-After"), now)};
}

std::optional<std::chrono::seconds> pauseIn(const QByteArray &value, const QDateTime &now)
{
    bool isNumber = false;
    const qlonglong seconds = value.toLongLong(&isNumber);
    if (isNumber)
        return seconds >= 0 ? std::optional(std::chrono::seconds(seconds)) : std::nullopt;
    const QDateTime date = fromHttpDate(value);
    if (!date.isValid())
        return std::nullopt;
    return std::chrono::seconds(std::max<qint64>(0, now.secsTo(date)));
}

// Said twice it has to be the same; two lengths are how one answer is passed off as two.
std::optional<qint64> lengthIn(const QByteArray &value)
{
    if (value.isEmpty())
        return std::nullopt;
    std::optional<qint64> length;
    for (const QByteArray &part : value.split(',')) {
        bool isNumber = false;
        const qint64 said = part.trimmed().toLongLong(&isNumber);
        if (!isNumber || said < 0 || (length && *length != said))
            return -1;
        length = said;
    }
    return length;
}

} // namespace onhire
