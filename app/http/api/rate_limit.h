// SPDX-License-Identifier: GPL-3.0-or-later
// How many requests a tenant may make: a tier with a limit counts them in the database, so that the limit is
// one over all processes and survives a restart. Other tiers share what a process can give; a ceiling keeps one
// of them from taking all.
#pragma once

#include "app/http/edge/http_message.h"
#include "core/base/result.h"
#include "core/data/db/connection.h"
#include "core/domain/tenants/tenant.h"

#include <QHash>
#include <QMutex>

namespace onhire {

class RateLimit
{
public:
    static constexpr int StarterPerMinute = 100;

    explicit RateLimit(int fairUsePerSecond) : m_fairUse(fairUsePerSecond) { }

    // The headers that tell how much is left; RATE_LIMITED with the seconds to wait as its subject.
    Result<HttpHeaderList> take(Connection &connection, const Tenant &tenant, qint64 nowMs);
    // The same headers for one who has to wait.
    static HttpHeaderList exhausted(const Tenant &tenant, const Error &refusal);

private:
    Result<HttpHeaderList> takeCounted(Connection &connection, const Tenant &tenant);
    Result<HttpHeaderList> takeFairly(const Tenant &tenant, qint64 nowMs);

    struct Second
    {
        qint64 second = 0;
        int count = 0;
    };

    const int m_fairUse; // requests a second and tenant; 0: no ceiling
    QMutex m_mutex;
    QHash<QString, Second> m_seconds;
};

} // namespace onhire
