// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/database_error.h"

#include "core/data/driver/postgres_error.h"

namespace onhire {
namespace {

struct Conflict
{
    QLatin1StringView constraint;
    ErrorCode code;
};

constexpr Conflict conflicts[] = {
    {QLatin1StringView("customers_email_key"), ErrorCode::CustomerExists},
    {QLatin1StringView("products_sku_key"), ErrorCode::DuplicateSku},
    {QLatin1StringView("variants_sku_key"), ErrorCode::DuplicateSku},
    {QLatin1StringView("subscriptions_one_device"), ErrorCode::AssetNotAvailable},
    {QLatin1StringView("tenants_pkey"), ErrorCode::TenantExists},
    {QLatin1StringView("users_login_key"), ErrorCode::UserExists},
};

// Codes after which the same transaction, run again from its start, may succeed: serialization failure,
// deadlock, lock timeout, a primary that became a standby, connection exceptions, an administrator's shutdown.
bool isTransient(const QString &state)
{
    static constexpr QLatin1StringView states[] = {QLatin1StringView("40001"), QLatin1StringView("40P01"),
                                                   QLatin1StringView("55P03"), QLatin1StringView("25006")};
    for (const QLatin1StringView known : states) {
        if (state == known)
            return true;
    }
    return state.startsWith(QLatin1StringView("08")) || state.startsWith(QLatin1StringView("57P0"));
}

// No room, no memory, too many connections; or a statement that ran into its time limit: the database is too
// busy.
bool isExhausted(const QString &state)
{
    return state.startsWith(QLatin1StringView("53")) || state == QLatin1StringView("57014");
}

} // namespace

Error errorFrom(const QSqlError &refusal, const char *statement)
{
    const QString state = refusal.nativeErrorCode();
    const QString detail = QString::fromLatin1(statement) + QLatin1StringView(": ") + state + QLatin1Char(' ')
        + refusal.databaseText().simplified(); // it may have lines of whoever asked
    if (isConnectionLost(refusal) || isTransient(state))
        return Error::unavailable(detail);
    if (isExhausted(state))
        return {ErrorCode::ServiceUnavailable, {}, {}, detail};
    const QString violated = constraintOf(refusal);
    for (const Conflict &conflict : conflicts) {
        if (violated == conflict.constraint)
            return {conflict.code, {}, {}, detail};
    }
    return Error::internal(detail);
}

bool endsSession(const QSqlError &refusal)
{
    const QString state = refusal.nativeErrorCode();
    return isConnectionLost(refusal) || state.startsWith(QLatin1StringView("57P0"))
        || state == QLatin1StringView("25006");
}

} // namespace onhire
