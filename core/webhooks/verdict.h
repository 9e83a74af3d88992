// SPDX-License-Identifier: GPL-3.0-or-later
// What an attempt means for its delivery.
#pragma once

#include "core/outward/exchange_rules.h"

namespace onhire {

struct Verdict
{
    QLatin1StringView status; // pending, delivered, exhausted
    QString error;
    std::optional<QDateTime> nextAttemptAt;
    bool gone = false; // the receiver wants nothing any more
};

// `failures`: how many there were before.
Verdict judge(const ExchangeResult &result, int failures, const QDateTime &now);

QByteArray attemptJson(const ExchangeResult &result, const Verdict &verdict);

} // namespace onhire
