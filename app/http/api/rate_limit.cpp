// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/api/rate_limit.h"

#include "core/data/tenants/rate_window.h"

using namespace Qt::StringLiterals;

namespace onhire {

static HttpHeaderList headersOf(const QByteArray &left, const QByteArray &seconds)
{
    return {{"RateLimit-Policy", "\"starter\";q=" + QByteArray::number(RateLimit::StarterPerMinute) + ";w=60"},
            {"RateLimit", "\"starter\";r=" + left + ";t=" + seconds}};
}

HttpHeaderList RateLimit::exhausted(const Tenant &tenant, const Error &refusal)
{
    if (tenant.tier != Tier::Starter || refusal.code != ErrorCode::RateLimited)
        return {};
    return headersOf("0", refusal.subject.toLatin1());
}

Result<HttpHeaderList> RateLimit::take(Connection &connection, const Tenant &tenant, qint64 nowMs)
{
    if (tenant.tier == Tier::Starter)
        return takeCounted(connection, tenant);
    return takeFairly(tenant, nowMs);
}

Result<HttpHeaderList> RateLimit::takeCounted(Connection &connection, const Tenant &tenant)
{
    ONHIRE_ASSIGN(const RateVerdict verdict, countRequest(connection, tenant.id, StarterPerMinute));
    const QByteArray seconds = QByteArray::number(verdict.waitSeconds);
    if (!verdict.admitted)
        return Failure(Error{ErrorCode::RateLimited, QString::fromLatin1(seconds)});
    return headersOf(QByteArray::number(verdict.left), seconds);
}

Result<HttpHeaderList> RateLimit::takeFairly(const Tenant &tenant, qint64 nowMs)
{
    if (m_fairUse == 0)
        return HttpHeaderList{};
    const QMutexLocker locker(&m_mutex);
    Second &current = m_seconds[tenant.id];
    if (current.second != nowMs / 1000)
        current = {nowMs / 1000, 0};
    if (++current.count > m_fairUse)
        return Failure(Error{ErrorCode::RateLimited, u"1"_s});
    return HttpHeaderList{};
}

} // namespace onhire
