// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/tenants/rate_window.h"

#include "onhire/sql.h"

namespace onhire {

Result<RateVerdict> countRequest(Connection &connection, const QString &tenantId, int perMinute)
{
    const Scope scope = Scope::tenant(tenantId);
    ONHIRE_ASSIGN(Rows taken, connection.run(scope, sql::rates::take, {tenantId, perMinute}));
    if (taken.next())
        return RateVerdict{true, int(taken.integer(0)), int(taken.integer(1))};
    ONHIRE_ASSIGN(Rows wait, connection.run(scope, sql::rates::wait, {tenantId}));
    return RateVerdict{false, 0, wait.next() && !wait.isNull(0) ? int(wait.integer(0)) : 1};
}

} // namespace onhire
