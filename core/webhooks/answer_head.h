// SPDX-License-Identifier: GPL-3.0-or-later
// What an answer says at its top: its status, how long its body is, and when to come again.
#pragma once

#include <QByteArray>
#include <QDateTime>

#include <chrono>
#include <optional>

namespace onhire {

struct AnswerHead
{
    enum class State { Incomplete, Complete, NotHttp } state = State::Incomplete;
    int status = 0;
    qsizetype size = 0; // in bytes, with the interim answers before it
    std::optional<qint64> contentLength; // negative: it makes no sense
    bool isChunked = false;
    bool isPacked = false; // compressed, or in another way not the content itself
    std::optional<std::chrono::seconds> retryAfter;
};

// Interim answers (1xx) before the real one are passed over.
AnswerHead readAnswerHead(QByteArrayView received, const QDateTime &now);

} // namespace onhire
