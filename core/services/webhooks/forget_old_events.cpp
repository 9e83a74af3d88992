// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "core/services/webhooks/webhooks.h"
#include "onhire/sql.h"

namespace onhire {
namespace {

constexpr int DaysKept = 30;
constexpr int Batch = 1000; // short enough for a statement's time limit, and for whoever waits for these rows
constexpr int MostBatches = 100; // the rest on the next round

Result<void> forget(Connection &connection, const QString &tenantId, const Statement &statement,
                    const QString &firstKept)
{
    for (int round = 0; round < MostBatches; ++round) {
        ONHIRE_ASSIGN(Rows rows,
                      connection.run(Scope::tenant(tenantId), statement, {tenantId, firstKept, Batch}));
        if (rows.affected() < Batch)
            break;
    }
    return {};
}

} // namespace

Result<void> forgetOldEvents(Database &database, const QString &tenantId, const QDateTime &now)
{
    const QDateTime limit = now.addDays(-DaysKept);
    Connection &connection = database.connection();
    ONHIRE_TRY(forget(connection, tenantId, sql::webhooks::forget, earliestId(IdKind::WebhookDelivery, limit)));
    return forget(connection, tenantId, sql::events::forget, earliestId(IdKind::Event, limit));
}

} // namespace onhire
