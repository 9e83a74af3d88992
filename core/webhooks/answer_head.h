// SPDX-License-Identifier: GPL-3.0-or-later
// What a receiver's answer says at its top: its status, and when to come again.
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
    std::optional<std::chrono::seconds> retryAfter;
};

// Interim answers (1xx) before the real one are passed over.
AnswerHead readAnswerHead(QByteArrayView received, const QDateTime &now);

} // namespace onhire
