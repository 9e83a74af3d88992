// SPDX-License-Identifier: GPL-3.0-or-later
// What the head of an answer says of its body, and of when to come again.
#pragma once

#include <QDateTime>

#include <chrono>
#include <optional>

class QNetworkReply;

namespace onhire {

struct AnswerHead
{
    int status = 0;
    std::optional<qint64> contentLength; // negative: it makes no sense
    bool isChunked = false;
    bool isPacked = false; // compressed, or in another way not the content itself
    std::optional<std::chrono::seconds> retryAfter;
};

AnswerHead headOf(const QNetworkReply &reply, const QDateTime &now);

// What Retry-After says: seconds, or a date as HTTP writes it.
std::optional<std::chrono::seconds> pauseIn(const QByteArray &value, const QDateTime &now);

// What Content-Length says. QNetworkAccessManager joins the values of a header that comes twice.
std::optional<qint64> lengthIn(const QByteArray &value);

} // namespace onhire
